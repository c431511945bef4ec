import { describe, expect, it } from "vitest";
import { type Answers, allAnswers, noPetCounts } from "./answers.ts";
import { factsOf, householdLine, petsOf } from "./household.ts";
import { householdIncome, monthlyIncomeOf } from "./income.ts";
import type { ApplicationType } from "./roles.ts";

const job = (netIncome: number | null, type: "CURRENT" | "PREVIOUS" = "CURRENT") => ({
  id: "1",
  type,
  startDate: null,
  endDate: null,
  jobTitle: null,
  companyName: null,
  netIncome,
  managerName: null,
  managerPhone: null,
  managerEmail: null,
});
const income = (...employments: ReturnType<typeof job>[]): Answers["income"] => ({
  employments,
  otherIncome: [],
  incomeNote: null,
});
const person = (type: ApplicationType, answers: Partial<Answers> = {}) => ({ type, answers: allAnswers(answers) });
const pets = (counts: Partial<typeof noPetCounts>, hasPets: boolean | null = true) => ({
  pets: { hasPets, petDetails: null, ...noPetCounts, ...counts },
});

describe("A person's income", () => {
  it("is the sum of current jobs and every other source", () => {
    const otherIncome = [{ id: "2", source: "Child support", monthlyAmount: 400 }];
    expect(monthlyIncomeOf({ ...income(job(3000), job(900)), otherIncome })).toBe(4300);
  });
  it("leaves out jobs that are over", () =>
    expect(monthlyIncomeOf(income(job(3000), job(9000, "PREVIOUS")))).toBe(3000));
  it("is unknown where no amount is stated, and 0 where 0 is stated", () => {
    expect(monthlyIncomeOf(income(job(null)))).toBeNull();
    expect(monthlyIncomeOf(income(job(0)))).toBe(0);
  });
});

describe("A household's income", () => {
  it("is that of applicants and co-applicants, never of co-signers", () =>
    expect(
      householdIncome([
        { type: "APPLICANT", income: income(job(3000)) },
        { type: "CO_APPLICANT", income: income(job(2000)) },
        { type: "CO_SIGNER", income: income(job(9000)) },
      ]),
    ).toBe(5000));
});

describe("The facts of a household", () => {
  it("have the primary applicant's move-in date and everyone's pets", () => {
    const about = { aboutYou: null, isSmoker: false, desiredMoveInDate: "2026-12-05", isMoveInDateFlexible: true };
    const facts = factsOf([
      person("APPLICANT", { about, ...pets({ numberOfSmallDogs: 1 }) }),
      person("CO_APPLICANT", pets({ numberOfCats: 2 })),
      person("CO_SIGNER"),
    ]);
    expect(facts.moveIn).toEqual({ from: "2026-12-05", to: "2026-12-05" });
    expect(facts.pets?.map(({ kind, count }) => [kind, count])).toEqual([
      ["small dog", 1],
      ["cat", 2],
    ]);
  });
  it("have no pets where everyone said so, and unknown pets where one did not say", () => {
    expect(factsOf([person("APPLICANT", pets({}, false))]).pets).toEqual([]);
    expect(factsOf([person("APPLICANT", pets({}, false)), person("CO_APPLICANT")]).pets).toBeNull();
  });
  it("count no pets that a person noted and then said they do not have", () =>
    expect(petsOf([person("APPLICANT", pets({ numberOfCats: 2 }, false))])).toEqual(noPetCounts));
});

describe("The summary line of a household", () => {
  it("names adults, minors and pets, and leaves out what is none", () => {
    expect(householdLine({ adults: 2, minors: 1, pets: { ...noPetCounts, numberOfSmallDogs: 1 } })).toBe(
      "2 adults, 1 minor, 1 small dog",
    );
    expect(householdLine({ adults: 1, minors: 0 })).toBe("1 adult");
    expect(
      householdLine({ adults: 2, minors: 2, pets: { ...noPetCounts, numberOfCats: 2, numberOfOtherPets: 3 } }),
    ).toBe("2 adults, 2 minors, 2 cats, 3 other pets");
  });
});
