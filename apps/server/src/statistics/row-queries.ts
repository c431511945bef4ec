import type { StatisticRow } from "@porchlight/contract/statistics.ts";
import { refuse } from "@porchlight/domain/refusals.ts";
import type { Bucket } from "@porchlight/domain/statistics/buckets.ts";
import type { ListedStatistic } from "@porchlight/domain/statistics/statistics.ts";
import { type Reader, rows, sql } from "../platform/database/database.ts";
import { type Counted, countedKinds, isMarked } from "./count-queries.ts";
import { aboutColumns, type FoundHappened, happenedView } from "./happened-queries.ts";

const pageSize = 50;

/** The place of a row: its time and its number in the log. */
const writing = /^([^|]+)\|(\d{1,15})$/;

/** Returns a page of the events that a statistic counts in a span, newest first. */
export async function statisticRows(
  on: Reader,
  { companyId, propertyId, statistic }: Counted & { statistic: ListedStatistic },
  { from, to }: Bucket,
  after: string | undefined,
): Promise<{ rows: StatisticRow[]; next: string | null }> {
  const place = readPlace(after);
  const found = await rows(
    on,
    sql<FoundHappened>`
      select ${aboutColumns} from (
        select listed.* from ${countedKinds} cross join lateral (
          select event.* from event
          where event.kind = counted.kind and ${isMarked} and event.company_id = ${companyId}
            ${propertyId ? sql`and event.property_id = ${propertyId}` : sql``}
            and event.at >= ${from} and event.at < ${to}
            ${place ? sql`and (event.at, event.seq) < (${place.at}::timestamptz, ${place.seq}::bigint)` : sql``}
          order by event.at desc, event.seq desc limit ${pageSize + 1}) listed
        where counted.statistic = ${statistic}
        order by listed.at desc, listed.seq desc limit ${pageSize + 1}) event
      order by event.at desc, event.seq desc`,
  );
  const page = found.slice(0, pageSize);
  const last = page.at(-1);
  return {
    rows: page.map(happenedView),
    next: last && found.length > pageSize ? `${last.at}|${last.seq}` : null,
  };
}

function readPlace(place: string | undefined): { at: string; seq: number } | null {
  if (place === undefined) return null;
  const [, at = "", seq = ""] = writing.exec(place) ?? [];
  try {
    return { at: Temporal.Instant.from(at).toString(), seq: Number(seq) };
  } catch {
    return refuse("invalid-input", {}, { after: "This is not a place in the list" });
  }
}
