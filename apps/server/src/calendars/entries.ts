import type { App } from "../app.ts";
import { eventAt } from "../events/log.ts";
import { rows, sql, type Tx } from "../platform/database/database.ts";
import { handOver } from "../platform/lease.ts";

/**
 * Tells: the calendars of a company are to be looked at for these showings, or for all that are not over. What belongs
 * into them is decided when an entry is written, from the showing as it is then.
 */
export async function planEntries(tx: Tx, app: App, companyId: string, showingIds?: string[]): Promise<void> {
  const now = app.clock.now();
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
      set version = version + 1, next_attempt_at = ${now}, handed_until = ${handOver(now)}, attempts = 0, error = null
      from showing
      where showing.id = entry.showing_id and entry.company_id = ${companyId} and showing.ends_at > ${now} ${these}
      returning entry.id`,
  );
  for (const { id } of due) await app.jobs.enqueue(tx, "write-calendar", { entryId: id });
}

/** What happened to a showing may have to be seen in a calendar; of one that moved, both places. */
export const planAfter = (app: App, { seq }: { seq: number }): Promise<void> =>
  app.inTransaction(async (tx) => {
    const { companyId, showingId, data } = await eventAt(tx, seq);
    const ids = [showingId, "fromShowingId" in data && data.fromShowingId].filter((id) => typeof id === "string");
    if (ids.length > 0) await planEntries(tx, app, companyId, ids);
  });
