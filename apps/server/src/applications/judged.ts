import type { ReviewView, VerdictView } from "@porchlight/contract/applications.ts";
import { allAnswers } from "@porchlight/domain/applications/answers.ts";
import { factsOf, householdLine, type Person, petsOf } from "@porchlight/domain/applications/household.ts";
import { livesThere } from "@porchlight/domain/applications/roles.ts";
import type { RenterFacts } from "@porchlight/domain/qualification/renter-facts.ts";
import { fitOf } from "../leads/fit.ts";
import { creditFactsOf, scoresOf, scoresStated } from "../screening/credit-scores.ts";
import type { ScreeningRow } from "../screening/queries.ts";
import type { Applicant, Bundle } from "./store.ts";

/** What a household is judged by, the same for every household of a home. */
export type Judged = { criteria: ReviewView["criteria"]; household: VerdictView["household"] };

/** What the primary applicant told Piper of a housing voucher, which no form asks about. */
export type VoucherFacts = Pick<RenterFacts, "hasHousingVoucher" | "ownRentShare">;
export const voucherIn = ({ hasHousingVoucher = null, ownRentShare = null }: Partial<RenterFacts>): VoucherFacts => ({
  hasHousingVoucher,
  ownRentShare,
});

/** Returns what a bundle is judged by, as of when it was submitted; before that, what it asks for and no answers. */
export function judgedOf(
  bundle: Pick<Bundle, "criteria" | "submittedAt" | "occupantsUnderEighteen">,
  applicants: readonly Pick<Applicant, "id" | "type" | "name" | "answers">[],
  { screenings, voucher }: { screenings: Map<string, ScreeningRow | null> | null; voucher: VoucherFacts },
  now: Temporal.Instant,
): Judged {
  const { criteria, submittedAt } = bundle;
  const people = submittedAt ? applicants.map(({ type, answers }) => ({ type, answers: allAnswers(answers) })) : [];
  const scores = submittedAt ? scoresOf(applicants, screenings) : [];
  const facts = { ...factsOf(people), ...creditFactsOf(scores), ...(submittedAt ? voucher : {}) };
  const stated = scoresStated(scores);
  return {
    criteria: {
      asOf: criteria.asOf,
      rows: fitOf(facts, criteria, submittedAt ?? now).map((row) =>
        row.rule === "credit" && stated ? { ...row, stated } : row,
      ),
      acceptsCosigners: criteria.renterRequirements?.acceptsCosigners ?? false,
    },
    household: householdOf(people, bundle.occupantsUnderEighteen ?? 0, facts.monthlyIncome),
  };
}

function householdOf(
  people: readonly Person[],
  minors: number,
  monthlyIncome: number | null,
): VerdictView["household"] {
  const adults = people.filter(({ type }) => livesThere(type)).length;
  const counts = petsOf(people);
  const pets = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return { line: householdLine({ adults, minors, pets: counts }), adults, minors, pets, monthlyIncome };
}
