import { matchesOf } from "../text/matches.ts";
import { type Amount, amountAt, type Before, type ClauseOfAmounts } from "./amount-read.ts";
import { areClose, isAboutTheSame, isEstimate, sumOf } from "./amounts-alike.ts";
import { amount, dollarsOf, leastMonthlyDollars, mostByNeighbor, wordsBefore } from "./amounts-found.ts";
import { isOfBoth, ofTwo } from "./each-earns.ts";
import { incomeTextOf, steadyTextOf } from "./earned-figures.ts";
import { withLowerEnd } from "./income-ranges.ts";
import { addsCosts, comesTo, joinsAnother, nowAndThenBeside, orElse, orPerhaps, yearBefore } from "./income-words.ts";
import { moneyIn } from "./money-apart.ts";
import type { MoneyMoment } from "./money-role-features.ts";
import type { ClauseMoney } from "./money-roles.ts";
import { periodIn, withHoursMarked } from "./pay-periods.ts";
import { speaksOfBills, withSteadyAlone } from "./steady-income.ts";
import { withoutAmountsTakenBack } from "./taken-back.ts";
import { earnerOf } from "./who-earns.ts";

/** More is a slip or words misheard, and no month's income of somebody who rents. */
const mostMonthlyDollars = 100_000;

/** The gross income a text tells, in whole dollars a month, several earners' added up; null where it tells none. */
export function incomeIn(text: string, moment: MoneyMoment): number | null {
  const money = moneyIn(text, moment);
  const earnings = (money && earningsIn(money, 2)) ?? [];
  return earnings.length === 0 ? null : Math.round(sumOf(earnings.map(({ monthly }) => monthly)));
}

/** What clauses beside one tell of its pay. */
export type PayBeside = { period?: string | undefined; hours?: number | undefined };

/** One income of a clause: what it comes to a month, the figure as it was said, and the words around that. */
export type Earning = {
  monthly: number;
  dollars: number;
  /** What its clause says before, up to another amount and that itself. */
  start: string;
  /** The words around it, from the amount before and to the next figure. */
  lead: string;
  tail: string;
  /** Another amount stands before it in its clause. */
  isAfterAnother: boolean;
  /** Another amount stands after it in its clause. */
  isBeforeAnother: boolean;
};

/**
 * The incomes a clause tells one by one, in order; none where it tells none, null where an hourly one's hours are not known.
 * `beside`: the period and the hours that other clauses tell of it.
 */
export function earningsIn(money: ClauseMoney, earners: number, beside: PayBeside = {}): Earning[] | null {
  const said = textOf(money);
  if (said === null) return [];
  const text = withoutAmountsTakenBack(withLowerEnd(withHoursMarked(said)))
    .replace(yearBefore, " ")
    .replace(nowAndThenBeside, " ");
  const founds = matchesOf(text, amount).filter(([found]) => found.startsWith("$"));
  const clause: ClauseOfAmounts = {
    text,
    founds,
    period: periodIn(text) ?? (founds.every((found) => dollarsOf(found) <= mostByNeighbor) ? beside.period : undefined),
    hours: beside.hours,
  };
  const earnings: Earning[] = [];
  let before: Before = { count: 0, hasHourly: false, period: undefined };
  let lastAt = -1;
  for (const [at, found] of founds.entries()) {
    const told = amountAt(clause, at, before);
    if (told === "unsure") return null;
    if (told === "none") continue;
    before = { ...before, ...told.since };
    const { monthly, dollars } = told;
    const sum = sumOf(earnings.map((each) => each.monthly)) * (isOfBoth.test(text) ? earners : 1);
    const whole = wholeOf(text, told, sum, before);
    if (whole !== null) {
      earnings.splice(0, earnings.length, { ...(earnings[0] as Earning), monthly: Math.round(whole) });
      before = { ...before, count: 1 };
      lastAt = at;
      continue;
    }
    if (monthly < leastMonthlyDollars || monthly > mostMonthlyDollars || isTotalOf(told, sum, before)) continue;
    const last = earnings.at(-1);
    if (dollars < (last?.dollars ?? 0) && isPartOf(text, found)) continue;
    if (told.isByHour && before.hasHourly && areHoursAhead(wordsBefore(text, founds, at))) continue;
    const one = { monthly, dollars, ...wordsAround(text, founds[lastAt], found, founds[at + 1]) };
    if (last && isSameByMonth(last, one)) continue;
    if (last && isOrElse(last, one)) {
      earnings[earnings.length - 1] = lesserOf(last, one, found[3] !== undefined);
      continue;
    }
    earnings.push(one);
    before = { ...before, count: earnings.length };
    lastAt = at;
  }
  return amongThem(earnings, text, earners);
}

/** A clause's text in which what is an income stands as money; null where none is, or where it adds up costs. */
function textOf(money: ClauseMoney): string | null {
  if (addsCosts.test(money.text)) return null;
  const steady = withSteadyAlone(money.text);
  const isSteady = steady !== money.text && (money.isAsked || !speaksOfBills(money.text));
  return isSteady ? steadyTextOf(money, steady) : incomeTextOf(money);
}

