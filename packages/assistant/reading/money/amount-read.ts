import { dollarsOf, isTerm, mostByWeek, periodAfter, periodBeside } from "./amounts-found.ts";
import {
  adds,
  benefitOf,
  covers,
  earner,
  earns,
  getsPaid,
  hedged,
  isOfNextEarner,
  isOfWork,
  ofBenefits,
  ofTheRent,
  otherMoney,
  othersPay,
  people,
  withUnit,
} from "./income-words.ts";
import { hoursAWeekOf, inThousands, monthlyOf } from "./pay-periods.ts";

/*
 * One amount of a clause: whether it is money that somebody earns, and what it comes to a month.
 */

/** A clause that speaks of income, with the figures in it. */
export type ClauseOfAmounts = {
  text: string;
  founds: readonly RegExpExecArray[];
  /** Income was just asked for. */
  isAsked: boolean;
  /** Its words tell of an income. */
  isAbout: boolean;
  /** The period that the clause as a whole names. */
  period: string | undefined;
};

/** What the amounts before one of the same clause were: how many incomes, and by which period they were told. */
export type Before = { count: number; hasHourly: boolean; period: string | undefined };

/** An amount as it was said, what it comes to a month, the words before it, and what it adds to what was before. */
export type Amount = {
  dollars: number;
  monthly: number;
  around: string;
  since: Pick<Before, "hasHourly" | "period">;
};

/** The amount at a place of a clause; null where it is no money of the renter's, "unsure" where its hours are not known. */
export function amountAt(clause: ClauseOfAmounts, at: number, before: Before): Amount | "unsure" | null {
  const { text, founds, isAsked, isAbout } = clause;
  const found = founds[at] as RegExpExecArray;
  const around = text.slice(Math.max(0, found.index - charactersBefore), found.index);
  if (isPaidByOthers(text, found, around) || (otherMoney.test(around) && !earns.test(around))) return null;
  const isBare = found[3] === undefined && twoFigures.test(found[0].trim());
  const isPay = getsPaid.test(around) || hoursBehind.test(text.slice(found.index + found[0].length));
  const isHourlyToo = (before.hasHourly || byHours.test(text)) && isBare && isPay;
  const isNext = hedged.test(around) || isOfNextEarner(around);
  const goesOn = before.count > 0 && isNext && !people.test(withUnit(text, found));
  const isMoney = isHourlyToo || goesOn || isMoneyByWords(clause, at, around, before.count);
  const said = dollarsOf(found);
  if (!isMoney && !mayBeMoney(text, found, around)) return null;
  const ownPeriod = found[3] ?? periodAfter(text, founds, at) ?? (goesOn ? before.period : undefined);
  const mayBeOfClause = clause.period !== "week" || (said <= mostByWeek && !founds.some(isOfWeek));
  const ofClause = mayBeOfClause && (isMoney || isAbout || isAsked) ? clause.period : undefined;
  const period = isHourlyToo ? "hour" : (ownPeriod ?? periodBeside(text, founds, at) ?? ofClause);
  const dollars = ofSpan.test(found[0]) ? said : inThousands(said, period);
  const weekly = hoursAWeekOf(text, founds, at);
  if (weekly === null && byHour.test(period ?? "")) return "unsure";
  return {
    dollars,
    monthly: monthlyOf(dollars, period, weekly ?? 0),
    around,
    since: {
      hasHourly: before.hasHourly || byHour.test(found[3] ?? ""),
      period: seldomRepeated.test(found[3] ?? "") ? undefined : (found[3] ?? before.period),
    },
  };
}
const charactersBefore = 22;
/** A week that one amount of a clause is told by is that of no other one. */
const isOfWeek = (found: RegExpExecArray): boolean => /^(?:week|wk|semana)/.test(found[3] ?? "");
/** "I make 19 an hour and my man makes 22" */
const twoFigures = /^\d{2}(?:\.\d+)?$/;
/** "My 26 year old" */
const ofSpan = /\d[- ]?(?:year|yr|ano)$/;
/** "Works 25h a week at 18" */
const byHours = /\b\d\dh\b/;
/** "I'm 19.60 at 35h" */
const hoursBehind = /^ ?(?:at )?\d\dh\b/;
const byHour = /^(?:hr|hour|hora)/;
/** Pay by the hour or the year says nothing of the pay that is told next. */
const seldomRepeated = /^(?:hr|hour|hora|year|yr|annu|salary|ano|anual)/;

const isPaidByOthers = (text: string, found: RegExpExecArray, around: string): boolean =>
  covers.test(around) || othersPay.test(around) || ofTheRent.test(text.slice(found.index + found[0].length));

/** Whether the words around an amount make money of it, however small it is. */
function isMoneyByWords(
  { text, founds, isAsked, period }: ClauseOfAmounts,
  at: number,
  around: string,
  count: number,
): boolean {
  const found = founds[at] as RegExpExecArray;
  return (
    benefitOf.test(around) ||
    found[0].includes("$") ||
    isTerm(text, founds, at) ||
    (count > 0 && isAdded(text, found, around)) ||
    found[2] !== undefined ||
    (found[3] ?? periodAfter(text, founds, at)) !== undefined ||
    (isAsked && period !== undefined)
  );
}

/** Whether an amount after another one is told on top of it. */
const isAdded = (text: string, found: RegExpExecArray, around: string): boolean =>
  !pays.test(around) &&
  (adds.test(around) || isOfWork(text, found) || ofBenefits.test(text.slice(found.index + found[0].length)));
const pays = /\bpay(?:s|ing)? \$?$/;

/** Whether a figure that no word makes money may be some: thousands that count no people, and are no year. */
function mayBeMoney(text: string, found: RegExpExecArray, around: string): boolean {
  const dollars = dollarsOf(found);
  if (dollars < 1000 || people.test(withUnit(text, found))) return false;
  const isSaid = earns.test(around) || earner.test(around);
  return !(dollars >= 2000 && dollars < 2100 && aYear.test(found[0]) && !isSaid);
}
const aYear = /\b(?:20\d\d)\b/;
