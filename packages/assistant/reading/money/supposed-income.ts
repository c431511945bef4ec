import type { Question } from "../../heard/questions.ts";
import { clausesOf } from "../text/clauses.ts";
import { normal } from "../text/normal.ts";
import { leastMonthlyDollars } from "./amounts-found.ts";
import { asFigures } from "./amounts-in-words.ts";
import { amountsIn } from "./home-sums.ts";
import { incomeIn } from "./income.ts";
import { addsCosts } from "./income-words.ts";
import { monthlyOf } from "./pay-periods.ts";

/** "Over the 5,685" compares with what the home asks for. */
const compared =
  /\b(?:over|above|under|below|short of|(?:more|less) than|(?:mas|menos) de|arriba de) (?:the |your |los |el )?\$?\d[\d,.]*k?/g;

/** The amounts that a normal text of a question names as an income, and not to compare it with. */
const incomesNamed = (text: string): number[] =>
  amountsIn(asFigures(text).replace(compared, " ")).flatMap(({ dollars }) =>
    dollars >= leastMonthly ? [dollars] : [],
  );
const leastMonthly = 1000;
/** Whether a normal text of a question names one income: "is 5600 enough then". */
export const namesIncome = (text: string): boolean => incomesNamed(text).length === 1;

/** The income that a message names beside a question of whether it is enough; null where it names none, or asks something else. */
export function supposedIncomeIn(topic: string, { cues, words }: Question, said: string): number | null {
  const isOfIncome =
    topic === "requirements.income_enough" ||
    topic === "requirements.income_together" ||
    (topic === "requirements.income" && cues.has("points-back"));
  if (!isOfIncome || addsCosts.test(normal(said))) return null;
  const [named, another] = incomesNamed(normal(words));
  // "45k a year"
  if (named && another === undefined) return Math.round(monthlyOf(named, undefined, 0));
  const amounts = amountsIn(asFigures(normal(said))).filter(({ dollars }) => dollars >= leastMonthlyDollars);
  if (amounts.length > 1) return amounts.reduce((sum, { dollars }) => sum + dollars, 0);
  const incomes = clausesOf(said).flatMap(({ text }) => incomeIn(text, "facts") ?? []);
  return incomes.length === 0 ? null : incomes.reduce((sum, each) => sum + each, 0);
}
