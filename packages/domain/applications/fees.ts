/** What each person of an application pays for the platform's screening, whole dollars. */
export const applicationFeeDollars = { APPLICANT: 49, CO_APPLICANT: 49, CO_SIGNER: 25 } as const;
