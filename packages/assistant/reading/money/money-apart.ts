import { creditScoreLimits } from "@porchlight/domain/qualification/credit-score.ts";
import { least } from "../rank.ts";
import type { Clause } from "../text/clauses.ts";
import { tokensOf } from "../text/normal.ts";
import { anyWeekday } from "../times/calendar-words.ts";
import { visitWords } from "../times/move-in-or-visit.ts";
import { leastMonthlyDollars } from "./amounts-found.ts";
import { withMoneyInFigures } from "./figures-named.ts";
import { speaksOfIncome } from "./income-words.ts";
import type { MoneyMoment, MoneyRole } from "./money-role-features.ts";
import { type ClauseMoney, type WeighedFigure, weighedFiguresIn } from "./money-roles.ts";
import { kindOfMoneyWord } from "./money-words.ts";
import { mayBeOld } from "./old-score.ts";
import { amountsTakenBack } from "./taken-back.ts";
import { earnerOf } from "./who-earns.ts";

/*
 * The figures of a message told apart by whose they are: what is paid out, put by, offered or somebody else's is no income
 * of the household, and no score of theirs.
 */

export const incomes: readonly MoneyRole[] = ["own-income", "household-income"];
export const scores: readonly MoneyRole[] = ["own-score", "household-score"];
export const outside: readonly MoneyRole[] = ["outside-income", "outside-score"];
/** What joins two clauses, of which the first may end as a sentence does. */
const between = (text: string): string => (/[.?!]$/.test(text) ? " " : ". ");
/** How likely it is that a figure has one of these roles. */
export const oddsThat = ({ odds }: WeighedFigure, roles: readonly MoneyRole[]): number =>
  roles.reduce((sum, role) => sum + odds[role], 0);
/** Whether a figure is surely money or a score, and of another role than these. */
export const isApart = (
  figure: WeighedFigure,
  roles: readonly MoneyRole[],
  atLeast: number = least.money.apart,
): boolean => 1 - figure.odds.other - oddsThat(figure, roles) >= atLeast;
export const likeliestOf = ({ odds }: WeighedFigure): MoneyRole =>
  (Object.keys(odds) as MoneyRole[]).reduce((best, role) => (odds[role] > odds[best] ? role : best));

/** Clauses of somebody who will not live there, whose incomes are told as anybody's. */
export const asOutside = (clauses: readonly Clause[]): Clause[] =>
  clauses.map((clause) => (clause.money ? { ...clause, money: { ...clause.money, isOutside: true } } : clause));

/** "Just me, 690, 5200, june": whether a text is a row of short answers, given as though they had been asked for. */
export function isRowOfFacts(text: string): boolean {
  const parts = text.split(/[,;.?!\n](?: |$)/).filter((part) => part.trim() !== "");
  const isShort = parts.length >= fewestInRow && parts.every((part) => part.trim().split(" ").length <= mostWordsInRow);
  return (
    isShort && parts.some((part) => /^ ?\$?\d[\d,]{2,}$/.test(part)) && !visitWords.test(text) && !aWeekday.test(text)
  );
}
const fewestInRow = 3;
const mostWordsInRow = 4;
const aWeekday = new RegExp(String.raw`\b${anyWeekday}\b`);

/** The figures of a text that stands alone; undefined where it has none. */
export const moneyIn = (text: string, moment: MoneyMoment): ClauseMoney | undefined =>
  withMoneyJudged([{ text, words: text, isQuestion: false }], moment)[0]?.money;

/** What the figures of a clause are, its amounts written in figures; undefined where it has none. */
export const moneyOf = ({ text, money }: Clause, moment: MoneyMoment): ClauseMoney | undefined => {
  const inFigures = withMoneyInFigures(text);
  return money?.text === inFigures ? money : moneyIn(inFigures, moment);
};

const unjudged = ({ money: _, ...clause }: Clause): Clause => clause;

/** The clauses, those with figures together with what these are. */
export function withMoneyJudged(
  clauses: readonly Clause[],
  moment: MoneyMoment,
  inFigures: (text: string) => string = withMoneyInFigures,
): Clause[] {
  const texts = clauses.map(({ text }) => inFigures(text));
  if (!texts.some((text) => /\d/.test(text))) return clauses.map(unjudged);
  const all = texts.map((text) => text + between(text)).join("");
  const isAsked = moment !== "none" || isRowOfFacts(all);
  const weighed = weighedFiguresIn(all, isAsked && moment === "none" ? "facts" : moment);
  const takenBack = amountsTakenBack(all);
  const isBesideEarned = weighed.some((figure) => oddsThat(figure, incomes) >= least.money.surely);
  const isBesideScore = weighed.some((figure) => isScore(figure) && oddsThat(figure, scores) >= least.money.surely);
  let from = 0;
  return clauses.map((clause, place) => {
    const text = texts[place] as string;
    const figures = weighed
      .filter(({ at, end }) => at >= from && end <= from + text.length)
      .map((figure) => ({ ...figure, at: figure.at - from, end: figure.end - from }));
    from += text.length + between(text).length;
    if (figures.length === 0) return unjudged(clause);
    return {
      ...clause,
      money: {
        text,
        figures,
        isBesideEarned,
        isOldScore: mayBeOld(text, all),
        isAsked,
        takenBack,
        leastEarned: leastEarnedIn(clause, text, isAsked || isBesideEarned || isBesideScore),
      },
    };
  });
}

/** "640 a month": whether a figure is told for a span of time, as no score is. */
export const isTimed = ({ end }: WeighedFigure, text: string): boolean => ofPeriod.test(text.slice(end));
/** What tells the span of time that an amount before it is for. */
export const ofPeriod =
  /^ ?(?:\/|(?:an?|per|every|la|por|x|al|a la|cada) (?:week|wk|month|mo|year|semana|mes|quincena|ano)|weekly|monthly|semanal|mensual)/;
