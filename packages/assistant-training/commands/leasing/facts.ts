import { noFacts, type PetKind, type RenterFacts } from "@porchlight/domain/qualification/renter-facts.ts";
import type { ToldFacts } from "./request.ts";

type Pet = NonNullable<RenterFacts["pets"]>[number];

const kindOf = (type: string): PetKind => (type === "dog" || type === "cat" ? type : "other");

/** What was told before, as the records of a renter. */
export function recordedFacts(told: ToldFacts = {}): RenterFacts {
  const { credit, move_in: moveIn } = told;
  const [low, high] = typeof credit === "number" ? [credit, credit] : (credit ?? [null, null]);
  return {
    ...noFacts,
    monthlyIncome: told.income_monthly ?? null,
    creditScore: low === null || high === null ? null : { low, high },
    moveIn: typeof moveIn === "string" ? { from: moveIn, to: moveIn } : (moveIn ?? null),
    occupants: told.occupants ?? null,
    pets:
      told.pets?.map(({ type, count, weight_lb: pounds }) => ({
        kind: kindOf(type),
        count,
        description: pounds === undefined ? type : `${type}, ${pounds} lb`,
      })) ?? null,
    hasAssistanceAnimal: told.assistance_animal ?? null,
    hasHousingVoucher: told.voucher ?? null,
    isSmoker: told.smoker ?? null,
    leaseTermMonths: told.lease_months ?? null,
  };
}

const typeOf = ({ kind, description }: Pet): string =>
  kind === "other" ? (/[a-z ]+/i.exec(description)?.[0] ?? kind).trim().replace(/s$/, "") : kind.split(" ").at(-1)!;

function petOf(pet: Pet): NonNullable<ToldFacts["pets"]>[number] {
  const pounds = /(\d{1,3})\s?(?:lb|pound|libra)/.exec(pet.description)?.[1];
  return { type: typeOf(pet), count: pet.count, ...(pounds ? { weight_lb: Number(pounds) } : {}) };
}

/** Facts of a renter in the evaluation's words; what is not known is left out. */
export function toldFacts(facts: Partial<RenterFacts>): ToldFacts {
  const { creditScore: score, moveIn } = facts;
  const told: { [field in keyof ToldFacts]: ToldFacts[field] | null | undefined } = {
    income_monthly: facts.monthlyIncome,
    credit: score && (score.low === score.high ? score.low : [score.low, score.high]),
    move_in: moveIn && (moveIn.from === moveIn.to ? moveIn.from : moveIn),
    pets: facts.pets?.map(petOf),
    assistance_animal: facts.hasAssistanceAnimal,
    occupants: facts.occupants,
    voucher: facts.hasHousingVoucher,
    smoker: facts.isSmoker,
    lease_months: facts.leaseTermMonths,
  };
  return Object.fromEntries(Object.entries(told).filter(([, value]) => value !== null && value !== undefined));
}
