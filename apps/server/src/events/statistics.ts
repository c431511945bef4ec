import type { CountedStatistic } from "@porchlight/domain/statistics/statistics.ts";
import type { Consequences, Count } from "./consequences.ts";
import { type EventKind, eventKinds } from "./kinds.ts";

const countsOf = (kind: EventKind): readonly Count<string>[] =>
  (eventKinds[kind] as Pick<Consequences<Record<string, unknown>>, "counts">).counts ?? [];

/** What is counted of which kind of event: all of them, or those whose data carry `mark`. */
export const statisticsByKind: { kind: EventKind; mark: string | null; statistic: CountedStatistic }[] = (
  Object.keys(eventKinds) as EventKind[]
).flatMap((kind) =>
  countsOf(kind).map((count) =>
    typeof count === "string"
      ? { kind, mark: null, statistic: count }
      : { kind, mark: count.when, statistic: count.statistic },
  ),
);

/** Returns the statistics to which an event adds one; null for none. */
export function statisticsOf({
  kind,
  data,
}: {
  kind: EventKind;
  data?: object | undefined;
}): CountedStatistic[] | null {
  const counted = statisticsByKind.filter(
    (one) => one.kind === kind && (one.mark === null || (data as Record<string, unknown>)?.[one.mark] === true),
  );
  return counted.length > 0 ? counted.map(({ statistic }) => statistic) : null;
}
