import type { FitView } from "@porchlight/contract/showings.ts";
import { dollars } from "@porchlight/domain/kernel/dollars.ts";
import { rentMultiples } from "@porchlight/domain/properties/property.ts";
import { creditAsTold } from "@porchlight/domain/qualification/credit-score.ts";
import { noFacts, type RenterFacts } from "@porchlight/domain/qualification/renter-facts.ts";
import { type JudgedHome, latestMoveInTo, listedDay, verdictOn } from "@porchlight/domain/qualification/verdict.ts";

// Kept, since to make one takes longer than everything else here.
const monthAndDay = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });

const day = (of: string | Temporal.PlainDate): string => monthAndDay.format(Date.parse(of.toString()));

/** Returns a renter's facts with the home's requirements, in the same order for everyone. */
export function fitOf(told: Partial<RenterFacts>, home: JudgedHome, now: Temporal.Instant): FitView[] {
  const facts = { ...noFacts, ...told };
  const { rules, moveIn } = verdictOn(facts, home, now);
  const latest = moveIn === "TOO_FAR" ? latestMoveInTo(home, now) : null;
  const stated = statedOf(facts);
  return [
    { rule: "income", stated: stated.income, asked: incomeAsked(home, facts), assessment: rules.income },
    { rule: "credit", stated: stated.credit, asked: creditAsked(home), assessment: rules.credit },
    { rule: "move-in", stated: stated["move-in"], asked: moveInAsked(home, latest), assessment: rules.moveIn },
    { rule: "pets", stated: stated.pets, asked: petsAsked(home), assessment: rules.pets },
  ];
}

/** Returns a stated fact as the owner reads it; null until stated. */
export const statedOf = (facts: RenterFacts): Record<FitView["rule"], string | null> => ({
  income: incomeStated(facts),
  credit: creditAsTold(facts),
  "move-in": moveInStated(facts),
  pets: petsStated(facts),
});

const incomeStated = ({ monthlyIncome }: RenterFacts): string | null =>
  monthlyIncome === null ? null : `${dollars(monthlyIncome)} a month`;

/** With a voucher an income is measured against the renter's own share of the rent. */
function incomeAsked({ renterRequirements, leaseConditions }: JudgedHome, facts: RenterFacts): string | null {
  const multiple = rentMultiples[renterRequirements?.minimumIncome ?? "NO_REQUIREMENT"];
  if (multiple === null) return null;
  const [of, base] = facts.hasHousingVoucher
    ? ["their share of the rent", facts.ownRentShare]
    : ["rent", leaseConditions?.rent ?? null];
  return `Your minimum: ${base === null ? `${multiple}x ${of}` : `${dollars(multiple * base)} (${multiple}x ${of})`}`;
}

const creditAsked = ({ renterRequirements }: JudgedHome): string | null =>
  renterRequirements?.minimumCreditScore == null ? null : `Your minimum: ${renterRequirements.minimumCreditScore}`;

function moveInStated({ moveIn }: RenterFacts): string | null {
  if (moveIn === null) return null;
  return moveIn.from === moveIn.to ? day(moveIn.from) : `${day(moveIn.from)} – ${day(moveIn.to)}`;
}

/** `latest` is the last day that is not too late, or null where the move-in is early enough. */
function moveInAsked(home: JudgedHome, latest: Temporal.PlainDate | null): string | null {
  const from = listedDay(home);
  if (latest === null) return from && `Available from ${day(from)}`;
  return from ? `Available from ${day(from)}, move-in by ${day(latest)}` : `Move-in by ${day(latest)}`;
}

function petsStated({ pets }: RenterFacts): string | null {
  if (pets === null) return null;
  if (pets.length === 0) return "No pets";
  return pets
    .map((pet) => `${pet.count} ${pet.kind === "other" ? "other pet" : pet.kind}${pet.count > 1 ? "s" : ""}`)
    .join(", ");
}

function petsAsked({ petPolicy }: JudgedHome): string | null {
  if (!petPolicy) return null;
  const { allowsPets, maxPets } = petPolicy;
  if (!allowsPets) return "You don't allow pets";
  return maxPets === null ? "You allow pets" : `You allow up to ${maxPets} ${maxPets === 1 ? "pet" : "pets"}`;
}