/** The words from the figure before one to it. */
export const betweenBefore = (figure: WeighedFigure, text: string, figures: readonly WeighedFigure[]): string =>
  text.slice(figures[figures.indexOf(figure) - 1]?.end ?? 0, figure.at);
/** How likely a figure of a clause must be an income, by what else says that the clause tells of one. */
function leastEarnedIn({ isQuestion }: Clause, text: string, isExpected: boolean): number {
  if (isQuestion) return least.money.surely;
  return isExpected || byPayday.test(text) || speaksOfIncome(text) ? least.money.earned : least.money.earnedUnasked;
}
/** No rent is told by the week. */
const byPayday = /\d[ /](?:(?:an?|per|every|la|por|x|al|a la|cada) )?(?:week|wk|semana|quincena)\b/;

/** Whether a figure is as large as a credit score. */
export const isScore = ({ value }: WeighedFigure): boolean =>
  value >= creditScoreLimits.low && value <= creditScoreLimits.high;
const figuresOf = (clauses: readonly Clause[]): WeighedFigure[] => clauses.flatMap(({ money }) => money?.figures ?? []);

/** "400 was the pet deposit", "530 is the time, not my credit" */
const calledElse =
  /^ (?:is|was|es|era) (?:(?:\w+ ){0,3}(?:deposit|fee|rent|deposito|cuota|renta)|(?:the |my |la )?(?:time|hour|hora)|not my)\b/;

/** The figures of a clause but for those that it says to be something else, or never to have been said. */
export const notTakenBack = ({ text, figures }: ClauseMoney): WeighedFigure[] => {
  const wrong = amountsTakenBack(text);
  return figures.filter(({ end, value }) => !calledElse.test(text.slice(end)) && !wrong.includes(value));
};

/** "Mi esposo 640 y yo 710", where a score was asked for and no income: bare figures that may be scores are some. */
export function asAnswersOfCredit(clause: Clause): Clause {
  const { money } = clause;
  if (!money || speaksOfIncome(money.text)) return clause;
  const figures = money.figures.map((figure) => {
    const mayBe = isScore(figure) && !figure.isMoney && !isTimed(figure, money.text);
    return mayBe && oddsThat(figure, scores) >= least.money.left.maybe
      ? { ...figure, odds: asScoreOdds(figure.odds) }
      : figure;
  });
  return { ...clause, money: { ...money, figures } };
}
const asScoreOdds = (odds: WeighedFigure["odds"]): WeighedFigure["odds"] => ({
  ...odds,
  "own-score": odds["own-score"] + odds["own-income"],
  "household-score": odds["household-score"] + odds["household-income"],
  "own-income": 0,
  "household-income": 0,
});

/** The credit scores of the household that clauses name. */
export const scoresIn = (clauses: readonly Clause[]): number[] =>
  clauses
    .flatMap(({ money }) => (money ? notTakenBack(money) : []))
    .filter((figure) => isScore(figure) && scores.includes(likeliestOf(figure)))
    .map(({ value }) => value);

/** Whether all of some figures are rather incomes or scores of the household; false where there are none. */
export const areOfHousehold = (figures: readonly WeighedFigure[]): boolean =>
  figures.length > 0 &&
  figures.every((figure) => oddsThat(figure, [...incomes, ...scores]) >= least.money.earnedBeside);

/** Whether the scores that clauses name are all of another one of the household than who writes. */
export function isScoreOfAnother(clauses: readonly Clause[]): boolean {
  const own = figuresOf(clauses).filter((figure) => scores.includes(likeliestOf(figure)));
  return own.length > 0 && own.every(({ odds }) => odds["household-score"] >= least.money.another);
}

/** Whether clauses tell of money that lies there or comes in once. */
export const tellsOfSavings = (clauses: readonly Clause[]): boolean =>
  figuresOf(clauses).some((figure) => likeliestOf(figure) === "savings");

/** The score that clauses tell as that of who writes; null where it may be one or another. */
export function ownScoreIn(clauses: readonly Clause[]): number | null {
  const told = clauses.flatMap(({ money }) =>
    (money ? notTakenBack(money) : [])
      .filter((figure) => isScore(figure) && likeliestOf(figure) === "own-score")
      .map((figure) => ({
        value: figure.value,
        who: earnerOf(betweenBefore(figure, money?.text ?? "", money?.figures ?? []), "", ""),
      })),
  );
  const named = told.filter(({ who }) => who === "self");
  const [own, another] = named.length > 0 ? named : told.filter(({ who }) => who === null);
  return own && !another ? own.value : null;
}

/** Whether clauses tell of somebody's money or score who will not live there and stands by the renter. */
export const tellsOfHelper = (clauses: readonly Clause[]): boolean =>
  clauses.some(
    ({ money }) =>
      money?.figures.some((figure) => oddsThat(figure, outside) >= least.money.apart) &&
      !tokensOf(money.text).some((word) => kindOfMoneyWord(word) === "former"),
  );

/** Whether it is in doubt that the figures of clauses of which an income was heard are one at all. */
export function isIncomeInDoubt(clauses: readonly Clause[], monthlyIncome: number): boolean {
  const figures = figuresOf(clauses).filter(({ value }) => value >= leastMonthlyDollars);
  const told = figures.filter(({ value }) => value === monthlyIncome);
  return (told.length > 0 ? told : figures).some(
    (figure) => !isApart(figure, incomes) && oddsThat(figure, [...incomes, ...scores, "other"]) < least.money.doubt,
  );
}
