import type { TimeSpan } from "./openings.ts";

const { compare } = Temporal.Instant;

/**
 * Returns the rest of some spans after others are cut out of them.
 *
 * @example
 * timeLeft([span("10:00", "12:00")], [span("10:30", "11:00")])
 * // => [span("10:00", "10:30"), span("11:00", "12:00")]
 */
export function timeLeft(spans: readonly TimeSpan[], cutOut: readonly TimeSpan[]): TimeSpan[] {
  return cutOut.reduce<TimeSpan[]>((left, cut) => left.flatMap((span) => around(span, cut)), [...spans]);
}

function around(span: TimeSpan, cut: TimeSpan): TimeSpan[] {
  if (compare(cut.endsAt, span.startsAt) <= 0 || compare(cut.startsAt, span.endsAt) >= 0) return [span];
  return [
    { startsAt: span.startsAt, endsAt: cut.startsAt },
    { startsAt: cut.endsAt, endsAt: span.endsAt },
  ].filter(({ startsAt, endsAt }) => compare(startsAt, endsAt) < 0);
}
