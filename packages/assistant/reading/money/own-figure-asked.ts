import { creditScoreLimits } from "@porchlight/domain/qualification/credit-score.ts";
import type { Ask } from "../../heard/questions.ts";
import { contentOf } from "../questions/words-of-meaning.ts";
import { least } from "../rank.ts";
import { normal } from "../text/normal.ts";
import { tells } from "../text/word-table.ts";
import { isWrittenAs } from "../times/hours-as-figures.ts";
import { asFigures } from "./amounts-in-words.ts";
import { amountsIn } from "./home-sums.ts";
import { incomes, moneyIn, oddsThat } from "./money-apart.ts";
import type { WeighedFigure } from "./money-roles.ts";

/** Whether a question names figures of which none is rather an income than something else, or than an hour of these. */
export function namesNoIncome(words: string, hours: readonly string[]): boolean {
  const figures = moneyIn(normal(words), "facts")?.figures ?? [];
  const isIncome = (figure: WeighedFigure) =>
    oddsThat(figure, incomes) >= least.money.earned && !hours.some((at) => isWrittenAs(figure.value, at));
  return figures.length > 0 && !figures.some(isIncome);
}

const asksWhetherEnough = tells(
  {
    en: ["(is|was|would|will) # (be)? {enough}; # (is|be) {enough}; # . is|would|will that|this|it (be)? {enough}"],
    es: [
      "(alcanza|basta|es suficiente|esta bien) (con)? #; # (alcanza|basta|es suficiente|esta bien)",
      "# . (eso|asi) (alcanza|basta|es suficiente|esta bien|es un problema)",
    ],
  },
  { enough: "enough; good enough; high enough; okay; a problem; too low; a no; a deal breaker; a dealbreaker" },
);

/** A month's income is no less. */
const leastDollars = 1000;
/** The figure, that it is enough, and a word besides. */
const mostWords = 3;

/** What a question asks that names a figure of one's own and whether it will do: "is 5600 enough", "is 540 ok or not". */
export function askOfOwnFigure(words: string): Ask | null {
  const text = asFigures(normal(words));
  if (!asksWhetherEnough(text) || contentOf(text).length > mostWords) return null;
  const [amount, another] = amountsIn(text);
  if (!amount || another) return null;
  const isScore = amount.dollars >= creditScoreLimits.low && amount.dollars <= creditScoreLimits.high;
  if (!isScore && amount.dollars < leastDollars) return null;
  return { topic: isScore ? "requirements.credit" : "requirements.income_enough", words, needsOwner: false };
}
