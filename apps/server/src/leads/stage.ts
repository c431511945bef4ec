import type { BundleStatus } from "@porchlight/domain/applications/lifecycle.ts";
import { type LeadEvent, stageAfter } from "@porchlight/domain/leads/lifecycle.ts";
import type { App } from "../app.ts";
import type { Tx } from "../platform/database/database.ts";
import { type LeadIds, recordOfLead } from "./events.ts";
import { applicationOfLead } from "./queries.ts";
import { type Inquiry, saveStage } from "./store.ts";

/** Moves a lead along its pipeline; an event its stage does not list changes nothing and records nothing. */
export async function moveLead(
  tx: Tx,
  app: App,
  lead: LeadIds & Pick<Inquiry, "stage">,
  event: LeadEvent,
): Promise<void> {
  const stage = stageAfter(lead.stage, event);
  if (stage === lead.stage) return;
  const at = app.clock.now();
  await recordMove(tx, app, lead, event);
  lead.stage = stage;
  await saveStage(tx, lead.id, stage, at);
}

/** Records that a lead moves from its stage to the one an event leads to, where that is another. */
export async function recordMove(
  tx: Tx,
  app: App,
  lead: LeadIds & Pick<Inquiry, "stage">,
  event: LeadEvent,
): Promise<void> {
  const to = stageAfter(lead.stage, event);
  if (to !== lead.stage) await recordOfLead(tx, app, lead, "lead.moved", { data: { from: lead.stage, to, event } });
}

/** The event that leads to the stage of a lead whose application stands so. */
const standsAt: Record<BundleStatus, LeadEvent> = {
  SENT: "applicationSent",
  IN_PROGRESS: "formStarted",
  SUBMITTED: "submitted",
  ACCEPTED: "applicationAccepted",
  DECLINED: "applicationDeclined",
};

/** Takes a lead that had left or was stopped back to where its application stands. Returns whether there is one. */
export async function returnToApplication(tx: Tx, app: App, lead: LeadIds & Pick<Inquiry, "stage">): Promise<boolean> {
  if (stageAfter(lead.stage, "writesAgain") === lead.stage) return false;
  const application = await applicationOfLead(tx, lead.id);
  if (application) await moveLead(tx, app, lead, standsAt[application.status]);
  return application !== null;
}
