import { moveEscalation } from "@porchlight/domain/escalations/lifecycle.ts";
import { stageAfter } from "@porchlight/domain/leads/lifecycle.ts";
import { isActiveRequest, moveRequest, moveReschedule, moveShowing } from "@porchlight/domain/showings/lifecycle.ts";
import type { App } from "../app.ts";
import { openEscalationsOf, recountEscalations } from "../escalations/store.ts";
import { recordOfLead } from "../leads/events.ts";
import { recordMove } from "../leads/stage.ts";
import type { Tx } from "../platform/database/database.ts";
import { lockOpenLeads, moveAll, moveLeads, moveQuestions } from "./closing-store.ts";
import { recordOfRequest } from "./events.ts";
import { endForming } from "./forming-store.ts";
import { moves } from "./request-moves.ts";
import { lockLiveShowings, openReschedulesOf, recountRequests, requestsOf } from "./store.ts";

/**
 * Closes everything open at a home that is rented out or deleted: its showings and questions end, its leads stop, and
 * each renter is notified once. The caller holds the home, and whoever writes about it waits for that: what changes
 * alike is changed by one statement, however many there are.
 */
export async function closeForProperty(tx: Tx, app: App, propertyId: string): Promise<void> {
  const at = app.clock.now();
  await closeShowings(tx, app, propertyId, at);
  await endForming(tx, app, propertyId);
  const questions = await openEscalationsOf(tx, propertyId);
  await moveQuestions(tx, questions, ({ status }) => moveEscalation(status, "propertyClosed"), at);
  await recountRequests(tx, propertyId);
  await recountEscalations(tx, propertyId);
  await stopLeads(tx, app, propertyId, at);
}

async function closeShowings(tx: Tx, app: App, propertyId: string, at: Temporal.Instant): Promise<void> {
  const showings = await lockLiveShowings(tx, propertyId);
  const ids = showings.map(({ id }) => id);
  const proposals = await openReschedulesOf(tx, ...ids);
  const requests = (await requestsOf(tx, ...ids)).filter(({ status }) => isActiveRequest(status));
  await moveAll(tx, "showing", showings, ({ status }) => moveShowing(status, "propertyClosed"), at);
  await moveAll(tx, "reschedule_request", proposals, ({ status }) => moveReschedule(status, "showingCanceled"), at);
  await moveAll(tx, "showing_request", requests, ({ status }) => moveRequest(status, moves.closeWithHome.step), at);
  for (const request of requests)
    await recordOfRequest(tx, app, request, moves.closeWithHome.records, { data: { was: request.status } });
}

async function stopLeads(tx: Tx, app: App, propertyId: string, at: Temporal.Instant): Promise<void> {
  const leads = await lockOpenLeads(tx, propertyId);
  await moveLeads(tx, leads, ({ stage }) => stageAfter(stage, moves.closeWithHome.lead), at);
  for (const lead of leads) {
    await recordMove(tx, app, lead, moves.closeWithHome.lead);
    await recordOfLead(tx, app, lead, "lead.stopped");
  }
}
