import type { App } from "../app.ts";
import { eventAt } from "../events/log.ts";
import type { Tx } from "../platform/database/database.ts";
import { renewEntries } from "./entry-store.ts";

/**
 * Schedules calendar writes for these showings of a company, or for all that are not over. What belongs
 * into them is decided when an entry is written, from the showing as it is then.
 */
export async function planEntries(tx: Tx, app: App, companyId: string, showingIds?: string[]): Promise<void> {
  const now = app.clock.now();
  for (const entryId of await renewEntries(tx, companyId, showingIds, now))
    await app.jobs.enqueue(tx, "write-calendar", { entryId });
}

/** Schedules the calendar writes that an event of a showing needs; for one that moved, at both times. */
export const planEntriesAfterEvent = (app: App, { seq }: { seq: number }): Promise<void> =>
  app.inTransaction(async (tx) => {
    const { companyId, showingId, data } = await eventAt(tx, seq);
    const ids = [showingId, "fromShowingId" in data && data.fromShowingId].filter((id) => typeof id === "string");
    if (ids.length > 0) await planEntries(tx, app, companyId, ids);
  });
