import type { DayMention } from "./days.ts";

/*
 * Days that a text names as a bound: "not before the 28th", "after Tuesday", "by Friday" are spans of days to come by.
 */

const the = "(?: on)?(?: the| el| la)? ?$";
const from = new RegExp(
  `\\b(?:not before|no earlier than|starting|(?:un)?till?|no antes del?|a partir del?|desde|hasta)${the}`,
);
const after = new RegExp(`(?<!\\b(?:day|week|weekend|month) )\\b(?:after|later than|despues del?)${the}`);
const before = new RegExp(`(?<!\\b(?:day|week|not|no|weekend) )\\b(?:before|sooner than|antes del?)${the}`);
/** "We can't fly up before Friday" is from Friday on. */
const deniedBefore = new RegExp(
  `(?<!\\b(?:why|if) )\\b(?:not|no|unable|never)\\b(?:(?! (?:but|so|and|pero|y|asi)\\b)[^.;,!?])*\\b(?:before|sooner than|earlier than|antes del?)${the}`,
);
/** Whether a text denies, up to a place, that one can come before what it names there. */
export const isDeniedBefore = (text: string, at: number): boolean => deniedBefore.test(text.slice(0, at));
/** "Come by Friday" and "stop by Saturday" are no bounds. */
const comes = "(?:c[oa]me|coming|stop|stopping|swing|swinging|drop|dropping|pop|run|drive|pass)";
const by = new RegExp(`(?<!\\b${comes} )\\b(?:by|no later than|a mas tardar)${the}`);
const onwards = /^ (?:on(?:wards?)?|or (?:later|after)|en adelante|o despues)\b/;

/** How many days a bound leaves open, and how far ahead it is of a visit. */
const daysOpen = 13;
const farthest = 21;

/** A day to come by with the days that it leaves open, where it is a bound of them. */
export function withBoundOfDays<Day extends DayMention>(day: Day, text: string, today: Temporal.PlainDate): Day {
  const isFar = today.until(day.from, { largestUnit: "days" }).days > farthest;
  if (day.not || isFar || !day.from.equals(day.to)) return day;
  const lead = text.slice(0, day.at);
  if (after.test(lead)) return { ...day, from: day.from.add({ days: 1 }), to: day.from.add({ days: daysOpen }) };
  if (from.test(lead) || deniedBefore.test(lead) || onwards.test(text.slice(day.end)))
    return { ...day, to: day.from.add({ days: daysOpen }) };
  const last = before.test(lead) ? day.from.subtract({ days: 1 }) : by.test(lead) ? day.from : null;
  return last && Temporal.PlainDate.compare(last, today) >= 0 ? { ...day, from: today, to: last } : day;
}
