import { anyOf } from "../text/any-of.ts";
import type { Clause } from "../text/clauses.ts";
import { matchesOf } from "../text/matches.ts";
import { puttingRight } from "../text/put-right.ts";
import { asFigures } from "./amounts-in-words.ts";
import { areHoursOfAll, tellsFullTime } from "./of-several.ts";
import { withPaydaysPlain } from "./paydays.ts";

/*
 * What pay is told by: the hour, the week, two weeks, the month or the year.
 */

/** "19 an hour, 36 hours a week", "but only 25 hours" */
const hoursAWeek =
  /(?<![$.,\d]|\b(?:within|in|next|last|every|(?<!\b(?:hour|hr) )for|after|en|cada|dentro de) )([1-7]\d) ?(?:(?:hours?|hrs?|horas?)(?: [a-z]+){0,2} (?:week|wk|semana)|(?:hours|hrs|horas)(?! (?:notice|ahead|before|ago|away|in advance|de aviso|antes)))\b/g;
const fullTime = 40;
const weeksInYear = 52;

/** The hours of a week that a text without other figures tells: "they give me 30 hours most weeks"; undefined where it tells none. */
export function hoursToldAlone(said: string): number | undefined {
  const text = withHoursMarked(asFigures(withPaydaysPlain(said)));
  const [first, another] = matchesOf(text, marked);
  return first && !another && !/\d/.test(text.replace(marked, "")) ? Number(first[1]) : undefined;
}

/** A text in which the hours that somebody works a week are no figure: "30h". */
export const withHoursMarked = (text: string): string => text.replace(hoursAWeek, "$1h");
const marked = /\b([1-7]\d)h\b/g;

/**
 * The hours of a week told with one amount of a text so marked: before it where the first one's are, else behind it. Null where
 * they may be those of the one who is told of first alone.
 */
export function hoursAWeekOf(
  text: string,
  founds: readonly RegExpExecArray[],
  at: number,
  otherwise: number = fullTime,
): number | null {
  const told = matchesOf(text, marked);
  const [first, another] = told;
  const isBefore = first !== undefined && first.index < (founds[0]?.index ?? 0);
  if (isBefore && !another) {
    if (at === 0 || areHoursOfAll(text)) return Number(first[1]);
    return tellsFullTime(text.slice(founds[at - 1]?.index, founds[at + 1]?.index)) ? fullTime : null;
  }
  const from = (isBefore ? founds[at - 1] : founds[at])?.index ?? 0;
  const to = (isBefore ? founds[at] : founds[at + 1])?.index ?? text.length;
  const own = told.find(({ index }) => index >= from && index < to);
  // "61k, and she works 24h at 17.80": those alone, right before it.
  const ahead = another || !first || first.index < (founds[at - 1]?.index ?? 0) || first.index > to ? undefined : first;
  return Number((own ?? ahead)?.[1] ?? (tellsFullTime(text) ? fullTime : otherwise));
}

