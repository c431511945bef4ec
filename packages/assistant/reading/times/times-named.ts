import { namesWeekday } from "./calendar-words.ts";
import { clockTimesIn } from "./clock-times.ts";
import { namesMonth } from "./day-readers.ts";
import { daysIn } from "./days.ts";
import { withColons } from "./hours-as-figures.ts";
import { withFigures } from "./spoken-times.ts";

/** A day, an hour, or both as one, that a text names, and where. */
export type TimeNamed = { at: number; end: number; hasDay: boolean; hasHour: boolean };

/** A normal text with its hours in figures, the form in which its times are looked for. */
export const withHoursInFigures = (text: string): string => withColons(withFigures(text));

/** Whether a normal text names an hour on a day of the week, "thursday 430": nobody moves in at one. */
export const namesHourOfWeekday = (text: string): boolean =>
  namesWeekday(text) && clockTimesIn(withHoursInFigures(text)).length > 0;

/** What may stand between a day and its hour: "saturday, at 3", "3:30 on thursday". */
const link =
  /^,? ?(?:(?:at|on|in|by|around|about|the|this|next|for|like|maybe|a|de|del|el|la|las|por|este|como|para) ?){0,3}$/;

/** The times that a text with its hours in figures names, in order. */
export function timesNamedIn(text: string, today: Temporal.PlainDate): TimeNamed[] {
  const days = daysIn(text, today).map(({ at, end }) => ({ at, end, hasDay: true, hasHour: false }));
  const hours = clockTimesIn(text)
    .filter(({ at, end }) => !days.some((day) => at < day.end && day.at < end))
    .map(({ at, end }) => ({ at, end, hasDay: false, hasHour: true }));
  const times: TimeNamed[] = [];
  const named = [...days, ...hours].sort((one, other) => one.at - other.at);
  for (const [place, each] of named.entries()) {
    const last = times.at(-1);
    if (last && isOne(text, last, each) && !isOfNext(text, last, each, named[place + 1]))
      times[times.length - 1] = { at: last.at, end: each.end, hasDay: true, hasHour: last.hasHour || each.hasHour };
    else times.push(each);
  }
  return times;
}

/** Whether a time goes on with the one before it: a day and its hour, a month and its day. */
function isOne(text: string, last: TimeNamed, each: TimeNamed): boolean {
  if (!link.test(text.slice(last.end, each.at))) return false;
  const month = text.slice(last.at, last.end);
  const isMonthAndDay = !last.hasHour && !each.hasHour && namesMonth(month) && !/\d/.test(month);
  return isMonthAndDay || !((last.hasDay && each.hasDay) || (last.hasHour && each.hasHour));
}

/** "Church at 10, Wednesday at 10": a day after a comma that has an hour of its own is not of the hour before it. */
const isOfNext = (text: string, last: TimeNamed, each: TimeNamed, next: TimeNamed | undefined): boolean =>
  each.hasDay &&
  last.hasHour &&
  text[last.end] === "," &&
  next?.hasHour === true &&
  link.test(text.slice(each.end, next.at));
