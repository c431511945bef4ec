import { assessments, moveInAssessments, voucherBadges } from "./assessments.ts";

/** What a home asks of renters, each beside what a renter told, as it is named on the wire. */
export const fitRules = ["income", "credit", "move-in", "pets"] as const;
export type FitRule = (typeof fitRules)[number];

/** What an owner may weigh or like to know of a renter. The last three are told and never judged. */
export const highlightRules = [...fitRules, "lease-term", "occupation", "voucher"] as const;
export type HighlightRule = (typeof highlightRules)[number];

/** What a highlight may be marked with; UNKNOWN is a voucher's alone. */
export const highlightBadges = [...new Set([...assessments, ...moveInAssessments, ...voucherBadges])];
