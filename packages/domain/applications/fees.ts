import type { LeaseConditions } from "../properties/property.ts";

/** The platform's screening fee for each person of an application, in whole dollars. */
export const applicationFeeDollars = { APPLICANT: 49, CO_APPLICANT: 49, CO_SIGNER: 25 } as const;

/** What each adult and each co-signer pays to apply, in whole dollars; null where the owner has not said. */
export type ApplicationFees = { applicant: number | null; coSigner: number | null };

/** Returns what applying through the platform costs. The fee is for the reports, so without screening there is none. */
export const platformFees = (hasScreening: boolean): ApplicationFees =>
  hasScreening
    ? { applicant: applicationFeeDollars.APPLICANT, coSigner: applicationFeeDollars.CO_SIGNER }
    : { applicant: 0, coSigner: 0 };

type Lease = Pick<LeaseConditions, "applicationProvider" | "applicationFee" | "applicationCoSignerFee">;

/** Returns what applying for a home costs: the platform's fees, or those of an owner who takes applications elsewhere. */
export const applicationFeesOf = (lease: Lease | null, hasScreening: boolean): ApplicationFees =>
  lease?.applicationProvider === "PLATFORM"
    ? platformFees(hasScreening)
    : { applicant: lease?.applicationFee ?? null, coSigner: lease?.applicationCoSignerFee ?? null };
