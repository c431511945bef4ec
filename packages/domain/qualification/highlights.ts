import { assessments, moveInAssessments, voucherBadges } from "./assessments.ts";

/** The requirements a renter is compared with, by their wire names. */
export const fitRules = ["income", "credit", "move-in", "pets"] as const;
export type FitRule = (typeof fitRules)[number];

/** The facts about a renter that an owner sees. The last three are never assessed. */
export const highlightRules = [...fitRules, "lease-term", "occupation", "voucher"] as const;
export type HighlightRule = (typeof highlightRules)[number];

/** The badges a highlight can have; UNKNOWN is used for vouchers only. */
export const highlightBadges = [...new Set([...assessments, ...moveInAssessments, ...voucherBadges])];
