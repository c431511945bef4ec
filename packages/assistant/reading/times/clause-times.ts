import type { HourNamed, TimeWish } from "../../heard/times.ts";
import { least } from "../rank.ts";
import type { Clause } from "../text/clauses.ts";
import { clockTimesIn } from "./clock-times.ts";
import { namesMonth } from "./day-readers.ts";
import { daysIn } from "./days.ts";
import { withoutEngagements } from "./engagements.ts";
import { inMonth, isNoStart, isPreferred, monthNamedIn, moveInDaysIn } from "./move-in-days.ts";
import { isAboutMovingIn, leavesOldHome, visitWords } from "./move-in-or-visit.ts";
import { isOfNow } from "./move-in-told.ts";
import { withOwnBounds } from "./own-bounds.ts";
import { isFar, rolesMeant } from "./roles-meant.ts";
import type { TimeMoment, TimeRole } from "./time-role-features.ts";
import type { JudgedTime } from "./time-roles.ts";
import { withHoursInFigures } from "./times-named.ts";
import { wishesIn } from "./wishes.ts";

/*
 * The clauses of a message that names several times, told apart by what each time is for: only some of them are when the
 * renter would come.
 */

/** A clause with its hours in figures, and what its times are for, as far as that is sure. */
type ClauseTimes = { text: string; times: readonly SureTime[] };
type SureTime = JudgedTime & { isSure: boolean; isLeft: boolean };

/** What a message's times are for, clause by clause; a clause without any is not in it. */
export type MessageTimes = ReadonlyMap<Clause, ClauseTimes>;

/** What is gone by of a time that is alone: it is for something else, or it does not suit. */
const ofOneAlone: readonly TimeRole[] = ["move-in", "elsewhere"];
const between = ". ";

/** "Saturday 9:30 is out" refuses that hour; "no Fridays at noon" is of all Fridays. */
const goesByAlone = ({ role, likely, hasDay, hasHour }: JudgedTime, before: string): boolean =>
  ofOneAlone.includes(role) ||
  (role === "refused" && (likely >= least.time.refusedAlone || (hasDay && hasHour)) && !refuses.test(before));
/** An hour of a day that is likeliest to come by is no date to move in on. */
const comesSurely = ({ likely, hasDay, hasHour }: JudgedTime, text: string): boolean =>
  likely === 1 || (hasDay && hasHour && !isAboutMovingIn(text));
const refuses = /\b(?:no|not|never|nunca|tampoco)\b/;

/** Tells the times of a message apart; `ownDay`: the day of the time that the talk stands at. */
export function timesOfClauses(
  clauses: readonly Clause[],
  moment: TimeMoment,
  today: Temporal.PlainDate,
  ownDay: string | null = null,
): MessageTimes {
  const texts = clauses.map(({ text }) => withOwnBounds(withHoursInFigures(text)));
  const text = texts.join(between);
  const judged = rolesMeant(texts, between, { moment, today, ownDay });
  const isAlone = judged.length === 1;
  const isSure = (time: JudgedTime): boolean =>
    (time.likely >= least.time.ofMonth &&
      (isMonthToMoveIn(time, text) || (isAlone && !ofVisits.includes(moment) && isFarDate(text, time, today)))) ||
    (isAlone
      ? time.likely >= least.time.alone &&
        (goesByAlone(time, text.slice(0, time.at)) || (time.role === "visit" && comesSurely(time, text)))
      : time.likely >= least.time.amongSeveral);
  // "My Tuesday at 2 to Thursday at 2" wishes for Thursday alone; "Thursday instead of Tuesday" refuses the other one.
  const isMoved = judged.some((time) => time.role === "visit" && isSure(time));
  const isLeft = (time: JudgedTime, words: string): boolean =>
    isMoved && time.role === "own-showing" && isSure(time) && !daysIn(words, today).some(({ not }) => not);
  let from = 0;
  const entries = clauses.flatMap((clause, place): [Clause, ClauseTimes][] => {
    const text = texts[place] as string;
    const times = judged
      .filter(({ at, end }) => at >= from && end <= from + text.length)
      .map((time) => (time.role === "refused" && asksToCome(clause) ? { ...time, role: "visit" as const } : time))
      .map((time) => ({
        ...{ ...time, isSure: isSure(time), at: time.at - from, end: time.end - from },
        isLeft: isLeft(time, text.slice(0, time.end - from)),
      }));
    from += text.length + between.length;
    return times.length > 0 ? [[clause, { text, times }]] : [];
  });
  return new Map(entries);
}

