import type { ShowingView } from "@porchlight/contract/showings.ts";
import { refuseUnfairText } from "@porchlight/domain/fair-housing/refuse-unfair-text.ts";
import { refuse } from "@porchlight/domain/refusals.ts";
import {
  isActiveRequest,
  isLive,
  moveReschedule,
  moveShowing,
  type RequestStatus,
} from "@porchlight/domain/showings/lifecycle.ts";
import type { App } from "../app.ts";
import { brokenConstraint, type Tx } from "../platform/database/database.ts";
import type { Investor } from "../platform/http/serve.ts";
import { lockOwnProperty, type StoredProperty } from "../properties/store.ts";
import { nameOf, noteLastAgent, ownAgent } from "./agent-store.ts";
import { recordOfRequest } from "./events.ts";
import { arrangeSelfGuided } from "./instructions.ts";
import { releaseReplacedShowing } from "./moving.ts";
import { confirmShowing } from "./open-showing.ts";
import { showingViewOf } from "./queries.ts";
import { wasAcceptedBy } from "./request-queries.ts";
import {
  loadRequest,
  loadShowing,
  lockShowing,
  openReschedulesOf,
  requestsOf,
  type Showing,
  type ShowingRequest,
  saveCancelReason,
  saveReschedule,
  saveShowing,
} from "./store.ts";
import { leadOf, returnToConfirmed, transition } from "./transition.ts";

/** The member who decides, signed in or by a link in a mail. */
type Deciding = Pick<Investor, "userId" | "companyId">;

/** A home and its showing, locked in this order for an owner's action. */
export type LockedShowing = { home: StoredProperty; showing: Showing };

export async function lockOwnShowing(tx: Tx, owner: Deciding, showingId: string): Promise<LockedShowing> {
  const found = await loadShowing(tx, showingId);
  if (found?.companyId !== owner.companyId) return refuse("not-found");
  const home = await lockOwnProperty(tx, owner.companyId, found.propertyId);
  return { home, showing: (await lockShowing(tx, showingId))! };
}

/** A request as its owner decided on it. */
export type SeenRequest = { showingRequestId: string; seenStatus?: RequestStatus | undefined };

export async function lockOwnRequest(
  tx: Tx,
  owner: Deciding,
  propertyId: string,
  { showingRequestId, seenStatus }: SeenRequest,
): Promise<LockedShowing & { request: ShowingRequest }> {
  await lockOwnProperty(tx, owner.companyId, propertyId);
  const request = await loadRequest(tx, showingRequestId);
  if (request?.propertyId !== propertyId) return refuse("not-found");
  // What was accepted in the meantime is not declined, or moved, by somebody who has not seen that.
  if (seenStatus && request.status !== seenStatus) return refuse("showing.request-not-pending");
  return { ...(await lockOwnShowing(tx, owner, request.showingId)), request };
}

export const isOver = (app: App, showing: Showing): boolean =>
  Temporal.Instant.compare(showing.startsAt, app.clock.now()) <= 0;

type Accepted = SeenRequest & { showingAgentId: string };

/** Accepts a request for the owner; everybody in the showing gets the chosen agent. Safe to call twice. */
export const acceptRequest = (app: App, owner: Deciding, propertyId: string, body: Accepted): Promise<ShowingView> =>
  app.inTransaction((tx) => acceptRequestIn(tx, app, owner, propertyId, body));

/** Accepts a request within a transaction. */
export async function acceptRequestIn(
  tx: Tx,
  app: App,
  owner: Deciding,
  propertyId: string,
  body: Accepted,
): Promise<ShowingView> {
  const { request, showing } = await lockOwnRequest(tx, owner, propertyId, body);
  if (await isAcceptedSo(tx, owner, request, showing, body.showingAgentId)) return showingViewOf(tx, app, showing.id);
  if (isOver(app, showing) || !isLive(showing.status)) refuse("showing.request-not-pending");
  const kept = await releaseReplacedShowing(tx, app, request);
  await transition(tx, app, kept ? "acceptMove" : "accept", request, {
    userId: owner.userId,
    data: { agentId: body.showingAgentId, ...(kept ? { fromShowingId: kept.showingId } : {}) },
  });
  await confirmShowing(tx, app, showing, "requestAccepted");
  await giveTo(tx, app, owner, showing, body.showingAgentId, request.id);
  await arrangeSelfGuided(tx, app, request, showing);
  return showingViewOf(tx, app, showing.id);
}

