import type { MoneyMoment } from "@porchlight/assistant/reading/money/money-role-features.ts";
import { understand } from "@porchlight/assistant/reading/understand.ts";
import { sampleHome, sampleNow } from "@porchlight/assistant/sample-home.ts";
import { newTalk, type Talk } from "@porchlight/assistant/talk.ts";
import { linesOf } from "../training/lines.ts";
import { type MarkedFigures, markedFiguresOf } from "../training/money-roles.ts";

/*
 * What the whole understander hears of the lines whose figures are marked, with every rule that stands between the odds of
 * a figure and the facts that are kept.
 */

export const moneyFaults = ["false income", "missed income", "false score", "missed score"] as const;
export type MoneyFault = (typeof moneyFaults)[number];
export type HeardLine = { origin: string; line: number; written: string; faults: MoneyFault[] };

const talks: Record<MoneyMoment, Talk> = {
  none: newTalk,
  facts: { ...newTalk, introduced: true, awaiting: "facts", asked: ["income", "credit"] },
  refused: { ...newTalk, introduced: true, awaiting: "pass-on", asked: ["income"] },
};
const lowestScore = 300;
const highestScore = 850;
/** "Mid 600s" is heard as a span around the figure. */
const nearScore = 60;

/** The lines with marked figures that were learned from, and those that were held back. */
export type MoneyFolder = "money" | "money-held-out";

/** Returns the lines of a corpus of money, each with what is heard amiss of it. */
export const heardOfMoney = (folder: MoneyFolder): HeardLine[] =>
  linesOf(folder).map(({ words, origin, line }) => {
    const marked = markedFiguresOf(words);
    return { origin, line, written: marked.written, faults: faultsIn(marked) };
  });

function faultsIn({ written, figures, roles, moment, scoresInWords }: MarkedFigures): MoneyFault[] {
  const context = { history: [], now: sampleNow, timeZone: sampleHome.timeZone, property: sampleHome };
  const { facts, incomes } = understand(written, { ...context, talk: talks[moment] ?? newTalk });
  const valuesOf = (...of: string[]) =>
    figures.filter((_, at) => of.includes(roles[at] as string)).map(({ value }) => value);
  const earned = valuesOf("own-income", "household-income");
  const scores = [...valuesOf("own-score", "household-score"), ...scoresInWords].filter(
    (value) => value >= lowestScore && value <= highestScore,
  );
  const others = figures.map(({ value }) => value).filter((value) => !earned.includes(value));
  const counted = (incomes?.parts ?? []).filter(({ isOutside }) => !isOutside);
  const { creditScore = null, monthlyIncome = null } = facts;
  const isNear = (value: number) =>
    creditScore !== null && value >= creditScore.low - nearScore && value <= creditScore.high + nearScore;
  const has: Record<MoneyFault, boolean> = {
    "false income": counted.some(({ dollars }) => others.includes(dollars)),
    "missed income": earned.length > 0 && monthlyIncome === null && counted.length === 0,
    "false score": creditScore !== null && !scores.some(isNear),
    "missed score": scores.length > 0 && creditScore === null,
  };
  return moneyFaults.filter((fault) => has[fault]);
}