/** "Can we see it Monday? He gets off at 5": a day asked for is not refused by an hour beside it. */
const asksToCome = ({ text, isQuestion }: Clause): boolean =>
  isQuestion && visitWords.test(text) && !refuses.test(text);

/** "A spot for august": nobody comes by for a month; beside an amount it says when that is paid. */
const isMonthToMoveIn = ({ role, at, end }: JudgedTime, text: string): boolean =>
  role === "move-in" &&
  namesMonth(text.slice(at, end)) &&
  !/\d/.test(text.slice(at, end)) &&
  !amount.test(text.slice(0, at)) &&
  !amountNext.test(text.slice(end));
/** "Oct 1 works", "thinking July, around the 10th", where no visit is spoken of: nor does anybody come by on a date so far ahead. */
const isFarDate = (text: string, { role, hasHour, at, end }: JudgedTime, today: Temporal.PlainDate): boolean =>
  role === "move-in" &&
  !hasHour &&
  /\d/.test(text.slice(at, end)) &&
  !visitWords.test(text) &&
  isFar(text.slice(at, end), today);
const ofVisits: readonly TimeMoment[] = ["time", "booked"];
const amount = /\d,\d{3}|\d{3}|\dk\b/;
const amountNext = new RegExp(`^[^,.;]*(?:${amount.source})`);

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
  without(clause, all, (time) => time.isLeft || isSurely(time, "refused", "move-in", "elsewhere"));

/** A clause with only those of its times that are surely when to come, whatever else it tells; null where it has none. */
export const onlyComingOf = (clause: Clause, all: MessageTimes): Clause | null =>
  all.get(clause)?.times.some((time) => isSurely(time, "visit"))
    ? without(clause, all, (time) => !isSurely(time, "visit"))
    : null;

/** A clause as far as it may tell of the renter: when to come is no date to move in, and its figures are no score. */
export const tellingOf = (clause: Clause, all: MessageTimes): Clause =>
  without(clause, all, (time) => isSurely(time, "visit", "refused", "own-showing"));

/**
 * Clauses as far as they may tell when one moves in, where a message names a day of something else; else null. "My job
 * starts June 26, so I need to be in by the 23rd": the day is one of the month that was named.
 */
export function movingOf(clauses: readonly Clause[], all: MessageTimes): Clause[] | null {
  const times = [...all.values()].flatMap((own) => own.times);
  const isBeside = times.some(isOfElse) && times.some(({ role }) => role === "move-in");
  const isElse = isBeside ? isOfElse : isLikelyOfElse;
  if (!isBeside && !times.some(isElse)) return null;
  const month = monthOfElse(all);
  return clauses.map((clause) => {
    const own = all.get(clause);
    if (!own || (!isBeside && tellsMove(clause))) return clause;
    const text = own.times.reduceRight((rest, time) => {
      const isLeftOut = isElse(time) || isSurely(time, "visit", "refused", "own-showing");
      const said = own.text.slice(time.at, time.end);
      const words = isLeftOut ? "it" : time.role === "move-in" ? inMonth(said, month) : said;
      return `${rest.slice(0, time.at)}${words}${rest.slice(time.end)}`;
    }, own.text);
    return { ...clause, text };
  });
}
/** A day that is likelier of something else than of any other thing dates no move of which its clause does not speak. */
const isLikelyOfElse = ({ role, likely, hasHour }: SureTime): boolean =>
  role === "elsewhere" && !hasHour && likely >= least.time.ofMonth;
