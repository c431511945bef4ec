import {
  type IncomeRequirement,
  type PetPolicy,
  type PetPolicyValue,
  type RenterRequirements,
  rentMultiples,
  type ScreeningSensitivity,
} from "../properties/property.ts";
import type { PetKind, RenterFacts } from "./renter-facts.ts";

/** The assessments of a requirement; UNKNOWN is shown as N/A. */
export const assessments = ["MEETS", "CLOSE", "DOES_NOT_MEET", "UNKNOWN"] as const;
export type Assessment = (typeof assessments)[number];
export const moveInAssessments = ["ASAP", "COMPATIBLE", "POSSIBLE", "TOO_FAR", "TOO_EARLY"] as const;
export type MoveInAssessment = (typeof moveInAssessments)[number];

/**
 * The margins within which a miss counts as CLOSE, except under Strict; that of pets holds under Moderate alone.
 * Source: docs/decisions/0005-qualification.md.
 */
export const closeness = { creditPoints: 40, incomeShare: 0.9, incomeShareWithCosigner: 0.75, petsOver: 1 };

/** The limits of a move-in assessment, in days. Source: docs/decisions/0005-qualification.md. */
export const moveInDays = { asap: 14, compatible: 30, possible: 40, tolerance: 7 };

/** Assesses a credit score; a range is judged by both of its ends. Source: docs/decisions/0005-qualification.md. */
export function assessCredit(
  score: RenterFacts["creditScore"],
  minimum: number | null,
  sensitivity: ScreeningSensitivity,
): Assessment {
  if (minimum === null) return "MEETS";
  if (score === null) return "UNKNOWN";
  if (score.low >= minimum) return "MEETS";
  if (score.high >= minimum) return sensitivity === "STRICT" ? "CLOSE" : "MEETS";
  if (sensitivity !== "STRICT" && score.high >= minimum - closeness.creditPoints) return "CLOSE";
  return "DOES_NOT_MEET";
}

/**
 * Assesses a monthly income in whole dollars; with a voucher, the renter's own share of the rent counts, and UNKNOWN
 * while that is missing.
 * Units   whole dollars a month.
 * Source  docs/decisions/0005-qualification.md
 */
export function assessIncome(
  facts: Pick<RenterFacts, "monthlyIncome" | "hasHousingVoucher" | "ownRentShare">,
  rentDollars: number | null,
  requirements: Pick<RenterRequirements, "acceptsCosigners" | "screeningSensitivity"> & {
    minimumIncome: IncomeRequirement;
  },
): Assessment {
  const multiple = rentMultiples[requirements.minimumIncome];
  if (multiple === null) return "MEETS";
  const share = facts.hasHousingVoucher ? facts.ownRentShare : rentDollars;
  if (facts.monthlyIncome === null || share === null) return "UNKNOWN";
  const needed = share * multiple;
  if (facts.monthlyIncome >= needed) return "MEETS";
  if (requirements.screeningSensitivity === "STRICT") return "DOES_NOT_MEET";
  const least = requirements.acceptsCosigners ? closeness.incomeShareWithCosigner : closeness.incomeShare;
  return facts.monthlyIncome >= needed * least ? "CLOSE" : "DOES_NOT_MEET";
}

const rank: Record<Assessment, number> = { MEETS: 0, UNKNOWN: 1, CLOSE: 2, DOES_NOT_MEET: 3 };
const worst = (found: Assessment[]): Assessment =>
  found.reduce<Assessment>((a, b) => (rank[b] > rank[a] ? b : a), "MEETS");

const ofPolicy: Record<PetPolicyValue, Assessment> = {
  ALLOWED: "MEETS",
  BREED_RESTRICTIONS: "CLOSE",
  CASE_BY_CASE: "CLOSE",
  NOT_SPECIFIED: "CLOSE",
  NOT_ALLOWED: "DOES_NOT_MEET",
};