const isSameAs = ({ monthly, dollars }: Amount, sum: number): boolean =>
  isAboutTheSame(monthly, sum) || isAboutTheSame(dollars, sum);

/**
 * All that the amounts so far come to, where the one told now says it; null where it does not. "1500 twice a month, so
 * 3000": that is told by the month, whatever the pay before it is told by.
 */
function wholeOf(text: string, told: Amount, sum: number, { count, hasHourly }: Before): number | null {
  const { monthly, around } = told;
  if (hasHourly && isEstimate(monthly, sum) && comesTo.test(around)) return monthly;
  return count === 1 && isOfBoth.test(text) && isSameAs(told, sum) ? sum : null;
}

/** Whether an amount only adds up those before it. */
const isTotalOf = (told: Amount, sum: number, { count }: Before): boolean =>
  count > 0 && isSameAs(told, sum) && comesTo.test(told.around);

/** "18 an hour, 40h most of the year, in winter 32": behind the hours of a pay, what is as little as that is hours too. */
const areHoursAhead = (words: string): boolean => /\d\dh\b/.test(words) && !joinsAnother.test(words);

/** "900, but with overtime it goes to 1,200", "about 3k, maybe 3.2k": whether an amount is the one before it, told another way. */
const isOrElse = (last: Earning, { lead, monthly }: Earning): boolean =>
  isOfSame(last, lead) && (orElse.test(lead) || (orPerhaps.test(lead) && areClose([last.monthly, monthly])));
/** "900 a week, let's say 3,600 a month": whether an amount by the month is the pay before it, told once more. */
const isSameByMonth = (last: Earning, { lead, monthly, dollars }: Earning): boolean =>
  last.monthly !== last.dollars && monthly === dollars && isAboutTheSame(monthly, last.monthly) && isOfSame(last, lead);
/** Whether the words before an amount neither join it to the one before nor say that somebody else earns it. */
function isOfSame(last: Earning, lead: string): boolean {
  const who = earnerOf(lead, "", "");
  return !joinsAnother.test(lead) && (who === null || who === earnerOf(last.lead, "", ""));
}
/** Of one pay told two ways the lesser, by the period that is told with it. */
function lesserOf(last: Earning, one: Earning, hasPeriod: boolean): Earning {
  const monthly = hasPeriod ? one.monthly : (one.dollars * last.monthly) / last.dollars;
  return monthly < last.monthly ? { ...last, monthly, dollars: one.dollars } : last;
}

/** "1,900 a week of which 700 is taxable": whether an amount is a part of one's own before it. */
const isPartOf = (text: string, { 0: words, index }: RegExpExecArray): boolean => {
  const [before, after] = [text.slice(0, index), text.slice(index + words.trimEnd().length)];
  const [, own = ""] = /([^\d]*)$/.exec(before) ?? [];
  const [first = ""] = /^[^\d,]*/.exec(after) ?? [];
  if (!["self", null].includes(earnerOf(own, first, ""))) return false;
  return ofWhich.test(before) || ofThat.test(after);
};
/** No more of it: "on top of that 2,000", "aparte de eso". */
const ofWhich =
  /(?<!\b(?:top|instead|ahead|outside|encima|aparte|ademas|fuera|antes) )\b(?:of (?:which|that|it)|de (?:eso|ellos|ahi|los cuales|lo cual))(?:,? [a-z]+){0,2} $/;
export const ofThat = /^ (?:of (?:which|that|it)|de (?:eso|ellos))\b/;

/** The incomes that the amounts of a text are: one told twice is one, and what each of several earns is told once. */
function amongThem(earnings: Earning[], text: string, earners: number): Earning[] {
  const [first, another] = earnings;
  if (!first) return [];
  // "We'd each have a room, she makes 1,900" is what one of them earns.
  const isOfOne = ["he", "she"].includes(earnerOf(first.lead, "", "") ?? "");
  // "980 a week, and I watch three kids at 90 each": what is told of another figure is not told of this one.
  const at = first.start.length + first.lead.length;
  const [, behind = ""] = /^\$?[\d,.]*\d([^\d]*)/.exec(text.slice(at)) ?? [];
  const own = text.slice(0, at) + behind;
  const isOfEach = !another && !isOfOne && ofTwo.test(own);
  return isOfEach ? [{ ...first, monthly: first.monthly * earners }] : earnings;
}

/** The words from the amount before one to it, and those after it to the next figure. */
const wordsAround = (
  text: string,
  before: RegExpExecArray | undefined,
  found: RegExpExecArray,
  next: RegExpExecArray | undefined,
): Pick<Earning, "start" | "lead" | "tail" | "isAfterAnother" | "isBeforeAnother"> => {
  const from = before ? before.index + before[0].trimEnd().length : 0;
  return {
    start: text.slice(0, from),
    lead: text.slice(from, found.index),
    tail: text.slice(found.index + found[0].trimEnd().length, next?.index),
    isAfterAnother: before !== undefined,
    isBeforeAnother: next !== undefined,
  };
};
