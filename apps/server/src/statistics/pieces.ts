import type { Bucket } from "@porchlight/domain/statistics/buckets.ts";

/** Where a piece of a bucket is counted: from totals of days or hours, or from the log, where it cuts an hour. */
export type Piece = Bucket & { bucket: number; source: "day" | "hour" | "log" };

const unitMs = { hour: 3_600_000, day: 86_400_000 };

/** Cuts buckets into whole days and hours of UTC, which have totals, and what is left at their ends. */
export const piecesOf = (buckets: readonly Bucket[]): Piece[] =>
  buckets.flatMap((bucket, index) => cut(bucket, "log", ["hour", "day"]).map((piece) => ({ ...piece, bucket: index })));

type Unit = keyof typeof unitMs;

/** Counts the middle of a span by the coarsest unit that divides it, and its ends by the finer ones or the log. */
function cut(span: Bucket, source: Piece["source"], [unit, ...coarser]: readonly Unit[]): Omit<Piece, "bucket">[] {
  if (Temporal.Instant.compare(span.from, span.to) >= 0) return [];
  const from = unit ? rounded(span.from, unit, "ceil") : span.to;
  const to = unit ? rounded(span.to, unit, "floor") : span.to;
  if (!unit || Temporal.Instant.compare(from, to) >= 0) return [{ ...span, source }];
  return [
    ...cut({ from: span.from, to: from }, source, []),
    ...cut({ from, to }, unit, coarser),
    ...cut({ from: to, to: span.to }, source, []),
  ];
}

function rounded(time: Temporal.Instant, unit: Unit, mode: "ceil" | "floor"): Temporal.Instant {
  const ms = time.epochMilliseconds;
  const start = Math.floor(ms / unitMs[unit]) * unitMs[unit];
  const floor = Temporal.Instant.fromEpochMilliseconds(start);
  const isWhole = Temporal.Instant.compare(floor, time) === 0;
  return mode === "floor" || isWhole ? floor : floor.add({ milliseconds: unitMs[unit] });
}