/** Returns the policy for a kind of pet; a dog of unknown size has one only when both sizes have the same. */
export function petPolicyFor(policy: PetPolicy, kind: PetKind): PetPolicyValue {
  if (!policy.allowsPets) return "NOT_ALLOWED";
  if (kind === "cat") return policy.catsPolicy;
  if (kind === "other") return policy.otherPetsPolicy;
  if (kind === "small dog") return policy.smallDogsPolicy;
  if (kind === "large dog" || policy.smallDogsPolicy === policy.largeDogsPolicy) return policy.largeDogsPolicy;
  return "CASE_BY_CASE";
}

/** Assesses a renter's pets, which never include assistance animals. Source: 42 USC 3604(f)(3)(B). */
export function assessPets(
  pets: RenterFacts["pets"],
  policy: PetPolicy | null,
  sensitivity: ScreeningSensitivity,
): Assessment {
  if (pets === null) return "UNKNOWN";
  if (pets.length === 0) return "MEETS";
  if (policy === null) return "CLOSE";
  const kinds = worst(pets.map((pet) => ofPolicy[petPolicyFor(policy, pet.kind)]));
  const over = pets.reduce((sum, pet) => sum + pet.count, 0) - (policy.maxPets ?? Number.POSITIVE_INFINITY);
  if (over <= 0) return kinds;
  return worst([kinds, sensitivity === "MODERATE" && over <= closeness.petsOver ? "CLOSE" : "DOES_NOT_MEET"]);
}

/**
 * Returns the last move-in day that is not too late. `listed` is the day the owner wants to lease from, in the home's
 * zone; null is today.
 * Source: docs/decisions/0005-qualification.md.
 */
export function latestMoveIn(listed: Temporal.PlainDate | null, today: Temporal.PlainDate): Temporal.PlainDate {
  const usual = today.add({ days: moveInDays.possible });
  return listed && Temporal.PlainDate.compare(listed, usual) > 0 ? listed.add({ days: moveInDays.tolerance }) : usual;
}

/**
 * Assesses a move-in date. A wish over several days is judged by its day nearest to what is free. `listed` is the day
 * the owner wants to lease from, in the home's zone; null is today.
 * Source: docs/decisions/0005-qualification.md.
 */
export function assessMoveIn(
  wish: RenterFacts["moveIn"],
  listed: Temporal.PlainDate | null,
  today: Temporal.PlainDate,
): MoveInAssessment | null {
  if (wish === null) return null;
  const until = (day: Temporal.PlainDate) => today.until(day, { largestUnit: "days" }).days;
  const free = listed === null ? 0 : until(listed);
  const from = until(Temporal.PlainDate.from(wish.from));
  const to = Math.max(from, until(Temporal.PlainDate.from(wish.to)));
  const days = Math.min(to, Math.max(from, free, 0));
  if (days < free - moveInDays.tolerance) return "TOO_EARLY";
  if (days > until(latestMoveIn(listed, today))) return "TOO_FAR";
  if (free > moveInDays.possible) return "COMPATIBLE";
  if (days <= moveInDays.asap) return "ASAP";
  if (days <= moveInDays.compatible) return "COMPATIBLE";
  return "POSSIBLE";
}

/**
 * The assessment that each move-in assessment counts as in the verdict. Source: docs/decisions/0005-qualification.md.
 */
export const moveInCounts: Record<MoveInAssessment, Assessment> = {
  ASAP: "MEETS",
  COMPATIBLE: "MEETS",
  POSSIBLE: "CLOSE",
  TOO_EARLY: "CLOSE",
  TOO_FAR: "DOES_NOT_MEET",
};

/**
 * The voucher badges, which only inform and never count against anyone. Source: docs/decisions/0005-qualification.md.
 */
export const voucherBadges = ["HAS_VOUCHER", "NO_VOUCHER", "UNKNOWN"] as const;
export type VoucherBadge = (typeof voucherBadges)[number];
export const voucherBadge = (hasVoucher: boolean | null): VoucherBadge =>
  hasVoucher === null ? "UNKNOWN" : hasVoucher ? "HAS_VOUCHER" : "NO_VOUCHER";
