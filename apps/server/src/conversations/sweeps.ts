import type { App } from "../app.ts";
import { recordOfLead } from "../leads/events.ts";
import { lockLead } from "../leads/locked-lead.ts";
import type { Tx } from "../platform/database/database.ts";
import type { Sweep } from "../platform/sweeps.ts";
import { dueAtHome } from "../properties/due-sweeps.ts";
import { resume } from "./take-over.ts";

export const conversationSweeps = (app: App): Sweep[] => [
  dueAtHome(app, "silent-owners", (tx, id) => giveBackToPiper(tx, app, id)),
];

/** Notifies the owner that a renter got no answer in time, and lets Piper answer. */
async function giveBackToPiper(tx: Tx, app: App, inquiryId: string): Promise<void> {
  const lead = await lockLead(tx, inquiryId);
  await recordOfLead(tx, app, lead.inquiry, "conversation.owner-silent");
  await resume(tx, app, lead);
}
