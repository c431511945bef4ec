import type { Question } from "../heard.ts";
import { asFigures } from "./amounts-in-words.ts";
import { clausesOf } from "./clauses.ts";
import { amountsIn } from "./home-sums.ts";
import { addsCosts, incomeIn } from "./income.ts";
import { normal } from "./normal.ts";

/** Less is what comes by the hour. */
const leastDollars = 300;

/** The income that a message names beside a question of whether it is enough; null where it names none, or asks something else. */
export function supposedIncomeIn(topic: string, { cues }: Question, said: string): number | null {
  const isOfIncome =
    topic === "requirements.income_enough" ||
    topic === "requirements.income_together" ||
    (topic === "requirements.income" && cues.has("points-back"));
  if (!isOfIncome || addsCosts.test(normal(said))) return null;
  const amounts = amountsIn(asFigures(normal(said))).filter(({ dollars }) => dollars >= leastDollars);
  if (amounts.length > 1) return amounts.reduce((sum, { dollars }) => sum + dollars, 0);
  const incomes = clausesOf(said).flatMap(({ text }) => incomeIn(asFigures(text), true) ?? []);
  return incomes.length === 0 ? null : incomes.reduce((sum, each) => sum + each, 0);
}
