import type { ApplicationType } from "../applications/roles.ts";

/** The kinds of reports, as they are named in calls. */
export const reportProducts = ["CREDIT", "CRIMINAL", "EVICTION"] as const;
export type ReportProduct = (typeof reportProducts)[number];

/** The reports that are ordered on a person of each role: on a co-signer the credit report alone. */
export const productsOf: Record<ApplicationType, readonly ReportProduct[]> = {
  APPLICANT: reportProducts,
  CO_APPLICANT: reportProducts,
  CO_SIGNER: ["CREDIT"],
};

/** Where a report on a person is. */
export const reportStates = ["WAITING", "READY", "EXPIRED", "NONE"] as const;

/** What a report that is not there yet waits for: the bureau, or the owner's conditional offer. */
export const reportWaits = ["BUREAU", "OFFER"] as const;
