import { verdictWith } from "@porchlight/assistant/decide/qualifying.ts";
import type { Property } from "@porchlight/domain/properties/property.ts";
import { noFacts } from "@porchlight/domain/qualification/renter-facts.ts";
import type { App } from "../app.ts";
import type { Tx } from "../platform/database/database.ts";
import { knowledgeOf } from "../properties/knowledge-queries.ts";
import { recordOfLead } from "./events.ts";
import { startFollowUps } from "./follow-up-store.ts";
import { turnedDownLeads } from "./queries.ts";
import { moveLead } from "./stage.ts";
import { type Inquiry, loadInquiry, saveInquiry } from "./store.ts";

/** Records whether a renter meets the home's requirements; meeting them is recorded once. */
export async function qualify(tx: Tx, app: App, inquiry: Inquiry, passes: boolean): Promise<void> {
  if (!passes) return moveLead(tx, app, inquiry, "qualificationFails");
  await moveLead(tx, app, inquiry, "qualificationPasses");
  if (inquiry.qualifiedAt) return;
  const at = app.clock.now();
  inquiry.qualifiedAt = at;
  saveInquiry(tx, inquiry, at);
  await recordOfLead(tx, app, inquiry, "lead.qualified");
}

/**
 * Assesses a home's declined leads again after its requirements changed. One who now qualifies becomes a lead again; an
 * existing lead is not declined afterwards. Their follow-ups count from now on. The caller locks the home.
 */
export async function reassessDeclinedLeads(tx: Tx, app: App, home: Property): Promise<void> {
  const turnedDown = await turnedDownLeads(tx, home.id);
  if (turnedDown.length === 0) return;
  const knowledge = await knowledgeOf(tx, home.id);
  for (const { id, facts } of turnedDown) {
    const { failed, passes } = verdictWith({ ...noFacts, ...facts }, home, app.clock.now(), knowledge);
    if (failed.length > 0) continue;
    const inquiry = (await loadInquiry(tx, id))!;
    await moveLead(tx, app, inquiry, "qualificationPasses");
    if (passes) await qualify(tx, app, inquiry, true);
    startFollowUps(tx, id, app.clock.now());
  }
}
