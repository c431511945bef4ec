import type { App } from "../app.ts";
import { recordOfLead } from "../leads/events.ts";
import { loadInquiry } from "../leads/store.ts";
import { row, sql, type Tx } from "../platform/database/database.ts";
import type { Sweep } from "../platform/sweeps.ts";
import { dueAtHome } from "../properties/due-sweeps.ts";
import { askersOf, loadEscalation } from "./store.ts";

/**
 * The sweep of questions that wait too long: the owner is reminded twice, and the second time the renters are told it
 * is still open.
 */
export const escalationSweeps = (app: App): Sweep[] => [
  dueAtHome(app, "open-questions", (tx, id) => remind(tx, app, id)),
];

async function remind(tx: Tx, app: App, id: string): Promise<void> {
  const reminded = await row(
    tx,
    sql<{ reminders: number }>`update escalation set reminders = reminders + 1 where id = ${id} returning reminders`,
  );
  const escalation = (await loadEscalation(tx, id))!;
  const [first] = await askersOf(tx, id);
  const lead = first ? await loadInquiry(tx, first.inquiryId) : null;
  if (!lead) throw new Error(`Nobody asked escalation ${id}`);
  await recordOfLead(tx, app, { ...lead, propertyId: escalation.propertyId }, "escalation.still-open", {
    escalationId: id,
    data: { number: reminded!.reminders },
  });
}
