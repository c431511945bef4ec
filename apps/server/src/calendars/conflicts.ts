import type { App } from "../app.ts";
import { record } from "../events/record.ts";
import type { Tx } from "../platform/database/database.ts";
import { saveConflicts } from "./conflict-store.ts";

/**
 * Records which upcoming showings overlap a company's busy times, after those were read. The owner is notified once of
 * each; one that went away is deleted. The caller locks the company, so that two calendars read at once do not report
 * the same one twice.
 */
export async function recordConflicts(tx: Tx, app: App, companyId: string): Promise<void> {
  const at = app.clock.now();
  const news = await saveConflicts(tx, companyId, at);
  for (const event of news) await record(tx, app.jobs, { ...event, companyId, at });
}
