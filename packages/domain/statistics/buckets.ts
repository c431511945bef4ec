import { startOfRange, type TimeRange } from "../kernel/time-range.ts";

export const granularities = ["hour", "day", "week", "month"] as const;
export type Granularity = (typeof granularities)[number];

/** How long each bucket of a range is. */
export const granularityOf: Record<TimeRange, Granularity> = {
  LAST_24_HOURS: "hour",
  LAST_7_DAYS: "day",
  LAST_30_DAYS: "day",
  LAST_6_MONTHS: "week",
  LAST_12_MONTHS: "month",
  ALL_TIME: "month",
};

/** A span of time: `from` belongs to it, `to` does not. */
export type Bucket = { from: Temporal.Instant; to: Temporal.Instant };

const oneBucket: Record<Granularity, Temporal.DurationLike> = {
  hour: { hours: 1 },
  day: { days: 1 },
  week: { days: 7 },
  month: { months: 1 },
};

/** The smallest step of a time in the database, so that what happens now is within a span that ends now. */
const instantStep = { microseconds: 1 };

/**
 * Returns the span of a range that ends now. `beginning` is when anything first happened, where all time starts; null where
 * nothing has.
 */
export function spanOf(
  range: TimeRange,
  { now, timeZone, beginning }: { now: Temporal.Instant; timeZone: string; beginning: Temporal.Instant | null },
): Bucket {
  const to = now.add(instantStep);
  if (range === "LAST_24_HOURS") return { from: to.subtract({ hours: 24 }), to };
  const from = startOfRange(range, now, timeZone) ?? beginning ?? now;
  return { from: Temporal.Instant.compare(from, now) > 0 ? now : from, to };
}

/**
 * Returns the buckets of a span, one after the other without a gap: 60 minutes each, back from the end, or days, weeks
 * from Sunday and months as they are in a zone, of which the span may cut the first and the last.
 */
export function bucketsOf({ from, to }: Bucket, granularity: Granularity, timeZone: string): Bucket[] {
  const buckets: Bucket[] = [];
  for (let start = from; Temporal.Instant.compare(start, to) < 0; ) {
    const next = granularity === "hour" ? start.add(oneBucket.hour) : nextStart(start, granularity, timeZone);
    const end = Temporal.Instant.compare(next, to) < 0 ? next : to;
    buckets.push({ from: start, to: end });
    start = end;
  }
  return buckets;
}

/** The start of the day, week or month after the one that a time is in. */
function nextStart(
  time: Temporal.Instant,
  granularity: Exclude<Granularity, "hour">,
  timeZone: string,
): Temporal.Instant {
  const day = time.toZonedDateTimeISO(timeZone).toPlainDate();
  const first =
    granularity === "day"
      ? day
      : granularity === "week"
        ? day.subtract({ days: day.dayOfWeek % 7 })
        : day.with({ day: 1 });
  return first.add(oneBucket[granularity]).toZonedDateTime(timeZone).toInstant();
}