/** Whether this owner already accepted the request with this agent, as after a retry without an answer. */
async function isAcceptedSo(
  tx: Tx,
  owner: Deciding,
  request: ShowingRequest,
  showing: Showing,
  agentId: string,
): Promise<boolean> {
  if (request.status !== "ACCEPTED" || showing.agentId !== agentId) return false;
  return wasAcceptedBy(tx, request, owner.userId, agentId);
}

/** Saves the showing with its agent; others accepted before are notified of a change. Errors  `showing.agent-busy`. */
async function giveTo(
  tx: Tx,
  app: App,
  owner: Deciding,
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
  await noteLastAgent(tx, showing.propertyId, agentId);
  if (!isChange) return;
  for (const other of await requestsOf(tx, showing.id)) {
    if (other.status === "ACCEPTED" && other.id !== exceptRequestId)
      await recordOfRequest(tx, app, other, "showing.agent-assigned", {
        userId: owner.userId,
        data: { agentId, fromAgentId },
      });
  }
}

/** Assigns a live showing to an agent. */
export function assignAgent(app: App, owner: Investor, showingId: string, agentId: string): Promise<ShowingView> {
  return app.inTransaction(async (tx) => {
    const { showing } = await lockOwnShowing(tx, owner, showingId);
    showing.status = moveShowing(showing.status, "agentAssigned");
    await giveTo(tx, app, owner, showing, agentId, null);
    return showingViewOf(tx, app, showingId);
  });
}

type Declined = SeenRequest & { declineReason: string | null };

/** Declines a waiting request for the owner, or an accepted one that they reconsider. */
export const declineRequest = (app: App, owner: Deciding, propertyId: string, body: Declined): Promise<ShowingView> =>
  app.inTransaction((tx) => declineRequestIn(tx, app, owner, propertyId, body));

/** Declines a request within a transaction. */
export async function declineRequestIn(
  tx: Tx,
  app: App,
  owner: Deciding,
  propertyId: string,
  body: Declined,
): Promise<ShowingView> {
  const { request, showing } = await lockOwnRequest(tx, owner, propertyId, body);
  refuseUnfairText(body.declineReason);
  if (isOver(app, showing)) refuse("showing.request-not-pending");
  await transition(tx, app, "decline", request, {
    userId: owner.userId,
    declineReason: body.declineReason,
    data: { reason: body.declineReason },
  });
  return showingViewOf(tx, app, showing.id);
}

async function endReschedules(tx: Tx, app: App, showingId: string): Promise<void> {
  for (const reschedule of await openReschedulesOf(tx, showingId)) {
    reschedule.status = moveReschedule(reschedule.status, "showingCanceled");
    await saveReschedule(tx, reschedule, app.clock.now());
  }
}

/** Cancels a live showing for the owner; every renter in it is sent the reason. */
export function cancelShowing(
  app: App,
  owner: Investor,
  showingId: string,
  reason: string | null,
): Promise<ShowingView> {
  return app.inTransaction(async (tx) => {
    const { showing } = await lockOwnShowing(tx, owner, showingId);
    refuseUnfairText(reason);
    const now = app.clock.now();
    if (Temporal.Instant.compare(showing.endsAt, now) <= 0) refuse("showing.move-not-allowed");
    const proposedTo = (await openReschedulesOf(tx, showingId)).filter((one) => one.askedBy === "owner");
    showing.status = moveShowing(showing.status, "canceledByOwner");
    await saveShowing(tx, showing, now);
    await saveCancelReason(tx, showingId, reason);
    for (const request of (await requestsOf(tx, showingId)).filter((one) => isActiveRequest(one.status))) {
      await transition(tx, app, "cancelByOwner", request, { userId: owner.userId, data: { reason } });
    }
    for (const proposal of proposedTo) {
      const request = (await loadRequest(tx, proposal.requestId))!;
      const lead = await leadOf(tx, proposal.inquiryId);
      const stands = await returnToConfirmed(tx, app, lead, request, "showingCanceled");
      const proposed = { ...request, showingId };
      await transition(tx, app, "cancelProposal", proposed, { lead, stands, userId: owner.userId, data: { reason } });
    }
    await endReschedules(tx, app, showingId);
    return showingViewOf(tx, app, showingId);
  });
}
