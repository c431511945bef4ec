import { dollars } from "@porchlight/domain/kernel/dollars.ts";
import type { RenterFacts } from "@porchlight/domain/qualification/renter-facts.ts";
import { scoreText } from "../saying/score-text.ts";
import { spanText } from "../saying/time-text.ts";

const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** What a renter said of themselves, as the owner reads it: "Income $6,000 a month". */
export function factWords(facts: Partial<RenterFacts>, today: Temporal.PlainDate): string[] {
  const { monthlyIncome, creditScore, creditUnknown, moveIn, leaseTermMonths, occupants, pets, ownRentShare } = facts;
  const said: (string | null | undefined | false)[] = [
    monthlyIncome != null && `Income ${dollars(monthlyIncome)} a month`,
    creditScore && `Credit ${scoreText(creditScore).en.replace("-", "–")}`,
    facts.creditWord && `Credit “${facts.creditWord}”`,
    creditUnknown && "No credit score",
    moveIn &&
      `Move-in ${spanText(Temporal.PlainDate.from(moveIn.from), Temporal.PlainDate.from(moveIn.to ?? moveIn.from), today, "en")}`,
    leaseTermMonths != null && `Lease of ${counted(leaseTermMonths, "month")}`,
    occupants != null && counted(occupants, "person", "people"),
    pets && petWords(pets),
    facts.hasAssistanceAnimal && "Assistance animal",
    facts.hasHousingVoucher && "Housing voucher",
    ownRentShare != null && `Own share of the rent ${dollars(ownRentShare)}`,
    facts.occupation && `Occupation: ${facts.occupation}`,
    facts.isSmoker != null && (facts.isSmoker ? "Smokes" : "Doesn't smoke"),
  ];
  return said.filter((line) => typeof line === "string");
}

const petWords = (pets: NonNullable<RenterFacts["pets"]>): string =>
  pets.length === 0 ? "No pets" : `Pets: ${pets.map(({ count, kind }) => counted(count, kind, `${kind}s`)).join(", ")}`;
