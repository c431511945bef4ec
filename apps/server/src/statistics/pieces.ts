import type { Bucket } from "@porchlight/domain/statistics/buckets.ts";

/** Where a piece of a bucket is counted: from totals of days or hours, or from the log, where it cuts an hour. */
export type Piece = Bucket & { bucket: number; source: "day" | "hour" | "log" };

const unitMs = { hour: 3_600_000, day: 86_400_000 };

/** Cuts buckets into whole days and hours of UTC, which have totals, and what is left at their ends. */
export const piecesOf = (buckets: readonly Bucket[]): Piece[] =>
  buckets.flatMap((bucket, index) => cut(bucket, ["log", "hour", "day"]).map((piece) => ({ ...piece, bucket: index })));

type Source = Piece["source"];

/** Counts the middle of a span by the coarsest of the sources that divides it, and its ends by the finer ones. */
function cut(
  span: Bucket,
  [own, coarser, ...rest]: readonly [Source, ...Source[]] | Source[],
): Omit<Piece, "bucket">[] {
  if (Temporal.Instant.compare(span.from, span.to) >= 0) return [];
  if (!coarser || coarser === "log") return [{ ...span, source: own! }];
  const from = rounded(span.from, coarser, "ceil");
  const to = rounded(span.to, coarser, "floor");
  if (Temporal.Instant.compare(from, to) >= 0) return [{ ...span, source: own! }];
  return [
    ...cut({ from: span.from, to: from }, [own!]),
    ...cut({ from, to }, [coarser, ...rest]),
    ...cut({ from: to, to: span.to }, [own!]),
  ];
}

function rounded(time: Temporal.Instant, unit: "hour" | "day", mode: "ceil" | "floor"): Temporal.Instant {
  const ms = time.epochMilliseconds;
  const start = Math.floor(ms / unitMs[unit]) * unitMs[unit];
  const floor = Temporal.Instant.fromEpochMilliseconds(start);
  const isWhole = Temporal.Instant.compare(floor, time) === 0;
  return mode === "floor" || isWhole ? floor : floor.add({ milliseconds: unitMs[unit] });
}
