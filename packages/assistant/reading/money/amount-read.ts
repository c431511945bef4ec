import {
  dollarsOf,
  isOfBenefit,
  mostByWeek,
  periodAfter,
  periodAfterWords,
  periodBeside,
  wordsBefore,
} from "./amounts-found.ts";
import { hedged, isOfNextEarner, speaksOfYearlyPay } from "./income-words.ts";
import { hoursAWeekOf, inThousands, isByHour, monthlyOf, mostThousands, periodIn } from "./pay-periods.ts";

/*
 * One amount of a clause: whether it is money that somebody earns, and what it comes to a month.
 */

/** A clause with the amounts of it that are incomes. */
export type ClauseOfAmounts = {
  text: string;
  founds: readonly RegExpExecArray[];
  /** The period that the clause as a whole names. */
  period: string | undefined;
  /** The hours of a week that another clause tells of who earns. */
  hours: number | undefined;
};

/** What the amounts before one of the same clause were: how many incomes, and by which period they were told. */
export type Before = { count: number; hasHourly: boolean; period: string | undefined };

/** An amount as it was said, what it comes to a month, the words before it, and what it adds to what was before. */
export type Amount = {
  dollars: number;
  monthly: number;
  around: string;
  /** It is taken to be told by the hour, as no period is said and it is so little. */
  isByHour: boolean;
  since: Pick<Before, "hasHourly" | "period">;
};

/** The amount at a place of a clause; "unsure" where its hours are not known, "none" where it is as likely an age. */
export function amountAt(
  { text, founds, period: ofClause, hours }: ClauseOfAmounts,
  at: number,
  before: Before,
): Amount | "unsure" | "none" {
  const found = founds[at] as RegExpExecArray;
  const around = text.slice(Math.max(0, found.index - charactersBefore), found.index);
  const goesOn = before.count > 0 && !isOfBenefit(text, found) && (hedged.test(around) || isOfNextEarner(around));
  const said = dollarsOf(found);
  const ofWeek = weeklyIs.test(around) ? "week" : undefined;
  const mayBeWeeks = said <= mostByWeek;
  const soon = mayBeWeeks ? periodAfterWords(text, found) : undefined;
  // "They pay him weekly, 930, and I get 410 a week": the period that is told right before an amount is its own.
  const ahead = mayBeWeeks ? periodIn(wordsBefore(text, founds, at)) : undefined;
  const named =
    found[3] ?? periodAfter(text, founds, at) ?? soon ?? ofWeek ?? ahead ?? (goesOn ? before.period : undefined);
  // "1,280 a check, every two weeks"
  const ownPeriod = named !== undefined && byCheck.test(named) ? (ofClause ?? named) : named;
  const isBeside = founds.length > 1 && isOfBenefit(text, found);
  const mayBeOfClause = !isBeside && (ofClause !== "week" || (said <= mostByWeek && !founds.some(isOfWeek)));
  const isByDay = byDay.test(text.slice(found.index + found[0].length));
  const isOfYear = said < mostThousands && (ofLastYear.test(text) || (said >= leastOfYear && speaksOfYearlyPay(text)));
  const isHourly =
    !isOfYear && ownPeriod === undefined && !isByDay && (isByHour(said) || (said < leastByWeek && ofClause !== "year"));
  const period = isHourly
    ? "hour"
    : (ownPeriod ??
      (isOfYear ? "year" : undefined) ??
      periodBeside(text, founds, at) ??
      (mayBeOfClause ? ofClause : undefined));
  const dollars = ofSpan.test(found[0]) ? said : inThousands(said, period);
  const weekly = hoursAWeekOf(text, founds, at, hours);
  if (isHourly && said >= leastOfYear && Number.isInteger(said) && !tellsHours.test(text)) return "none";
  if (weekly === null && byHour.test(period ?? "")) return "unsure";
  return {
    dollars,
    monthly: monthlyOf(dollars, period, weekly ?? 0),
    around,
    isByHour: isHourly,
    since: {
      hasHourly: before.hasHourly || byHour.test(found[3] ?? ""),
      period: seldomRepeated.test(found[3] ?? "") ? undefined : (found[3] ?? before.period),
    },
  };
}
/** "My weekly is 2,310", "semanal saco 900" */
const weeklyIs =
  /(?<!\bbi-?)\b(?:weekly|semanal(?:mente)?) (?:(?:pay|check|gross|is|of|about|around|like|saco|gano|son|de) )*\$?$/;
/** "Made about 61 last year" */
const ofLastYear = /\b(?:last year|(?:el )?ano pasado)\b/;
/** "62 and change before taxes", "68 on the tax return": as many dollars are nobody's pay by the hour. */
const leastOfYear = 40;
const tellsHours = /\b(?:hour(?:s|ly)?|hrs?|horas?|\d\dh)\b/;
const byCheck = /^(?:pay)?che/;
/** Less is no pay of a week, and is told by the hour. */
const leastByWeek = 100;
/** "80 a day": of how many days is not told. */
const byDay = /^ ?(?:day|shift|dia|turno)\b/;
const charactersBefore = 22;
/** A week that one amount of a clause is told by is that of no other one. */
const isOfWeek = (found: RegExpExecArray): boolean => /^(?:week|wk|semana)/.test(found[3] ?? "");
/** "My 26 year old" */
const ofSpan = /\d[- ]?(?:year|yr|ano)$/;
const byHour = /^(?:hr|hour|hora)/;
/** Pay by the hour or the year says nothing of the pay that is told next. */
const seldomRepeated = /^(?:hr|hour|hora|year|yr|annu|salary|ano|anual)/;
