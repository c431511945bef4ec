/** The platform's screening fee for each person of an application, in whole dollars. */
export const applicationFeeDollars = { APPLICANT: 49, CO_APPLICANT: 49, CO_SIGNER: 25 } as const;

/** What each adult and each co-signer pays to apply, in whole dollars; null where the owner has not said. */
export type ApplicationFees = { applicant: number | null; coSigner: number | null };
