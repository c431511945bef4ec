import { countedStatistics } from "@porchlight/domain/statistics/statistics.ts";
import { rows, sql, type Tx } from "../platform/database/database.ts";

export const columnOf = (statistic: string): string =>
  statistic.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const columns = countedStatistics.map(columnOf);
export const totalColumns = sql([columns.join(", ")]);
export const additions = sql([
  columns.map((name) => `${name} = statistic_total.${name} + excluded.${name}`).join(", "),
]);

/** How often each statistic stands in `statistic`, one column each. */
export const tally = sql([
  countedStatistics.map((name) => `count(*) filter (where statistic = '${name}')::int as ${columnOf(name)}`).join(", "),
]);

/** One row for each total that a change belongs to: of the hour and the day, of its home and all homes. */
export const inTotals = sql`
  cross join (values ('hour'), ('day')) as units (unit)
  cross join lateral (values (property_id), (null)) as whose (home_id)`;

/** Takes the oldest changes and adds them to their totals. Returns how many changes that were. */
export async function addChanges(tx: Tx, most: number): Promise<number> {
  const [taken] = await rows(
    tx,
    sql<{ count: number }>`
      with taken as (
        delete from statistic_change
        where id = any(array(select id from statistic_change order by id limit ${most} for update skip locked))
        returning company_id, property_id, at, statistics),
      counted as (select company_id, property_id, at, unnest(statistics) as statistic from taken),
      summed as (
        select company_id, home_id, unit, date_trunc(unit, at, 'UTC') as starts_at, ${tally}
        from counted ${inTotals}
        group by company_id, home_id, unit, starts_at),
      added as (
        insert into statistic_total (company_id, property_id, unit, starts_at, ${totalColumns})
        select company_id, home_id, unit, starts_at, ${totalColumns} from summed
        order by company_id, home_id, unit, starts_at
        on conflict (company_id, property_id, unit, starts_at) do update set ${additions})
      select count(*)::int as count from taken`,
  );
  return taken!.count;
}
