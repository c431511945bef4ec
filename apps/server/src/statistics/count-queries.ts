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

const byKind = JSON.stringify(statisticsByKind);

/** The kinds of events that count, with what they raise and by which mark. */
export const countedKinds = sql`
  (select * from jsonb_to_recordset(${byKind}::jsonb) as counted (kind text, mark text, statistic text)) counted`;
/** Whether an event of a counted kind carries the mark. */
export const isMarked = sql`(counted.mark is null or event.data -> counted.mark = 'true')`;

const summed = sql([
  countedStatistics.map((name) => `coalesce(sum(${columnOf(name)}), 0)::int as "${name}"`).join(", "),
]);
const totals = sql([countedStatistics.map((name) => `sum(${columnOf(name)}) as ${columnOf(name)}`).join(", ")]);
const tallied = sql([
  countedStatistics.map((name) => `count(*) filter (where statistic = '${name}') as ${columnOf(name)}`).join(", "),
]);

const whose = (table: string, { companyId, propertyId }: Counted): Sql =>
  sql`${sql.ref(table)}.company_id = ${companyId} ${propertyId ? sql`and ${sql.ref(table)}.property_id = ${propertyId}` : sql``}`;

/**
 * Counts what happened in each bucket: whole hours and days by their totals and what waits to be added to them, cut
 * hours by the log. All of one moment, whatever is written meanwhile.
 */
export async function countsIn(
  on: Reader,
  of: Counted,
  buckets: readonly Bucket[],
): Promise<{ counts: Counts[]; activeListings: number }> {
  const pieces = JSON.stringify(piecesOf(buckets));
  const found = await rows(
    on,
    sql<Counts & { bucket: number; activeListings: number }>`
      with piece as materialized (
        select * from jsonb_to_recordset(${pieces}::jsonb)
          as piece (bucket int, source text, "from" timestamptz, "to" timestamptz)),
      part as (
        select piece.bucket, counted.* from piece cross join lateral (
          select ${totals} from statistic_total
          where company_id = ${of.companyId} and ${of.propertyId ? sql`property_id = ${of.propertyId}` : sql`property_id is null`}
            and unit = piece.source and starts_at >= piece."from" and starts_at < piece."to") counted
        where piece.source <> 'log'
        union all
        select piece.bucket, counted.* from piece cross join lateral (
          select ${tallied} from (
            select unnest(statistics) as statistic from statistic_change
            where ${whose("statistic_change", of)} and at >= piece."from" and at < piece."to") raised) counted
        where piece.source <> 'log' and exists (select from statistic_change where ${whose("statistic_change", of)})
        union all
        select piece.bucket, counted.* from piece cross join lateral (
          select ${tallied} from (
            select statistic from ${countedKinds} join event
              on event.kind = counted.kind and ${whose("event", of)}
              and event.at >= piece."from" and event.at < piece."to" and ${isMarked}) raised) counted
        where piece.source = 'log')
      select bucket, ${summed}, (${activeListings(of)}) as "activeListings"
      from generate_series(0, ${buckets.length - 1}::int) as bucket left join part using (bucket)
      group by bucket order by bucket`,
  );
  return { counts: found, activeListings: found[0]!.activeListings };
}

/** How many homes are being listed now. */
const activeListings = (of: Counted) => sql`
  select count(*)::int from property
  where company_id = ${of.companyId} and deleted_at is null and status = any(${propertyStatuses.filter(isBookable)})
    ${of.propertyId ? sql`and id = ${of.propertyId}` : sql``}`;

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
