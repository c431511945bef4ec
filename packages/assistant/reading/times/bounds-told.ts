import type { TimeWish } from "../../heard/times.ts";
import { anyOf } from "../text/any-of.ts";
import type { Clause } from "../text/clauses.ts";
import type { MessageTimes } from "./clause-times.ts";
import { clockTimesIn, minuteAfter } from "./clock-times.ts";
import { daysIn } from "./days.ts";
import { noWish } from "./no-wish.ts";
import { ownBoundsIn } from "./own-bounds.ts";
import { type TimeNamed, timesNamedIn, withHoursInFigures } from "./times-named.ts";

/*
 * The hours and days at which somebody cannot come for what they do else: "I work till 2", "mi esposo sale a las 6", "she
 * works Tuesdays". They hold for the whole talk, on the day that is named with them or on every day.
 */

type Hours = Pick<TimeWish, "after" | "before">;

/** The hours of other engagements that a message tells, as hours that do not suit; `wished`: the times it wishes for. */
export const boundsToldIn = (
  clauses: readonly Clause[],
  times: MessageTimes,
  today: Temporal.PlainDate,
  wished: readonly TimeWish[],
): TimeWish[] =>
  clauses.flatMap((clause) => [...ownBounds(clause, today, wished), ...engagements(clause, times, today)]);

/** "I work nights until 7" leaves the day free. */
const atNight = /\b(?:nights?|overnight|graveyard|noches?|madrugada)\b/;

const asRefused = (hours: Hours, day: string | null): TimeWish => ({
  ...{ ...noWish, ...hours, from: day, to: day },
  not: true,
});

/** The bounds of one's own time, on the day that is named with their hour; an hour that is wished for is within none. */
function ownBounds(clause: Clause, today: Temporal.PlainDate, wished: readonly TimeWish[]): TimeWish[] {
  const text = withHoursInFigures(clause.text);
  const bounds = atNight.test(text) ? [] : ownBoundsIn(text);
  if (bounds.length === 0) return [];
  const named = timesNamedIn(text, today).map(({ at, end }) => text.slice(at, end));
  return bounds.flatMap(({ is, hour }) => {
    const at = clockTimesIn(`at ${hour}`)[0]?.exact ?? null;
    const words = named.find((each) => each.includes(hour)) ?? "";
    if (at === null) return [];
    const isWished = wished.some((wish) => !wish.not && wish.at === at);
    const before = is === "later" && !isWished ? minuteAfter(at) : at;
    const hours = is === "before" ? { after: at, before: null } : { after: null, before };
    return [asRefused(hours, onlyDayIn(words, today))];
  });
}

/** The days and spans that are surely for something else, of a clause about what a person does: "Dev works till 12". */
function engagements(clause: Clause, all: MessageTimes, today: Temporal.PlainDate): TimeWish[] {
  const own = all.get(clause);
  const isOfPerson = own && (engaged.test(own.text) || (!clause.isQuestion && person.test(own.text)));
  if (!isOfPerson || ofHome.test(own.text) || atNight.test(own.text)) return [];
  const elsewhere = own.times.filter(({ role, isSure }) => isSure && role === "elsewhere");
  return [...daysEngaged(elsewhere, own.text, today), ...hoursEngaged(elsewhere, own.text, today)];
}

/** "She works Tuesdays and Thursdays": the whole days, those of the week after too where it is every week. */
const daysEngaged = (times: readonly TimeNamed[], text: string, today: Temporal.PlainDate): TimeWish[] =>
  times
    .filter(({ hasDay, hasHour }) => hasDay && !hasHour && engaged.test(text))
    .flatMap(({ at, end }) => {
      const words = text.slice(at, end);
      const day = onlyDayIn(words, today);
      if (day === null || /\d/.test(words)) return [];
      const next = Temporal.PlainDate.from(day).add({ weeks: 1 }).toString();
      return (everyWeek.test(words) ? [day, next] : [day]).map((each) =>
        asRefused({ after: null, before: null }, each),
      );
    });
const everyWeek = /days$|^los /;

const hoursEngaged = (times: readonly TimeNamed[], text: string, today: Temporal.PlainDate): TimeWish[] =>
  times
    .filter(({ hasHour }) => hasHour)
    .map(({ at, end }) => text.slice(at, end))
    .flatMap((words) => clockTimesIn(words).map((hours) => ({ ...hours, day: onlyDayIn(words, today) })))
    .filter(({ before }) => before !== null)
    .map(({ after, before, day }) => asRefused({ after, before }, day));

const person = /\b(?:i|we|he|she|they|my \w+|yo|el|ella|mi \w+|nosotros)\b/;
const engaged = new RegExp(
  String.raw`\b${anyOf(
    "works?; working; sleeps?; sleeping; asleep; busy; shift; class; classes; school; out of town; away",
    "trabaj\\w+; cuid\\w+; duerm\\w+; dormid[oa]; ocupad[oa]s?; estoy; ando; turno; clases?; escuela; de viaje",
  )}\b`,
);
const ofHome =
  /\b(?:office|lease|contract|listing|open|available|free|neighborhood|area|nearby|libre|zona|contrato|oficina|abiert[oa]|disponible)\b/;

/** The day that a text names, where it is only one. */
function onlyDayIn(text: string, today: Temporal.PlainDate): string | null {
  const [day, another] = daysIn(text, today).filter(({ from, to }) => from.equals(to));
  return day && !another ? day.from.toString() : null;
}
