/** The platform's screening fee for each person of an application, in whole dollars. */
export const applicationFeeDollars = { APPLICANT: 49, CO_APPLICANT: 49, CO_SIGNER: 25 } as const;
