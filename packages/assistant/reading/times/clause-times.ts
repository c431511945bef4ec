import type { HourNamed, TimeWish } from "../../heard/times.ts";
import { least } from "../rank.ts";
import type { Clause } from "../text/clauses.ts";
import { clockTimesIn, laterThan } from "./clock-times.ts";
import { daysIn } from "./days.ts";
import { moveInDaysIn } from "./move-in-days.ts";
import { withOwnBounds } from "./own-bounds.ts";
import type { TimeMoment, TimeRole } from "./time-role-features.ts";
import { type JudgedTime, judgedTimesIn } from "./time-roles.ts";
import { withHoursInFigures } from "./times-named.ts";
import { wishesIn } from "./wishes.ts";

/*
 * The clauses of a message that names several times, told apart by what each time is for: only some of them are when the
 * renter would come.
 */

/** A clause with its hours in figures, and what its times are for, as far as that is sure. */
type ClauseTimes = { text: string; times: readonly SureTime[] };
type SureTime = JudgedTime & { isSure: boolean };

/** What a message's times are for, clause by clause; a clause without any is not in it. */
export type MessageTimes = ReadonlyMap<Clause, ClauseTimes>;

/** All that is gone by of a time that is alone: it is for something else, or an hour of a day does not suit. */
const ofOneAlone: readonly TimeRole[] = ["move-in", "elsewhere"];
const between = ". ";

/** "Saturday 9:30 is out" refuses that hour; "no Fridays at noon" is of all Fridays. */
const goesByAlone = ({ role, hasDay, hasHour }: JudgedTime, before: string): boolean =>
  ofOneAlone.includes(role) || (role === "refused" && hasDay && hasHour && !refuses.test(before));
const refuses = /\b(?:no|not|never|nunca|tampoco)\b/;

/** Tells the times of a message apart. */
export function timesOfClauses(
  clauses: readonly Clause[],
  moment: TimeMoment,
  today: Temporal.PlainDate,
): MessageTimes {
  const texts = clauses.map(({ text }) => withOwnBounds(withHoursInFigures(text)));
  const text = texts.join(between);
  const judged = judgedTimesIn(text, moment, today).map((time, place, all) =>
    limits(text, all[place - 1], time) || asksLater.test(text.slice(time.at, time.end))
      ? { ...time, role: "visit" as const }
      : time,
  );
  const isAlone = judged.length === 1;
  const isSure = (time: JudgedTime): boolean =>
    isAlone
      ? time.likely >= least.time.alone && goesByAlone(time, text.slice(0, time.at))
      : time.likely >= least.time.amongSeveral;
  let from = 0;
  const entries = clauses.flatMap((clause, place): [Clause, ClauseTimes][] => {
    const text = texts[place] as string;
    const times = judged
      .filter(({ at, end }) => at >= from && end <= from + text.length)
      .map((time) => ({ ...time, isSure: isSure(time), at: time.at - from, end: time.end - from }));
    from += text.length + between.length;
    return times.length > 0 ? [[clause, { text, times }]] : [];
  });
  return new Map(entries);
}

/** "Saturday, but only before noon": a bound right after a day to come by is one of that day. */
const limits = (text: string, day: JudgedTime | undefined, { at, end }: JudgedTime): boolean =>
  day?.role === "visit" &&
  day.hasDay &&
  bound.test(text.slice(at, end)) &&
  only.test(text.slice(day.end, at)) &&
  /^\W*$|^[.,;!?]/.test(text.slice(end));
/** "One later than five" is asked for, whatever keeps somebody until then. */
const asksLater = new RegExp(`^${laterThan}\\b`);
const bound = /^(?:before|after|past|until|by|antes|despues|hasta)\b/;
const only = /^(?:,? ?(?:but|and|only|just|any ?time|ideally|preferably|it has to be|it must be|pero|solo|y))*,? $/;

/** A clause without some of its times. */
function without(clause: Clause, all: MessageTimes, isLeftOut: (time: SureTime) => boolean): Clause {
  const own = all.get(clause);
  const text = own?.times
    .filter(isLeftOut)
    .reduceRight((rest, { at, end }) => `${rest.slice(0, at)}it${rest.slice(end)}`, own.text);
  return text === undefined || text === own?.text ? clause : { ...clause, text };
}

const isSurely = ({ role, isSure }: SureTime, ...roles: readonly TimeRole[]): boolean => isSure && roles.includes(role);

/** A clause as far as it may say when to come. */
export const comingOf = (clause: Clause, all: MessageTimes): Clause =>
  without(clause, all, (time) => isSurely(time, "refused", "move-in", "elsewhere"));

/** A clause with only those of its times that are surely when to come, whatever else it tells; null where it has none. */
export const onlyComingOf = (clause: Clause, all: MessageTimes): Clause | null =>
  all.get(clause)?.times.some((time) => isSurely(time, "visit"))
    ? without(clause, all, (time) => !isSurely(time, "visit"))
    : null;

/** A clause as far as it may tell of the renter: when to come is no date to move in, and its figures are no score. */
export const tellingOf = (clause: Clause, all: MessageTimes): Clause =>
  without(clause, all, (time) => isSurely(time, "visit", "refused"));

/** The times that are surely for something, as they are written. */
const wordsOf = (all: MessageTimes, wanted: TimeRole): string[] =>
  [...all.values()].flatMap(({ text, times }) =>
    times.filter((time) => isSurely(time, wanted)).map(({ at, end }) => text.slice(at, end)),
  );

/** The hours that a message names and what each is for, in order; a bound is none of them. */
export const hoursNamedIn = (all: MessageTimes, today: Temporal.PlainDate): HourNamed[] =>
  [...all.values()].flatMap(({ text, times }) =>
    times.flatMap(({ at, end, hasHour, role, likely }) => {
      const words = text.slice(at, end);
      const exact = hasHour ? (clockTimesIn(words)[0]?.exact ?? null) : null;
      if (exact === null) return [];
      const [day, another] = daysIn(words, today).filter(({ from, to }) => from.equals(to));
      return [{ at: exact, day: day && !another ? day.from.toString() : null, isToCome: role === "visit", likely }];
    }),
  );

/** Whether a message says of a day whether it suits, or that it is that of a showing. */
export const namesDay = (all: MessageTimes, day: string, today: Temporal.PlainDate): boolean =>
  (["refused", "own-showing", "visit"] as const).some((role) =>
    wordsOf(all, role).some((words) => daysIn(words, today).some(({ from }) => from.toString() === day)),
  );

/** The times that surely do not suit. */
export const refusedIn = (all: MessageTimes, today: Temporal.PlainDate): TimeWish[] =>
  wordsOf(all, "refused").flatMap((words) => wishesIn(words, today, 0).map((wish) => ({ ...wish, not: true })));

/** The day or span that is surely for moving in, from the first to the last named; null where there is none. */
export function moveInNamed(all: MessageTimes, today: Temporal.PlainDate): { from: string; to: string } | null {
  const days = wordsOf(all, "move-in").flatMap((words) => moveInDaysIn(words, today));
  const [first] = days;
  const last = days.at(-1);
  return first && last ? { from: first.from.toString(), to: laterOf(first.to, last.to).toString() } : null;
}
const laterOf = (one: Temporal.PlainDate, other: Temporal.PlainDate): Temporal.PlainDate =>
  Temporal.PlainDate.compare(one, other) < 0 ? other : one;
