import { benefitOf, isEarnerAlone, isOfNextEarner, ofBenefits } from "./income-words.ts";
import { earnerOf } from "./who-earns.ts";

/*
 * Figures that may be an income, each with the period that it is told for, and what stands around them.
 */

/** Less is no month's income, and no rent. */
export const leastMonthlyDollars = 300;

const figure = String.raw`(?<![\w.-])(?:\$\s?)?(\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?)`;
const thousand = String.raw`(k\b|mil\b|thousand\b|grand\b)?`;
const currency = "(?:dollars? |dolares |usd |bucks )?";
const toPeriod = String.raw`(?:\/|a|an|per|each|every|one|al|por|x|la|cada|una|gross|net|before taxes|after taxes)*`;
const toPeriodAgain = "(?:per |a la |por la |x la |la |cada |a |al |por )?";
const period = [
  "hr|hour|hourly|hora|week|weekly|wk|semana(?:l|les)?|biweekly|bi-weekly|two weeks|2 weeks|quincena(?:l|les)?",
  String.raw`month|mo\b|monthly|mes|mensuales|mensual`,
  String.raw`year(?!.round)|yr\b|yearly|annually|annual|annum|salary|ano|anuales|anual`,
  "(?:pay)?check|cheque",
].join("|");
export const amount = new RegExp(
  String.raw`${figure}\s?${thousand}\s?${currency}${toPeriod}\s?${toPeriodAgain}(${period})?(?![\w%])`,
  "g",
);

const figureOf = (found: RegExpExecArray): number => Number((found[1] as string).replace(/,/g, ""));
export const dollarsOf = (found: RegExpExecArray): number => figureOf(found) * (found[2] ? 1000 : 1);

const aPeriod = "(?:an?|per|each|every|por|x|a la|la|cada|al)";
/** "900 at most every week": no period of the days or hours that somebody works. */
const periodSoon = new RegExp(
  String.raw`^(?: (?!(?:and|but|plus|y|mas|pero|n)\b)[a-z]+){1,3}(?<!\b(?:days?|hours|nights?|shifts?|times|twice|dias?|horas|noches?|turnos?|veces)) ${aPeriod} (week|semana|month|mes|year|ano)\b`,
);
/** The period that is told a few words after an amount: "1,100 of that a week"; undefined where none is. */
export const periodAfterWords = (text: string, { 0: words, index }: RegExpExecArray): string | undefined =>
  periodSoon.exec(text.slice(index + words.trimEnd().length))?.[1];

/** What joins two amounts of a sum: "700 + 400 a week" */
const joins = /^ ?(?:\+|plus|mas|&) ?(?:about |like |my |his |her |another |mi |su )?\$?$/;
const between = (text: string, one?: RegExpExecArray, other?: RegExpExecArray): string =>
  one && other ? text.slice(one.index + one[0].trimEnd().length, other.index) : "";
/** The words of a text from the amount before one of its amounts, or from its start. */
export const wordsBefore = (text: string, founds: readonly RegExpExecArray[], at: number): string =>
  at === 0 ? text.slice(0, founds[0]?.index) : between(text, founds[at - 1], founds[at]);

/** "950 and 350 a week": two wages of which the period is told once. */
const andAlso = /^ ?(?:and|y|n|&) (?:about |like |como |unos )?\$?$/;
/** More is seldom a week's pay, where the week is not said right beside it. */
export const mostByWeek = 2000;
/** More is seldom the pay of a week or two, where another clause tells how often it comes: "I make 3,900. Paid twice a month." */
export const mostByNeighbor = 3000;
const isWageBeside = (found: RegExpExecArray, next: RegExpExecArray, between: string): boolean =>
  andAlso.test(between) && found[3] === undefined && paidOften.test(next[3] ?? "") && figureOf(found) <= mostByWeek;
/** The period that a sum names after its last amount. */
export function periodAfter(text: string, founds: readonly RegExpExecArray[], at: number): string | undefined {
  const [found, next] = founds.slice(at, at + 2);
  if (found && next && isWageBeside(found, next, between(text, found, next))) return next[3];
  return next && joins.test(between(text, founds[at], next))
    ? (next[3] ?? periodAfter(text, founds, at + 1))
    : undefined;
}

/** Pay by the week is seldom more than this many times that of the other one. */
const mostTimes = 2;
const paidOften = /^(?:biweek|bi-week|two week|2 week|quincena|week|wk|semana)/;
/**
 * The period of an earner's pay by that of the one named before or after: "900 a week, my brother 650"; undefined where the
 * amounts are too unlike, or what comes in is no pay.
 */
export function periodBeside(text: string, founds: readonly RegExpExecArray[], at: number): string | undefined {
  const found = founds[at] as RegExpExecArray;
  const beside = [founds[at - 1], founds[at + 1]].find(
    (other) => other && paidOften.test(periodOf(text, other) ?? "") && dollarsOf(found) <= dollarsOf(other) * mostTimes,
  );
  const first = beside && beside.index < found.index ? beside : found;
  const second = first === found ? beside : found;
  const words = second === undefined ? "" : between(text, first, second);
  const isOfAnother = isOfNextEarner(words) || isEarnerAlone(words) || earnerOf(words, "", "") !== null;
  return beside && isOfAnother && !isOfBenefit(text, found) ? periodOf(text, beside) : undefined;
}
/** The period that is told right behind an amount, or a few words behind it. */
const periodOf = (text: string, found: RegExpExecArray): string | undefined =>
  found[3] ?? periodAfterWords(text, found);

/** Whether an amount is a benefit: those come by the month, whatever the pay beside them is told by. */
export const isOfBenefit = (text: string, { 0: words, index }: RegExpExecArray): boolean =>
  benefitOf.test(text.slice(0, index)) || ofBenefits.test(text.slice(index + words.length));
