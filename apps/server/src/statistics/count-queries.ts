import { isBookable, propertyStatuses } from "@porchlight/domain/properties/lifecycle.ts";
import type { Bucket } from "@porchlight/domain/statistics/buckets.ts";
import { type CountedStatistic, countedStatistics } from "@porchlight/domain/statistics/statistics.ts";
import { statisticsByKind } from "../events/statistics.ts";
import { type Reader, row, rows, type Sql, sql } from "../platform/database/database.ts";
import { piecesOf } from "./pieces.ts";
import { columnOf } from "./totals-store.ts";

/** Whose events are counted: those of all homes of a company, or of one. */
export type Counted = { companyId: string; propertyId: string | null };

/** How often each statistic was raised in a bucket. */
export type Counts = Record<CountedStatistic, number>;

const textOf = (value: string | null): string => (value === null ? "null" : `'${value}'`);

/** The kinds of events that count, with what they raise and by which mark. */
export const countedKinds = sql([
  `(values ${statisticsByKind
    .map(({ kind, mark, statistic }) => `(${textOf(kind)}, ${textOf(mark)}::text, ${textOf(statistic)})`)
    .join(", ")}) as counted (kind, mark, statistic)`,
]);
/** Whether an event of a counted kind carries the mark. */
export const isMarked = sql`(counted.mark is null or event.data -> counted.mark = 'true')`;

const columns = sql([countedStatistics.map(columnOf).join(", ")]);
const totals = sql([countedStatistics.map((name) => `sum(${columnOf(name)}) as ${columnOf(name)}`).join(", ")]);
const none = sql([countedStatistics.map((name) => `0 as ${columnOf(name)}`).join(", ")]);
/** `times` in the column of the statistic that was raised so often, nothing in the others. */
const raised = sql([countedStatistics.map((name) => `case statistic when '${name}' then times else 0 end`).join(", ")]);
const summed = sql([countedStatistics.map((name) => `sum(${columnOf(name)})::int as "${name}"`).join(", ")]);

/**
 * Counts what happened in each bucket: whole hours and days by their totals and what waits to be added to them, cut
 * hours by the log. All of one moment, whatever is written meanwhile.
 */
export async function countsIn(
  on: Reader,
  of: Counted,
  buckets: readonly Bucket[],
): Promise<{ counts: Counts[]; activeListings: number }> {
  const pieces = piecesOf(buckets);
  const found = await rows(
    on,
    sql<Counts & { bucket: number; activeListings: number }>`
      with piece as materialized (
        select * from jsonb_to_recordset(${JSON.stringify(pieces)}::jsonb)
          as piece (bucket int, source text, "from" timestamptz, "to" timestamptz)),
      waiting as materialized (
        select at, unnest(statistics) as statistic from statistic_change where ${isOf(of)})
      select bucket, ${summed}, (${activeListings(of)}) as "activeListings"
      from (
        select bucket, ${none} from generate_series(0, ${buckets.length - 1}::int) as bucket
        union all
        select piece.bucket, ${columns} from piece cross join lateral (
          select ${totals} from statistic_total
          where company_id = ${of.companyId} and ${of.propertyId ? sql`property_id = ${of.propertyId}` : sql`property_id is null`}
            and unit = piece.source and starts_at >= piece."from" and starts_at < piece."to") total
        where piece.source <> 'log'
        union all
        select bucket, ${raised} from (
          select bucket, statistic, count(*) as times from waiting join piece
            on source <> 'log' and at >= piece."from" and at < piece."to"
          group by bucket, statistic) counted
        ${pieces.some(({ source }) => source === "log") ? sql`union all ${inCutHours(of)}` : sql``}) counted
      group by bucket order by bucket`,
  );
  return { counts: found, activeListings: found[0]!.activeListings };
}

/** What the log tells of hours that a bucket cuts, for which there is no total. */
const inCutHours = (of: Counted) => sql`
  select bucket, ${raised} from piece cross join ${countedKinds} cross join lateral (
    select count(*) as times from event
    where event.kind = counted.kind and ${isOf(of)} and at >= piece."from" and at < piece."to" and ${isMarked}) found
  where source = 'log'`;

const isOf = ({ companyId, propertyId }: Counted): Sql =>
  sql`company_id = ${companyId} ${propertyId ? sql`and property_id = ${propertyId}` : sql``}`;

const active = sql([propertyStatuses.filter(isBookable).map(textOf).join(", ")]);

/** How many homes are being listed now. */
const activeListings = ({ companyId, propertyId }: Counted) => sql`
  select count(*)::int from property
  where company_id = ${companyId} and deleted_at is null and status in (${active})
    ${propertyId ? sql`and id = ${propertyId}` : sql``}`;

/** Returns when anything of the company first happened that counts; null where nothing has. */
export async function beginningOf(on: Reader, companyId: string): Promise<Temporal.Instant | null> {
  const first = await row(
    on,
    sql<{ at: Temporal.Instant | null }>`
      select min(first.at) as at from (select distinct kind from ${countedKinds}) counted cross join lateral (
        select at from event where company_id = ${companyId} and kind = counted.kind order by at limit 1) first`,
  );
  return first?.at ?? null;
}
