import type { Granularity } from "@porchlight/domain/statistics/buckets.ts";
import { timeOf } from "../showings/showing-times.ts";

/** One bucket of a time series. */
type Span = { from: Temporal.Instant; to: Temporal.Instant };

/** The name of each length of a bucket, as a column says it. */
export const granularityNames: Record<Granularity, string> = {
  hour: "Hour",
  day: "Day",
  week: "Week",
  month: "Month",
};

/** Returns a bucket's label below the axis: 3:25 PM, Nov 12, Nov 2026. */
export function bucketTick({ from }: Span, granularity: Granularity, zone: string): string {
  if (granularity === "hour") return timeOf(from.toString(), zone);
  return dayIn(from, zone).toLocaleString(
    "en-US",
    granularity === "month" ? { month: "short", year: "numeric" } : { month: "short", day: "numeric" },
  );
}

/** Returns a bucket's name: Thu, Nov 12, 3:25–4:25 PM; Thu, Nov 12; Nov 8–14; November 2026. */
export function bucketName({ from, to }: Span, granularity: Granularity, zone: string): string {
  const day = dayIn(from, zone);
  if (granularity === "month") return day.toLocaleString("en-US", { month: "long", year: "numeric" });
  if (granularity === "week") return weekName(day, dayIn(to.subtract({ nanoseconds: 1 }), zone));
  const date = day.toLocaleString("en-US", { weekday: "short", month: "short", day: "numeric" });
  if (granularity === "day") return date;
  const [start, end] = [from, from.add({ hours: 1 })].map((time) => timeOf(time.toString(), zone)) as [string, string];
  return `${date}, ${start.slice(-2) === end.slice(-2) ? start.slice(0, -3) : start}–${end}`;
}

function weekName(first: Temporal.PlainDate, last: Temporal.PlainDate): string {
  const short = (day: Temporal.PlainDate) => day.toLocaleString("en-US", { month: "short", day: "numeric" });
  if (first.equals(last)) return short(first);
  return `${short(first)}–${first.month === last.month ? last.day : short(last)}`;
}

const dayIn = (time: Temporal.Instant, zone: string): Temporal.PlainDate => time.toZonedDateTimeISO(zone).toPlainDate();

/** The most labels that a wide chart has room for. */
const maxLabels = 8;

/** Returns which of so many buckets are labelled: few enough to read, the first always and the last where that can be. */
export function labelled(count: number): number[] {
  const fewest = Math.max(1, Math.ceil(count / maxLabels));
  const even = [fewest, fewest + 1, fewest + 2].find((step) => (count - 1) % step === 0);
  const step = even ?? fewest;
  return Array.from({ length: Math.ceil(count / step) }, (_, place) => place * step);
}
