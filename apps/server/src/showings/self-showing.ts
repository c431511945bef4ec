import { moveEscalation } from "@porchlight/domain/escalations/lifecycle.ts";
import { whenOf } from "@porchlight/domain/kernel/moments.ts";
import type { App } from "../app.ts";
import {
  addAsker,
  insertEscalation,
  lockEscalation,
  recountEscalations,
  saveEscalation,
} from "../escalations/store.ts";
import { recordOfLead } from "../leads/events.ts";
import type { Tx } from "../platform/database/database.ts";
import { loadProperty } from "../properties/store.ts";
import { questionsAboutEntry, tieToRequest } from "./question-store.ts";
import type { Showing, ShowingRequest } from "./store.ts";

/** Asks the owner for the entry instructions of one self-guided tour. */
export async function openSelfShowingEscalation(
  tx: Tx,
  app: App,
  request: ShowingRequest,
  showing: Showing,
): Promise<void> {
  const { companyId, propertyId, inquiryId, renterId } = request;
  const at = app.clock.now();
  const { property } = (await loadProperty(tx, propertyId))!;
  const questionText = `Self-guided tour on ${whenOf(showing.startsAt, property.timeZone)}`;
  const { escalation } = await insertEscalation(tx, {
    companyId,
    propertyId,
    type: "SELF_SHOWING_INSTRUCTIONS_REQUEST",
    reason: null,
    topic: `self-showing:${request.id}`,
    questionText,
    at,
  });
  await tieToRequest(tx, escalation.id, request.id, showing.startsAt);
  await addAsker(tx, { escalationId: escalation.id, inquiryId, renterId, questionText, at });
  await recountEscalations(tx, propertyId);
  await recordOfLead(tx, app, { id: inquiryId, companyId, propertyId, renterId }, "escalation.opened", {
    escalationId: escalation.id,
  });
}

/** Closes the question for the instructions of a tour that will not take place. */
export async function dropSelfShowingEscalation(tx: Tx, app: App, request: ShowingRequest): Promise<void> {
  const open = await questionsAboutEntry(tx, request.id);
  for (const { id } of open) {
    const escalation = (await lockEscalation(tx, id))!;
    const at = app.clock.now();
    escalation.status = moveEscalation(escalation.status, "tourOff");
    await saveEscalation(tx, escalation, null, at);
    const { companyId, propertyId, inquiryId, renterId } = request;
    await recordOfLead(tx, app, { id: inquiryId, companyId, propertyId, renterId }, "escalation.dropped", {
      escalationId: id,
    });
    await recountEscalations(tx, propertyId);
  }
}