/** "After my graduation on June 6", said alone, answers when one moves in. */
const tellsMove = ({ text }: Clause): boolean => isAboutMovingIn(text) || leavesOldHome(text) || afterwards.test(text);
const afterwards = /^(?:right |just |probably )?(?:after|once|despues de)\b|\bso then\b/;
const isOfElse = (time: SureTime): boolean => !time.hasHour && isSurely(time, "elsewhere");
/** The month of a day that is surely of something else; null where none names one. */
const monthOfElse = (all: MessageTimes): string | null =>
  [...all.values()].flatMap(({ text, times }) =>
    times.filter(isOfElse).flatMap(({ at, end }) => monthIn(text.slice(at, end)) ?? []),
  )[0] ?? null;
const monthIn = (words: string): string | null => words.match(/[a-z]+/g)?.find(namesMonth) ?? null;

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

/** The times that surely do not suit, in so many words or not. */
export const refusedIn = (all: MessageTimes, today: Temporal.PlainDate): TimeWish[] =>
  [...all.values()].flatMap(({ text, times }) => {
    if (withoutEngagements(text) === "") return [];
    const refused = daysIn(text, today).filter(({ not }) => not);
    return times
      .filter((time) => isSurely(time, "refused"))
      .flatMap(({ at, end }) => {
        const isSaid = refused.some((day) => day.at < end && at < day.end);
        const surmised = isSaid ? {} : { isSurmised: true };
        return wishesIn(text.slice(at, end), today, 0).map((wish) => ({ ...wish, not: true, ...surmised }));
      });
  });

/**
 * The day or span that is surely for moving in, from the first to the last named or that which is preferred of them, beside
 * one of something else the likeliest; null where there is none.
 */
export function moveInNamed(all: MessageTimes, today: Temporal.PlainDate): { from: string; to: string } | null {
  const clauses = [...all.values()];
  const isBeside = clauses.some(({ times }) => times.some(isOfElse));
  const named = clauses.flatMap(({ text, times }) =>
    times
      .filter((time) => isSurely(time, "move-in") || (isBeside && isLikelyMoveIn(time, text)))
      .map((time) => ({ text, time })),
  );
  const preferred = named.filter(({ text, time }) => isPreferred(text, time));
  const days = clauses.flatMap(({ text, times }, place) => {
    const before = clauses.slice(0, place).map((clause) => clause.text);
    const meant = preferred.length > 0 ? preferred : named;
    return meant
      .filter(({ time }) => times.includes(time))
      .map(({ time: { at, end } }) => ({ words: text.slice(at, end), lead: text.slice(0, at) }))
      .filter(({ words }) => words !== "right now" || isOfNow(text))
      .filter(({ words, lead }) => !daysIn(words, today).some(({ from }) => isNoStart(lead, from, today)))
      .flatMap(({ words, lead }) =>
        moveInDaysIn(inMonth(words, monthOfElse(all) ?? monthNamedIn([...before, lead])), today),
      );
  });
  const [first] = days;
  const last = days.at(-1);
  return first && last ? { from: first.from.toString(), to: laterOf(first.to, last.to).toString() } : null;
}

/** Whether a message prefers a day to move in on to others: "June 1 could do, June 3 would be better". */
export const prefersMoveIn = (all: MessageTimes): boolean =>
  [...all.values()].some(({ text, times }) =>
    times.some((time) => isSurely(time, "move-in") && isPreferred(text, time)),
  );
const isLikelyMoveIn = ({ role, likely, hasHour, at, end }: SureTime, text: string): boolean =>
  role === "move-in" && likely >= leastBeside && !hasHour && /\d/.test(text.slice(at, end));
/** How likely a date must be for moving in beside one of something else. */
const leastBeside = 0.6;
const laterOf = (one: Temporal.PlainDate, other: Temporal.PlainDate): Temporal.PlainDate =>
  Temporal.PlainDate.compare(one, other) < 0 ? other : one;
