import { ceilMs, dayOn, type OpeningsAsked, type Span, type TimeSpan, windowsOf } from "./openings.ts";
import { zoneClock } from "./zone-clock.ts";

/** The kinds of reasons why a time is not offered. */
export const whyNotKinds = [
  "not-listed",
  "tour-not-offered",
  "in-the-past",
  "too-soon",
  "too-far-ahead",
  "outside-availability",
  "off-the-grid",
  "blackout",
  "overlaps-showing",
  "agent-busy",
  "calendar-busy",
] as const;
export type WhyNotKind = (typeof whyNotKinds)[number];

/** A reason that a time is not offered, with the busy span where it is one. */
export type Obstacle<Busy> = { kind: WhyNotKind; busy: Busy | null };

const minuteMs = 60_000;

/**
 * Returns every reason why a start is not among `openings(asked)`; empty when it is.
 *
 * Shape   a busy span says itself what kind of obstacle it is and comes back with it.
 * Source  docs/decisions/0034-why-a-time-is-not-offered.md
 */
export function whyNot<Busy extends TimeSpan & { kind: WhyNotKind }>(
  asked: Omit<OpeningsAsked, "busy"> & { busy: readonly Busy[] },
  startsAt: Temporal.Instant,
): Obstacle<Busy>[] {
  const clock = zoneClock(asked.timeZone);
  const durationMs = asked.durationMinutes * minuteMs;
  const start = startsAt.epochMilliseconds;
  const end = start + durationMs;
  const found: Obstacle<Busy>[] = [];
  const add = (kind: WhyNotKind, isSo: boolean): void => {
    if (isSo) found.push({ kind, busy: null });
  };
  const isPast = start < ceilMs(asked.from);
  add("in-the-past", isPast);
  add("too-soon", !isPast && start < ceilMs(asked.notBefore));
  add("too-far-ahead", start >= ceilMs(asked.until));
  // Of the same stretch as the offers, so that windows that run into each other are the same ones.
  const earliest = Math.max(ceilMs(asked.from), ceilMs(asked.notBefore));
  const windows = windowsOf(asked.slots, clock, {
    from: Math.min(start, earliest),
    until: Math.max(end, ceilMs(asked.until)),
  });
  const around = windows.find((window) => window.from <= start && end <= window.until);
  add("outside-availability", around === undefined);
  const isOnGrid = around !== undefined && startsAt.epochNanoseconds === BigInt(start) * 1_000_000n;
  add("off-the-grid", around !== undefined && !(isOnGrid && (start - around.from) % durationMs === 0));
  const touches = (span: Span): boolean => span.from < end && span.until > start;
  add(
    "blackout",
    asked.blackoutDates.some((date) => touches(dayOn(date, clock))),
  );
  for (const busy of asked.busy) {
    const span = { from: busy.startsAt.epochMilliseconds, until: ceilMs(busy.endsAt) };
    if (touches(span)) found.push({ kind: busy.kind, busy });
  }
  return found;
}

/** Returns the starts that the weekly hours give on a date, regardless of other obstacles. */
export function startsOn(
  asked: Pick<OpeningsAsked, "slots" | "durationMinutes" | "timeZone">,
  date: string,
): Temporal.Instant[] {
  const clock = zoneClock(asked.timeZone);
  const durationMs = asked.durationMinutes * minuteMs;
  const day = dayOn(date, clock);
  const starts: Temporal.Instant[] = [];
  for (const window of windowsOf(asked.slots, clock, day)) {
    for (let start = window.from; start + durationMs <= window.until; start += durationMs)
      if (start >= day.from && start < day.until) starts.push(Temporal.Instant.fromEpochMilliseconds(start));
  }
  return starts;
}

/**
 * Returns the first date, from today on, with an upcoming start of the weekly hours; today when the hours give none.
 */
export function firstDayAhead(
  asked: Pick<OpeningsAsked, "slots" | "durationMinutes" | "timeZone">,
  now: Temporal.Instant,
): string {
  const today = now.toZonedDateTimeISO(asked.timeZone).toPlainDate();
  // A week has every weekday once, and today's hours may be over.
  for (let days = 0; days <= 7; days++) {
    const date = today.add({ days }).toString();
    if (startsOn(asked, date).some((start) => Temporal.Instant.compare(start, now) > 0)) return date;
  }
  return today.toString();
}
