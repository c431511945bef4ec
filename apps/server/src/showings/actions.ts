import type { ShowingView } from "@porchlight/contract/showings.ts";
import { refuseUnfairText } from "@porchlight/domain/fair-housing/refuse-unfair-text.ts";
import type { LeadEvent } from "@porchlight/domain/leads/lifecycle.ts";
import { refuse } from "@porchlight/domain/refusals.ts";
import {
  isActiveRequest,
  isLive,
  moveRequest,
  moveReschedule,
  moveShowing,
  type RequestStatus,
} from "@porchlight/domain/showings/lifecycle.ts";
import type { App } from "../app.ts";
import { moveLead } from "../leads/stage.ts";
import { loadInquiry } from "../leads/store.ts";
import { brokenConstraint, row, sql, type Tx } from "../platform/database/database.ts";
import type { Investor } from "../platform/http/serve.ts";
import { lockOwnProperty, type StoredProperty } from "../properties/store.ts";
import { nameOf, ownAgent } from "./agents.ts";
import { recordOfRequest } from "./events.ts";
import { arrangeSelfGuided } from "./instructions.ts";
import { letGoOfKept, standsAfter, standsAlone } from "./moving.ts";
import { showingViewOf } from "./queries.ts";
import { settleShowing } from "./settle.ts";
import {
  loadRequest,
  loadShowing,
  lockShowing,
  openReschedulesOf,
  recountRequests,
  requestsOf,
  type Showing,
  type ShowingRequest,
  saveRequest,
  saveReschedule,
  saveShowing,
} from "./store.ts";
import { closeWithShowing } from "./with-showing.ts";

/** What an owner's action holds: the home first, then the showing. */
export type Held = { home: StoredProperty; showing: Showing };

export async function holdShowing(tx: Tx, owner: Investor, showingId: string): Promise<Held> {
  const found = await loadShowing(tx, showingId);
  if (found?.companyId !== owner.companyId) return refuse("not-found");
  const home = await lockOwnProperty(tx, owner.companyId, found.propertyId);
  return { home, showing: (await lockShowing(tx, showingId))! };
}

/** A request as its owner decided on it. */
export type SeenRequest = { showingRequestId: string; seenStatus?: RequestStatus | undefined };

export async function holdRequest(
  tx: Tx,
  owner: Investor,
  propertyId: string,
  { showingRequestId, seenStatus }: SeenRequest,
): Promise<Held & { request: ShowingRequest }> {
  await lockOwnProperty(tx, owner.companyId, propertyId);
  const request = await loadRequest(tx, showingRequestId);
  if (request?.propertyId !== propertyId) return refuse("not-found");
  // What was accepted in the meantime is not declined, or moved, by somebody who has not seen that.
  if (seenStatus && request.status !== seenStatus) return refuse("showing.request-not-pending");
  return { ...(await holdShowing(tx, owner, request.showingId)), request };
}

export async function leadOf(tx: Tx, inquiryId: string) {
  const lead = await loadInquiry(tx, inquiryId);
  if (!lead) throw new Error(`The request's inquiry ${inquiryId} is missing`);
  return lead;
}

export const isOver = (app: App, showing: Showing): boolean =>
  Temporal.Instant.compare(showing.startsAt, app.clock.now()) <= 0;

/** Tells: the owner accepts a request. Everybody in the showing gets the chosen agent. Said twice, it is said once. */
export function acceptRequest(
  app: App,
  owner: Investor,
  propertyId: string,
  body: { showingRequestId: string; showingAgentId: string },
): Promise<ShowingView> {
  return app.inTransaction(async (tx) => {
    const { request, showing } = await holdRequest(tx, owner, propertyId, body);
    if (await isAcceptedSo(tx, owner, request, showing, body.showingAgentId)) return showingViewOf(tx, app, showing.id);
    if (isOver(app, showing) || !isLive(showing.status)) refuse("showing.request-not-pending");
    const kept = await letGoOfKept(tx, app, request);
    request.status = moveRequest(request.status, "accept");
    await saveRequest(tx, request, app.clock.now());
    showing.status = moveShowing(showing.status, "requestAccepted");
    await giveTo(tx, app, owner, showing, body.showingAgentId, request.id);
    await moveLead(tx, app, await leadOf(tx, request.inquiryId), kept ? "moveEnded" : "accepted");
    await recountRequests(tx, propertyId);
    await recordOfRequest(tx, app, request, "showing.request-accepted", {
      userId: owner.userId,
      data: { agentId: body.showingAgentId, ...(kept ? { fromShowingId: kept.showingId } : {}) },
    });
    await arrangeSelfGuided(tx, app, request, showing);
    return showingViewOf(tx, app, showing.id);
  });
}

/** Whether a request stands as this same owner accepted it: who saw no answer to that presses again. */
async function isAcceptedSo(
  tx: Tx,
  owner: Investor,
  request: ShowingRequest,
  showing: Showing,
  agentId: string,
): Promise<boolean> {
  if (request.status !== "ACCEPTED" || showing.agentId !== agentId) return false;
  const accepted = await row(
    tx,
    sql`select 1 from event
        where inquiry_id = ${request.inquiryId} and request_id = ${request.id} and kind = 'showing.request-accepted'
          and user_id = ${owner.userId} and data ->> 'agentId' = ${agentId} limit 1`,
  );
  return accepted !== null;
}