const byYear = /^(?:year|yr|annu|salary|ano|anual)/;
/** Weeks of work in a year over its months. */
const perMonth: readonly [RegExp, number][] = [
  [/^(?:biweek|bi-week|two week|2 week|quincena)/, 26 / 12],
  [/^(?:week|wk|semana)/, 52 / 12],
  [byYear, 1 / 12],
  [/^(?:mo|mes|mensual)/, 1],
  // How often it comes is not told: hardly anybody is paid less often than twice a month.
  [/^(?:pay)?che/, 2],
];
/** How a month or a week of unlike pay is called. */
export const kindsOfSpan = "good|better|great|big|busy|busier|strong|slow|slower|bad|rough|lean|weak|light|dead|worst";
const weekOfKind = anyOf(
  `(?:${kindsOfSpan}|best|most|normal) weeks?; (?:buen|mal)as? semanas?; semanas? (?:buen|mal|floj)as?`,
);
const hedge = "(?:,|is|are|like|about|maybe|around|its|como|unos|son)";
/** "In a good week", "good weeks 1,400": not that of "busy week, I make 3,200". */
const byWeekOfKind = new RegExp(
  String.raw`(?<=\b(?:in|on|during|en)(?: (?:an?|my|the|una|las?|mis?))? )${weekOfKind}|${weekOfKind} ?(?:${hedge} ?)*\$?\d|\d,? ${weekOfKind}`,
);
const aMonth = "(?:a|per|each|every|al|por|cada) (?:month|mes)";
const biweekly = anyOf(
  `(?:two|2|dos) (?:(?:of (?:them|those)|(?:pay)?checks|cheques) )?${aMonth}`,
  "bi-?weekly; every two weeks; twice a month; quincena(?:l|les)?",
);
const weekly = "(?:weekly|semanal(?:mente)?)";
const eachWeek = "(?:every|each|per|by the|cada|por|a la|la) (?:week|semana)";
const eachCheck = "(?:an?|per|each|every|por|cada) (?:(?:pay)?check|cheque)";
const paid = "(?:paid|pay|pay ?checks?|checks?|pagan|cobro|cheques?|sueldo|income)";
/** A period said elsewhere in the clause than right after the amount. */
const periods: readonly [RegExp, string][] = [
  [/\b(?:yearly|annual|annually|a year|per year|al ano|anual(?:es)?)\b/, "year"],
  [new RegExp(`\\b${biweekly}\\b`), "biweekly"],
  [byWeekOfKind, "week"],
  [new RegExp(`\\b${weekly}\\b|\\b${paid} (?:\\w+ ){0,3}${eachWeek}\\b|^(?:and |y )?${eachWeek}\\b`), "week"],
  [new RegExp(`\\b${eachCheck}\\b`), "check"],
];

/** The period that a text names apart from its amounts; undefined where it names none. */
export function periodIn(said: string): string | undefined {
  const text = withPaydaysPlain(said);
  return periods.find(([words]) => words.test(text))?.[1];
}

const opens = anyOf(puttingRight, "that (?:is|was); it is; eso; es; era; son");
const eachPeriod = `(?:a week|${biweekly}|${weekly}|${eachWeek}|${eachCheck})`;
/** "No, that's weekly, not monthly", "no, per check, they come twice a month" */
const periodAlone = new RegExp(
  `^(?:${opens}[, ]+)*${eachPeriod}(?:,? ${anyOf("not", puttingRight)}\\b.*|, [^\\d]*)?\\W*$`,
);
const ofPay = new RegExp(`^\\D*\\b${paid}\\b\\D*$`);

/** The period of a clause that names that alone. */
export const periodNamedAlone = (text: string): string | undefined =>
  periodAlone.test(withPaydaysPlain(text)) ? (periodIn(text) ?? "week") : undefined;

/** The period that a clause without a figure tells of the pay in the next one: "I get paid weekly. It's 1,250". */
export const periodOfPay = (text: string): string | undefined =>
  ofPay.test(withPaydaysPlain(text)) ? periodIn(text) : periodNamedAlone(text);

/** The period that the clause after one of these, or else the one before it, tells of its pay. */
export const periodNextTo = (clauses: readonly Pick<Clause, "text">[], at: number): string | undefined =>
  [clauses[at + 1], clauses[at - 1]].map((each) => periodOfPay(each?.text ?? "")).find(Boolean);

/** An amount without a period from here on is a year's: nobody who rents a home says 20,000 a month so barely. */
const yearlyFromDollars = 20_000;

/** "About 66 a year" leaves out its thousands: nobody's pay of a year has two or three figures. */
export const inThousands = (dollars: number, period: string | undefined): number =>
  period !== undefined && byYear.test(period) && dollars >= leastThousands && dollars < mostThousands
    ? dollars * 1000
    : dollars;
const leastThousands = 15;
export const mostThousands = 300;

/** "24 hours a week at 17.80": with cents and so little, it is an hour's pay, whatever is told by the year beside it. */
export const isByHour = (dollars: number): boolean => !Number.isInteger(dollars) && dollars < mostByHour;
const mostByHour = 150;

/** What pay told by a period comes to a month, in dollars; `weekly`: the hours of a week. */
export function monthlyOf(dollars: number, period: string | undefined, weekly: number): number {
  if (period && /^(?:hr|hour|hora)/.test(period)) return (dollars * weekly * weeksInYear) / 12;
  const factor = period && perMonth.find(([words]) => words.test(period))?.[1];
  if (factor) return dollars * factor;
  return dollars >= yearlyFromDollars ? dollars / 12 : dollars;
}
