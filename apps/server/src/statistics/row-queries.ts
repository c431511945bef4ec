import type { StatisticRow } from "@porchlight/contract/statistics.ts";
import type { Bucket } from "@porchlight/domain/statistics/buckets.ts";
import type { ListedStatistic } from "@porchlight/domain/statistics/statistics.ts";
import { type Reader, rows, sql } from "../platform/database/database.ts";
import { placeOf, readPlace } from "../platform/http/list-place.ts";
import { type Counted, countedKinds, isMarked } from "./count-queries.ts";
import { eventColumns, eventView, type FoundEvent } from "./event-view-queries.ts";

const pageSize = 50;

/** Returns a page of the events that a statistic counts in a span, newest first. */
export async function statisticRows(
  on: Reader,
  { companyId, propertyId, statistic }: Counted & { statistic: ListedStatistic },
  { from, to }: Bucket,
  after: string | undefined,
): Promise<{ rows: StatisticRow[]; next: string | null }> {
  const place = readPlace(after, "time", "number");
  const found = await rows(
    on,
    sql<FoundEvent>`
      select ${eventColumns} from (
        select listed.* from ${countedKinds} cross join lateral (
          select event.* from event
          where event.kind = counted.kind and ${isMarked} and event.company_id = ${companyId}
            ${propertyId ? sql`and event.property_id = ${propertyId}` : sql``}
            and event.at >= ${from} and event.at < ${to}
            ${place ? sql`and (event.at, event.seq) < (${place[0]}::timestamptz, ${place[1]}::bigint)` : sql``}
          order by event.at desc, event.seq desc limit ${pageSize + 1}) listed
        where counted.statistic = ${statistic}
        order by listed.at desc, listed.seq desc limit ${pageSize + 1}) event
      order by event.at desc, event.seq desc`,
  );
  const page = found.slice(0, pageSize);
  const last = page.at(-1);
  return {
    rows: page.map(eventView),
    next: last && found.length > pageSize ? placeOf(last.at, last.seq) : null,
  };
}
