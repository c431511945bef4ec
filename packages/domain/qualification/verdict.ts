import type { Property } from "../properties/property.ts";
import { dateAt } from "../scheduling/zone-clock.ts";
import {
  type Assessment,
  assessCredit,
  assessIncome,
  assessMoveIn,
  assessPets,
  latestMoveIn,
  type MoveInAssessment,
  moveInCounts,
  type VoucherBadge,
  voucherBadge,
} from "./assessments.ts";
import type { RenterFacts } from "./renter-facts.ts";

/** The rules a verdict depends on, in the order in which renters are asked. */
export const qualifyingRules = ["moveIn", "income", "credit", "pets"] as const;
export type QualifyingRule = (typeof qualifyingRules)[number];

export type Verdict = {
  /** False only where a rule is failed under the owner's sensitivity; null while something must be asked or the owner decides. */
  passes: boolean | null;
  /** Under Strict no machine may say yes or no here: pets case by case, a renter without a score. */
  needsOwner: QualifyingRule[];
  /** Not provided yet and needed for a booking. */
  missing: QualifyingRule[];
  failed: QualifyingRule[];
  rules: Record<QualifyingRule, Assessment>;
  moveIn: MoveInAssessment | null;
  voucher: VoucherBadge;
};

export type JudgedHome = Pick<Property, "leaseConditions" | "renterRequirements" | "petPolicy" | "timeZone">;

const noRequirements = {
  minimumIncome: "NO_REQUIREMENT",
  minimumCreditScore: null,
  acceptsCosigners: false,
  screeningSensitivity: "MODERATE",
} as const;

/**
 * Returns whether a renter may book, by the facts they stated: the same verdict for every renter with the same facts.
 * Errors  none: what is missing is `missing`.
 * Source  docs/decisions/0005-qualification.md
 */
export function verdictOn(facts: RenterFacts, home: JudgedHome, now: Temporal.Instant): Verdict {
  const wanted = home.renterRequirements ?? noRequirements;
  const sensitivity = wanted.screeningSensitivity;
  const moveIn = assessMoveIn(facts.moveIn, listedDay(home), dateAt(now, home.timeZone));
  const rules: Record<QualifyingRule, Assessment> = {
    credit: assessCredit(facts.creditScore, wanted.minimumCreditScore, sensitivity),
    income: assessIncome(facts, home.leaseConditions?.rent ?? null, wanted),
    moveIn: moveIn === null ? "UNKNOWN" : moveInCounts[moveIn],
    pets: assessPets(facts.pets, home.petPolicy, sensitivity),
  };
  const needsOwner = qualifyingRules.filter((rule) => sensitivity === "STRICT" && isForOwner(rule, rules, facts));
  const missing = qualifyingRules.filter((rule) => rules[rule] === "UNKNOWN" && isAsked(rule, facts, home));
  const failed = qualifyingRules.filter((rule) => isFailed(rules[rule], sensitivity) && !needsOwner.includes(rule));
  const passes = failed.length > 0 ? false : missing.length + needsOwner.length > 0 ? null : true;
  return { passes, needsOwner, missing, failed, rules, moveIn, voucher: voucherBadge(facts.hasHousingVoucher) };
}

/** The day the owner wants to lease from, in the home's zone. */
export function listedDay({
  leaseConditions,
  timeZone,
}: Pick<JudgedHome, "leaseConditions" | "timeZone">): Temporal.PlainDate | null {
  const listed = leaseConditions?.desiredLeasingDate ?? null;
  return listed === null ? null : dateAt(Temporal.Instant.from(listed), timeZone);
}

/** The last day to move in that is not too far for a home. */
export const latestMoveInTo = (home: JudgedHome, now: Temporal.Instant): Temporal.PlainDate =>
  latestMoveIn(listedDay(home), dateAt(now, home.timeZone));

function isFailed(assessment: Assessment, sensitivity: "STRICT" | "MODERATE" | "OWNER_REVIEW"): boolean {
  if (sensitivity === "OWNER_REVIEW") return false;
  return assessment === "DOES_NOT_MEET" || (sensitivity === "STRICT" && assessment === "CLOSE");
}

/** An unknown that asking cannot cure does not hold up a booking: a voucher holder's share, a home without a rent. */
function isAsked(rule: QualifyingRule, facts: RenterFacts, home: JudgedHome): boolean {
  if (rule === "credit") return !facts.creditUnknown;
  if (rule !== "income") return true;
  return facts.monthlyIncome === null && !facts.hasHousingVoucher && home.leaseConditions?.rent != null;
}

function isForOwner(rule: QualifyingRule, rules: Verdict["rules"], facts: RenterFacts): boolean {
  if (rule === "pets") return rules.pets === "CLOSE";
  return rule === "credit" && rules.credit === "UNKNOWN" && facts.creditUnknown;
}