/** Saves the showing with its agent; others already accepted hear of a change. Errors  `showing.agent-busy`. */
async function giveTo(
  tx: Tx,
  app: App,
  owner: Investor,
  showing: Showing,
  agentId: string,
  exceptRequestId: string | null,
): Promise<void> {
  const agent = await ownAgent(tx, owner.companyId, agentId);
  const fromAgentId = showing.agentId;
  const isChange = fromAgentId !== null && fromAgentId !== agentId;
  showing.agentId = agentId;
  await saveShowing(tx, showing, app.clock.now()).catch((error) => {
    if (brokenConstraint(error) === "showing_agent_free") refuse("showing.agent-busy", { agent: nameOf(agent) });
    throw error;
  });
  await sql`update property set last_showing_agent_id = ${agentId} where id = ${showing.propertyId}`.execute(tx);
  if (!isChange) return;
  for (const other of await requestsOf(tx, showing.id)) {
    if (other.status === "ACCEPTED" && other.id !== exceptRequestId)
      await recordOfRequest(tx, app, other, "showing.agent-assigned", {
        userId: owner.userId,
        data: { agentId, fromAgentId },
      });
  }
}

/** Tells: gives a live showing to an agent. */
export function assignAgent(app: App, owner: Investor, showingId: string, agentId: string): Promise<ShowingView> {
  return app.inTransaction(async (tx) => {
    const { showing } = await holdShowing(tx, owner, showingId);
    showing.status = moveShowing(showing.status, "agentAssigned");
    await giveTo(tx, app, owner, showing, agentId, null);
    return showingViewOf(tx, app, showingId);
  });
}

/** Tells: the owner declines a waiting request, or reconsiders an accepted one. */
export function declineRequest(
  app: App,
  owner: Investor,
  propertyId: string,
  body: SeenRequest & { declineReason: string | null },
): Promise<ShowingView> {
  return app.inTransaction(async (tx) => {
    const { request, showing } = await holdRequest(tx, owner, propertyId, body);
    refuseUnfairText(body.declineReason);
    if (isOver(app, showing)) refuse("showing.request-not-pending");
    const was = request.status;
    request.status = moveRequest(request.status, "decline");
    await saveRequest(tx, request, app.clock.now(), body.declineReason);
    await leaveShowing(tx, app, request, "declined");
    await recordOfRequest(tx, app, request, "showing.request-declined", {
      userId: owner.userId,
      data: { reason: body.declineReason, was },
    });
    await closeWithShowing(tx, app, request);
    await settleShowing(tx, app, showing.id, "lastActiveDeclined");
    await recountRequests(tx, propertyId);
    return showingViewOf(tx, app, showing.id);
  });
}

/** Tells: the owner ended a request. What stands beside it goes on; where nothing does, the lead ends with it. */
export async function leaveShowing(tx: Tx, app: App, request: ShowingRequest, ends: LeadEvent): Promise<void> {
  const lead = await leadOf(tx, request.inquiryId);
  if (await standsAfter(tx, app, lead, request, "refuse")) return;
  if (!(await standsAlone(tx, app, lead, request))) await moveLead(tx, app, lead, ends);
}

async function endReschedules(tx: Tx, app: App, showingId: string): Promise<void> {
  for (const reschedule of await openReschedulesOf(tx, showingId)) {
    reschedule.status = moveReschedule(reschedule.status, "showingCanceled");
    await saveReschedule(tx, reschedule, app.clock.now());
  }
}

/** Tells: the owner cancels a live showing; everybody in it hears why. */
export function cancelShowing(
  app: App,
  owner: Investor,
  showingId: string,
  reason: string | null,
): Promise<ShowingView> {
  return app.inTransaction(async (tx) => {
    const { showing } = await holdShowing(tx, owner, showingId);
    refuseUnfairText(reason);
    const now = app.clock.now();
    if (Temporal.Instant.compare(showing.endsAt, now) <= 0) refuse("showing.move-not-allowed");
    const proposedTo = (await openReschedulesOf(tx, showingId)).filter((one) => one.askedBy === "owner");
    showing.status = moveShowing(showing.status, "canceledByOwner");
    await saveShowing(tx, showing, now);
    await sql`update showing set cancel_reason = ${reason} where id = ${showingId}`.execute(tx);
    for (const request of (await requestsOf(tx, showingId)).filter((one) => isActiveRequest(one.status))) {
      const was = request.status;
      request.status = moveRequest(request.status, "showingCanceled");
      await saveRequest(tx, request, now);
      await leaveShowing(tx, app, request, "ownerCancels");
      await recordOfRequest(tx, app, request, "showing.request-canceled", {
        userId: owner.userId,
        data: { reason, was },
      });
      await closeWithShowing(tx, app, request);
    }
    for (const proposal of proposedTo) {
      const request = (await loadRequest(tx, proposal.requestId))!;
      const lead = await leadOf(tx, proposal.inquiryId);
      if (!(await standsAfter(tx, app, lead, request, "showingCanceled")))
        await moveLead(tx, app, lead, "ownerCancels");
      await recordOfRequest(tx, app, { ...request, showingId }, "showing.request-canceled", {
        userId: owner.userId,
        data: { reason },
      });
    }
    await endReschedules(tx, app, showingId);
    await recountRequests(tx, showing.propertyId);
    return showingViewOf(tx, app, showingId);
  });
}
