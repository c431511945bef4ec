import { creditScoreLimits } from "@porchlight/domain/qualification/credit-score.ts";
import { least } from "../rank.ts";
import { anyOf } from "../text/any-of.ts";
import type { Clause } from "../text/clauses.ts";
import { tokensOf } from "../text/normal.ts";
import { leastMonthlyDollars } from "./amounts-found.ts";
import { withMoneyInFigures } from "./figures-named.ts";
import { isOfNextEarner } from "./income-words.ts";
import type { MoneyMoment, MoneyRole } from "./money-role-features.ts";
import { type ClauseMoney, type WeighedFigure, weighedFiguresIn } from "./money-roles.ts";
import { kindOfMoneyWord } from "./money-words.ts";
import { mayBeOld } from "./old-score.ts";
import { amountsTakenBack } from "./taken-back.ts";

/*
 * The figures of a message told apart by whose they are: what is paid out, put by, offered or somebody else's is no income
 * of the household, and no score of theirs.
 */

const incomes: readonly MoneyRole[] = ["own-income", "household-income"];
export const scores: readonly MoneyRole[] = ["own-score", "household-score"];
const outside: readonly MoneyRole[] = ["outside-income", "outside-score"];
/** What joins two clauses, of which the first may end as a sentence does. */
const between = (text: string): string => (/[.?!]$/.test(text) ? " " : ". ");
/** How likely it is that a figure has one of these roles. */
export const oddsThat = ({ odds }: WeighedFigure, roles: readonly MoneyRole[]): number =>
  roles.reduce((sum, role) => sum + odds[role], 0);
/** Whether a figure is surely money or a score, and of another role than these. */
const isApart = (figure: WeighedFigure, roles: readonly MoneyRole[], atLeast: number = least.money.apart): boolean =>
  1 - figure.odds.other - oddsThat(figure, roles) >= atLeast;
/** "I make 3500", "hers is 3500": what somebody says to earn is theirs, whatever it is like. */
const earnsIt = new RegExp(
  String.raw`\b${anyOf(
    "(?:mine|hers|his|theirs|ours) (?:is|are)",
    "(?:i|we) (?:only |just |both |also )?(?:make|earn|gross|clear|net|bring in|take home|bring home); gano",
    "ganamos",
  )}(?: (?:about|like|around|roughly|only|just|still|now|como|unos|solo))* \$?$`,
);
/** "2100 like I told you" */
const isToldAgain = /^,? (?:(?:like|as) i|i already|i|ya le|le|como le) (?:told|said|wrote|dije)\b/;
/** Whether a figure of a clause is surely no income, nor a score. */
const isNoIncome = (figure: WeighedFigure, { text, figures, isBesideEarned }: ClauseMoney): boolean =>
  !earnsIt.test(text.slice(0, figure.at)) &&
  !isOfOneBeside(figure, text, figures) &&
  !isToldAgain.test(text.slice(figure.end)) &&
  (isYear(figure) ||
    isApart(figure, [...incomes, ...scores], isBesideEarned ? least.money.apartBesideEarned : least.money.apart));
/** "I clear 2,300 and she does about 1,900": what is told of somebody else in the words of an income before it is one too. */
const isOfOneBeside = (figure: WeighedFigure, text: string, figures: readonly WeighedFigure[]): boolean =>
  !isScore(figure) &&
  !outside.includes(likeliestOf(figure)) &&
  isOfNextEarner(text.slice(0, figure.at)) &&
  figures.some((before) => before.at < figure.at && incomes.includes(likeliestOf(before)));
/** "I paid it off in 1998" */
const isYear = ({ value, odds }: WeighedFigure): boolean =>
  value >= years.first && value <= years.last && odds.other >= least.money.apart;
const years = { first: 1940, last: 2040 };
const likeliestOf = ({ odds }: WeighedFigure): MoneyRole =>
  (Object.keys(odds) as MoneyRole[]).reduce((best, role) => (odds[role] > odds[best] ? role : best));

/** The clauses, those with figures together with what these are. */
export function withMoneyJudged(
  clauses: readonly Clause[],
  moment: MoneyMoment,
  inFigures: (text: string) => string = withMoneyInFigures,
): Clause[] {
  const texts = clauses.map(({ text }) => inFigures(text));
  if (!texts.some((text) => /\d/.test(text))) return [...clauses];
  const all = texts.map((text) => text + between(text)).join("");
  const weighed = weighedFiguresIn(all, moment);
  const isBesideEarned = weighed.some(isEarned);
  let from = 0;
  return clauses.map((clause, place) => {
    const text = texts[place] as string;
    const figures = weighed
      .filter(({ at, end }) => at >= from && end <= from + text.length)
      .map((figure) => ({ ...figure, at: figure.at - from, end: figure.end - from }));
    from += text.length + between(text).length;
    if (figures.length === 0) return clause;
    return { ...clause, money: { text, figures, isBesideEarned, isOldScore: mayBeOld(text, all) } };
  });
}

const rewritten = ({ text, figures }: ClauseMoney, as: (figure: WeighedFigure, words: string) => string): string =>
  figures.reduceRight(
    (rest, figure) =>
      `${rest.slice(0, figure.at)}${as(figure, rest.slice(figure.at, figure.end))}${rest.slice(figure.end)}`,
    text,
  );
/**
 * A clause's text as far as it may tell an income of the household, with a dollar sign on what surely is one ("my mom gets 900
 * too"); scores beside it are known by their own rules.
 */
export const incomeTextOf = (money: ClauseMoney): string =>
  rewritten(money, (figure, words) => {
    if (isNoIncome(figure, money)) return "it";
    const isSure = oddsThat(figure, incomes) >= (money.isBesideEarned ? least.money.earnedBeside : least.money.earned);
    return isSure && isBareHundreds(words) ? `$${words}` : words;
  });
/** Hundreds without a sign might count anything else. */
const isBareHundreds = (words: string): boolean => /^\d{3}$/.test(words);

/**
 * A clause's text with no figures but those that surely are such an income, and those beside one that rather are; null where it
 * has none, or no words beside.
 */
export const earnedTextOf = (money: ClauseMoney): string | null =>
  money.figures.some(isEarned) && hasWords.test(money.text)
    ? rewritten(money, (figure, words) => {
        if (oddsThat(figure, incomes) < least.money.earnedBeside) return "it";
        return isBareHundreds(words) ? `$${words}` : words;
      })
    : null;
const hasWords = /\p{L}{2}/u;
const isEarned = (figure: WeighedFigure): boolean => oddsThat(figure, incomes) >= least.money.earned;

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

/** The amounts that are surely no income of the household. */
export const noIncomesIn = (clauses: readonly Clause[]): number[] =>
  clauses.flatMap(({ money }) =>
    (money?.figures ?? [])
      .filter((figure) => figure.value >= leastMonthlyDollars && isNoIncome(figure, money as ClauseMoney))
      .map(({ value }) => value),
  );

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
