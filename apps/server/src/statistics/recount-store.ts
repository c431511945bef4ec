import { type CountedStatistic, countedStatistics } from "@porchlight/domain/statistics/statistics.ts";
import { post, rows, sql, type Tx } from "../platform/database/database.ts";
import { countedKinds, isMarked } from "./count-queries.ts";
import { additions, columnOf, inTotals, totalColumns } from "./totals-store.ts";

/** A total that is not what the log of events adds up to. */
export type Difference = {
  companyId: string;
  /** Null for the total of all homes of the company. */
  propertyId: string | null;
  unit: "hour" | "day";
  startsAt: Temporal.Instant;
  statistic: CountedStatistic;
  /** What the log adds up to, without what waits to be added. */
  counted: number;
  found: number;
};

/** What each total lacks, one column each. */
const lacking = sql([
  countedStatistics.map((name) => `coalesce(sum(counted - found) filter (where statistic = '${name}'), 0)`).join(", "),
]);

/** Each statistic of a total as a row of its own. */
const apart = (table: string) =>
  sql([
    `cross join lateral (values ${countedStatistics
      .map((name) => `('${name}', ${table}.${columnOf(name)})`)
      .join(", ")}) as one (statistic, count)`,
  ]);

/** The totals as the log gives them, less what waits to be added. */
const byLog = sql`
  select company_id, home_id as property_id, unit, date_trunc(unit, at, 'UTC') as starts_at, statistic, sum(by)::int as count
  from (
    select event.company_id, event.property_id, event.at, counted.statistic, 1 as by
    from ${countedKinds} join event on event.kind = counted.kind and ${isMarked}
    where event.property_id is not null
    union all
    select company_id, property_id, at, unnest(statistics), -1 from statistic_change) raised ${inTotals}
  group by 1, 2, 3, 4, 5 having sum(by) <> 0`;

const byTotals = sql`
  select company_id, property_id, unit, starts_at, statistic, count from statistic_total ${apart("statistic_total")}
  where count <> 0`;

/** Every total that differs from the log, in one moment. */
export const differingTotals = sql<Difference>`
  select coalesce(log.company_id, total.company_id) as "companyId", coalesce(log.property_id, total.property_id) as "propertyId",
    coalesce(log.unit, total.unit) as unit, coalesce(log.starts_at, total.starts_at) as "startsAt",
    coalesce(log.statistic, total.statistic) as statistic, coalesce(log.count, 0) as counted, coalesce(total.count, 0) as found
  from (${byLog}) log full join (${byTotals}) total
    on (log.company_id, log.unit, log.starts_at, log.statistic) = (total.company_id, total.unit, total.starts_at, total.statistic)
    and coalesce(log.property_id, log.company_id) = coalesce(total.property_id, total.company_id)
  where log.count is distinct from total.count
  order by 1, 2 nulls first, 3, 4, 5`;

/**
 * Counts every total from the log and returns those that differ; with `isRepair` they are right afterwards. Meanwhile
 * nothing is added to totals, and what happens waits to be added.
 */
export async function recount(tx: Tx, { isRepair }: { isRepair: boolean }): Promise<Difference[]> {
  await sql`lock table statistic_total in exclusive mode`.execute(tx);
  const differences = await rows(tx, differingTotals);
  if (isRepair) repair(tx, differences);
  return differences;
}

/** Adds to each total what it lacks, or takes away what it has too much. */
function repair(tx: Tx, differences: readonly Difference[]): void {
  if (differences.length === 0) return;
  post(
    tx,
    sql`
      insert into statistic_total (company_id, property_id, unit, starts_at, ${totalColumns})
      select "companyId", "propertyId", unit, "startsAt", ${lacking}
      from jsonb_to_recordset(${JSON.stringify(differences)}::jsonb) as differing (
        "companyId" uuid, "propertyId" uuid, unit text, "startsAt" timestamptz, statistic text, counted int, found int)
      group by 1, 2, 3, 4
      on conflict (company_id, property_id, unit, starts_at) do update set ${additions}`,
  );
}
