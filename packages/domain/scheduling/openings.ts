import { endMinutesOf, minutesOf, type SlotTimes, weekdays } from "./slots.ts";
import { type ZoneClock, zoneClock } from "./zone-clock.ts";

export type TimeSpan = { startsAt: Temporal.Instant; endsAt: Temporal.Instant };

export type OpeningsAsked = {
  slots: readonly SlotTimes[];
  durationMinutes: number;
  /** The home's IANA zone. */
  timeZone: string;
  /** Starts are from here on … */
  from: Temporal.Instant;
  /** … and before here. */
  until: Temporal.Instant;
  /** No start is earlier: now and the owner's notice. */
  notBefore: Temporal.Instant;
  /** YYYY-MM-DD; busy from midnight to midnight in the home's zone. */
  blackoutDates: readonly string[];
  /** In any order; a buffer around showings is the caller's to add. */
  busy: readonly TimeSpan[];
};

/** A time span in epoch milliseconds. */
export type Span = { from: number; until: number };

const minuteMs = 60_000;
const dayMs = 86_400_000;

/**
 * The times at which a showing can be offered, in order.
 *
 * Shape   the grid of a window is its start and every duration after it; busy time takes starts away and never shifts
 *         them; windows that overlap are one, with the grid of the earlier.
 * Units   a showing lasts its elapsed minutes, so a repeated hour is offered twice and a skipped one never.
 * Errors  none: no free time is an empty list.
 * Source  docs/decisions/0006-showings-and-openings.md
 */
export function openings(asked: OpeningsAsked): TimeSpan[] {
  const clock = zoneClock(asked.timeZone);
  const durationMs = asked.durationMinutes * minuteMs;
  const earliest = Math.max(ceilMs(asked.from), ceilMs(asked.notBefore));
  const range = { from: earliest, until: ceilMs(asked.until) };
  if (range.from >= range.until) return [];
  const windows = windowsOf(asked.slots, clock, range);
  const taken = takenOf(asked, clock, { from: range.from, until: range.until + durationMs });
  return startsIn(windows, durationMs, range, taken);
}

/** The weekly slots as windows on the time line, those that overlap made one. */
export function windowsOf(slots: readonly SlotTimes[], clock: ZoneClock, range: Span): Span[] {
  const windows: Span[] = [];
  // A window of the evening before may run into the range, and one of the day after may lengthen its last.
  const firstDay = dayOf(clock.localOf(range.from)) - 1;
  const lastDay = dayOf(clock.localOf(range.until)) + 1;
  const byWeekday = weekdays.map((weekday) =>
    slots
      .filter((slot) => slot.weekday === weekday)
      .map((slot) => ({ start: minutesOf(slot.startTime) * minuteMs, end: endMinutesOf(slot) * minuteMs })),
  );
  for (let day = firstDay; day <= lastDay; day++) {
    for (const { start, end } of byWeekday[weekdayOf(day)]!) {
      const from = clock.instantOf(day * dayMs + start);
      const until = clock.instantOf(day * dayMs + end);
      if (from < until) windows.push({ from, until });
    }
  }
  return merged(windows, (next, last) => next.from < last.until);
}

function startsIn(windows: Span[], durationMs: number, range: Span, taken: Span[]): TimeSpan[] {
  const found: TimeSpan[] = [];
  let nextTaken = 0;
  for (const window of windows) {
    const skipped = Math.max(0, Math.ceil((range.from - window.from) / durationMs));
    let lastEnd: Temporal.Instant | null = null;
    let lastEndMs = 0;
    for (let start = window.from + skipped * durationMs; start < range.until; start += durationMs) {
      const end = start + durationMs;
      if (end > window.until) break;
      nextTaken = indexEndingAfter(start, taken, nextTaken);
      if (nextTaken < taken.length && taken[nextTaken]!.from < end) continue;
      const startsAt: Temporal.Instant =
        lastEnd && lastEndMs === start ? lastEnd : Temporal.Instant.fromEpochMilliseconds(start);
      lastEnd = Temporal.Instant.fromEpochMilliseconds(end);
      lastEndMs = end;
      found.push({ startsAt, endsAt: lastEnd });
    }
  }
  return found;
}

/** Of ordered spans, from one on, the index of the first that ends after an instant. */
function indexEndingAfter(instant: number, spans: readonly Span[], firstIndex: number): number {
  let index = firstIndex;
  while (index < spans.length && spans[index]!.until <= instant) index++;
  return index;
}

/** Busy times and blacked-out days within the range, in order and disjoint. */
function takenOf(asked: OpeningsAsked, clock: ZoneClock, range: Span): Span[] {
  const taken: Span[] = [];
  const add = (from: number, until: number): void => {
    if (from < until && until > range.from && from < range.until) taken.push({ from, until });
  };
  for (const { startsAt, endsAt } of asked.busy) add(startsAt.epochMilliseconds, ceilMs(endsAt));
  for (const date of asked.blackoutDates) {
    const { from, until } = dayOn(date, clock);
    add(from, until);
  }
  return merged(taken, (next, last) => next.from <= last.until);
}

/** A date from midnight to midnight of a zone. */
export function dayOn(date: string, clock: ZoneClock): Span {
  const midnight = Temporal.PlainDate.from(date).toZonedDateTime("UTC").epochMilliseconds;
  return { from: clock.instantOf(midnight), until: clock.instantOf(midnight + dayMs) };
}

function merged(spans: Span[], belongTogether: (next: Span, last: Span) => boolean): Span[] {
  const whole: Span[] = [];
  for (const span of spans.sort((one, other) => one.from - other.from)) {
    const last = whole.at(-1);
    if (last && belongTogether(span, last)) last.until = Math.max(last.until, span.until);
    else whole.push(span);
  }
  return whole;
}

const dayOf = (localMs: number): number => Math.floor(localMs / dayMs);

/** The first day of the epoch was a Thursday. */
const weekdayOf = (day: number): number => (((day + 4) % 7) + 7) % 7;

/** By the big integer, because comparing two instants takes ten times as long. */
export function ceilMs(instant: Temporal.Instant): number {
  const ms = instant.epochMilliseconds;
  return BigInt(ms) * 1_000_000n < instant.epochNanoseconds ? ms + 1 : ms;
}
