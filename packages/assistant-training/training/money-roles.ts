import { withScore, withScoreAnswered } from "@porchlight/assistant/reading/money/amounts-in-words.ts";
import {
  type FigureNamed,
  figuresNamedIn,
  withAmountsInFigures,
} from "@porchlight/assistant/reading/money/figures-named.ts";
import {
  type MoneyMoment,
  type MoneyRole,
  moneyFeaturesOf,
  moneyRoles,
  sizeOf,
} from "@porchlight/assistant/reading/money/money-role-features.ts";
import { numberAt, tokensIn } from "@porchlight/assistant/reading/money/number-tokens.ts";
import { normal } from "@porchlight/assistant/reading/text/normal.ts";
import type { RoleExample, RoleLearning } from "./roles.ts";

/*
 * Learns from corpus/money whose money or score a figure in a message is. A figure without a mark is something else.
 */

const letters: Record<string, MoneyRole> = {
  i: "own-income",
  h: "household-income",
  x: "outside-income",
  p: "paid-out",
  r: "home",
  v: "share",
  w: "wish",
  s: "savings",
  z: "set-aside",
  c: "own-score",
  a: "household-score",
  k: "outside-score",
  m: "least-score",
};

/** A message as it was written and as it is read, with its figures and whose each of them is. */
export type MarkedFigures = {
  written: string;
  text: string;
  figures: FigureNamed[];
  roles: MoneyRole[];
  moment: MoneyMoment;
  /** The scores of the household that are said in words alone: "six fifty". */
  scoresInWords: number[];
};

const ofHousehold: readonly MoneyRole[] = ["own-score", "household-score"];

const mark = /\[([ihxprvwszcakm]) ([^\]]+)\]/g;

/** "income|[p 600] goes out, [i 5200] is before that" */
export function markedFiguresOf(line: string): MarkedFigures {
  const [moment = "none", marked = ""] = line.split("|");
  const written = marked.replace(mark, "$2");
  const text = withAmountsInFigures(normal(written));
  const figures = figuresNamedIn(text);
  const roles: MoneyRole[] = figures.map(() => "other");
  const scoresInWords: number[] = [];
  let from = 0;
  for (const [, letter, words] of marked.matchAll(mark)) {
    const said = withAmountsInFigures(normal(words as string));
    const at = text.indexOf(said, from);
    const role = letters[letter as string] as MoneyRole;
    const score = /\d/.test(said) || !ofHousehold.includes(role) ? "" : withScore(withScoreAnswered(said));
    scoresInWords.push(...(score.match(/\d{3}/g) ?? []).map(Number));
    if (at < 0) {
      const place = placeCounted(said, figures, from);
      if (place >= 0) roles[place] = role;
      continue;
    }
    from = at + said.length;
    figures.forEach((figure, place) => {
      if (figure.at < from && at < figure.end) roles[place] = role;
    });
  }
  return { written, text, figures, roles, moment: moment as MoneyMoment, scoresInWords };
}

/** Which figure a marked number is read as that is no longer there as it was said: "diecinueve la hora", or so many times "110 a night". */
function placeCounted(said: string, figures: readonly FigureNamed[], from: number): number {
  const number = numberAt(tokensIn(said), 0);
  if (!number || number.value < 2) return -1;
  return figures.findIndex(
    ({ at, value }) => at >= from && value % number.value === 0 && value / number.value <= mostPieces,
  );
}
const mostPieces = 31;

/** What each figure of a message is judged by, with its role. */
const moneyExamplesOf = ({ text, figures, roles, moment }: MarkedFigures): RoleExample<MoneyRole>[] =>
  roles.map((role, place) => ({
    features: moneyFeaturesOf(text, figures, place, moment),
    role,
    kind: sizeOf((figures[place] as FigureNamed).value),
  }));

/** Whose the figures of messages are. */
export const moneyLearning: RoleLearning<MoneyRole> = {
  roles: moneyRoles,
  folder: "money",
  examplesOf: ({ words }) => moneyExamplesOf(markedFiguresOf(words)),
  // What comes to less than this is thinned out, a third of all: it tells nothing of lines that were not learned from.
  how: { rounds: 20, rate: 0.03, decay: 0.003, averaged: 4, thinned: { leastOf: () => 0.13, whole: [], rounds: 8 } },
  leastMet: 4,
  scale: 6,
};
