import type { Answers } from "./answers.ts";
import { type ApplicationType, livesThere } from "./roles.ts";

/** Returns a person's income a month in whole dollars: current jobs and every other source; null where none is stated. */
export function monthlyIncomeOf({ employments, otherIncome }: Answers["income"]): number | null {
  const stated = [
    ...employments.filter(({ type }) => type === "CURRENT").map(({ netIncome }) => netIncome),
    ...otherIncome.map((one) => one.monthlyAmount),
  ].filter((amount) => amount !== null);
  return stated.length === 0 ? null : stated.reduce((sum, amount) => sum + amount, 0);
}

/** Returns the income a month of a household: that of everyone who will live there; null where nobody states one. */
export function householdIncome(
  people: readonly { type: ApplicationType; income: Answers["income"] }[],
): number | null {
  const incomes = people
    .filter(({ type }) => livesThere(type))
    .map(({ income }) => monthlyIncomeOf(income))
    .filter((income) => income !== null);
  return incomes.length === 0 ? null : incomes.reduce((sum, income) => sum + income, 0);
}
