import { rows, sql, type Tx } from "../platform/database/database.ts";
import { leaseUntil } from "../platform/lease.ts";

/**
 * Creates missing entries for these showings, or for all that are not over, and schedules all of them to be written.
 * Returns their ids.
 */
export async function renewEntries(
  tx: Tx,
  companyId: string,
  showingIds: string[] | undefined,
  now: Temporal.Instant,
): Promise<string[]> {
  const these = showingIds ? sql`and showing.id = any(${showingIds}::uuid[])` : sql``;
  await sql`
    insert into calendar_entry (company_id, calendar_id, showing_id)
    select showing.company_id, calendar.id, showing.id
    from showing join calendar on calendar.company_id = showing.company_id and calendar.is_primary
    where showing.company_id = ${companyId} and showing.status = 'CONFIRMED' and showing.ends_at > ${now} ${these}
    on conflict do nothing`.execute(tx);
  const due = await rows(
    tx,
    sql<{ id: string }>`
      update calendar_entry entry
      set version = version + 1, next_attempt_at = ${now}, handed_until = ${leaseUntil(now)}, attempts = 0, error = null
      from showing
      where showing.id = entry.showing_id and entry.company_id = ${companyId} and showing.ends_at > ${now} ${these}
      returning entry.id`,
  );
  return due.map(({ id }) => id);
}
