import { refuseUnfairText } from "@porchlight/domain/fair-housing/refuse-unfair-text.ts";
import { refuse } from "@porchlight/domain/refusals.ts";
import { isActiveRequest, isLive, moveReschedule, moveShowing } from "@porchlight/domain/showings/lifecycle.ts";
import { timing } from "@porchlight/domain/showings/timing.ts";
import type { App } from "../app.ts";
import { brokenConstraint, type Tx } from "../platform/database/database.ts";
import type { Investor } from "../platform/http/serve.ts";
import type { StoredProperty } from "../properties/store.ts";
import { isOver, lockOwnRequest, lockOwnShowing, type SeenRequest } from "./actions.ts";
import { nameOf, ownAgent } from "./agent-store.ts";
import { endCompetingTimes } from "./moving.ts";
import { openShowing } from "./open-showing.ts";
import { rentersNamed } from "./request-queries.ts";
import { settleShowing } from "./settle.ts";
import {
  insertReschedule,
  loadRequest,
  lockJoinable,
  openReschedule,
  openReschedulesOf,
  replacedRequest,
  requestsOf,
  type Showing,
  type ShowingRequest,
  saveReschedule,
  saveShowing,
} from "./store.ts";
import { transition } from "./transition.ts";

export type NewTime = { showingAgentId: string; comment: string | null; startTime: string };

/** Proposes another time to everyone in a showing; the old time is released first, so that it never blocks the new one. */
export function rescheduleShowing(
  app: App,
  owner: Investor,
  showingId: string,
  to: NewTime,
): Promise<{ newShowingId: string }> {
  return app.inTransaction(async (tx) => {
    const held = await lockOwnShowing(tx, owner, showingId);
    refuseUnfairText(to.comment);
    if (isOver(app, held.showing)) refuse("showing.move-not-allowed");
    const moving = (await requestsOf(tx, showingId)).filter((request) => isActiveRequest(request.status));
    for (const proposal of await openReschedulesOf(tx, showingId)) {
      if (proposal.askedBy === "owner") moving.push((await loadRequest(tx, proposal.requestId))!);
    }
    for (const request of moving) await endCompetingTimes(tx, app, request);
    held.showing.status = moveShowing(held.showing.status, "rescheduledByOwner");
    await saveShowing(tx, held.showing, app.clock.now());
    return moveTo(tx, app, owner, held.home, held.showing, moving, to, () => refuse("showing.property-busy"));
  });
}

/** Proposes another time to one renter of a showing; the others keep theirs. */
export function rescheduleRequest(
  app: App,
  owner: Investor,
  propertyId: string,
  to: SeenRequest & NewTime,
): Promise<{ newShowingId: string }> {
  return app.inTransaction(async (tx) => {
    const { home, showing, request } = await lockOwnRequest(tx, owner, propertyId, to);
    refuseUnfairText(to.comment);
    if (isOver(app, showing) || !isLive(showing.status) || !isActiveRequest(request.status))
      refuse("showing.request-not-pending");
    await endCompetingTimes(tx, app, request);
    const others = (await requestsOf(tx, showing.id)).filter(
      (one) => isActiveRequest(one.status) && one.id !== request.id,
    );
    if (others.length === 0) {
      showing.status = moveShowing(showing.status, "rescheduledByOwner");
      await saveShowing(tx, showing, app.clock.now());
    }
    const moved = await moveTo(tx, app, owner, home, showing, [request], to, async () => {
      if (others.length === 0) return refuse("showing.property-busy");
      return refuse("showing.overlap", { names: await namesOf(tx, others) });
    });
    await settleShowing(tx, app, showing.id, "lastActiveMoved");
    return moved;
  });
}

async function moveTo(
  tx: Tx,
  app: App,
  owner: Investor,
  home: StoredProperty,
  from: Showing,
  moving: ShowingRequest[],
  to: NewTime,
  refuseOverlap: () => Promise<never> | never,
): Promise<{ newShowingId: string }> {
  const now = app.clock.now();
  const startsAt = Temporal.Instant.from(to.startTime);
  if (Temporal.Instant.compare(startsAt, now.add(timing.proposalAhead)) < 0)
    refuse("showing.in-the-past", {}, { startTime: "Please choose a time in the future" });
  const agent = await ownAgent(tx, owner.companyId, to.showingAgentId);
  const target = await placeFor(tx, app, home, from, startsAt, to.showingAgentId).catch((error) => {
    if (brokenConstraint(error) === "showing_agent_free") return refuse("showing.agent-busy", { agent: nameOf(agent) });
    throw error;
  });
  if (!target || target.id === from.id) return refuseOverlap();
  for (const request of moving) {
    // The time that stands is not proposed in place of another one for it.
    if ((await replacedRequest(tx, request))?.showingId === target.id) return refuseOverlap();
    await propose(tx, app, owner, request, from, target, to.comment);
  }
  return { newShowingId: target.id };
}

/** The proposed showing: a new one, or a live one of the same start and tour to join. */
async function placeFor(
  tx: Tx,
  app: App,
  home: StoredProperty,
  from: Showing,
  startsAt: Temporal.Instant,
  agentId: string,
): Promise<Showing | null> {
  const inserted = await openShowing(tx, app, {
    companyId: from.companyId,
    propertyId: from.propertyId,
    tourType: from.tourType,
    startsAt,
    endsAt: startsAt.add({ minutes: home.availability.showingDurationMinutes }),
    bufferMinutes: home.booking.bufferMinutes,
  });
  if (!inserted) return lockJoinable(tx, from.propertyId, startsAt, from.tourType);
  inserted.agentId = agentId;
  await saveShowing(tx, inserted, app.clock.now());
  return inserted;
}

async function propose(
  tx: Tx,
  app: App,
  owner: Investor,
  request: ShowingRequest,
  from: Showing,
  target: Showing,
  comment: string | null,
): Promise<void> {
  const now = app.clock.now();
  const earlier = await openReschedule(tx, request.inquiryId);
  if (earlier) {
    earlier.status = moveReschedule(earlier.status, "rescheduleAgain");
    await saveReschedule(tx, earlier, now);
  }
  const was = request.status;
  // A request whose earlier proposal is still open has been let go already.
  if (isActiveRequest(was)) await transition(tx, app, "letGoForProposal", request, { data: null });
  const { companyId, propertyId, inquiryId, renterId, id: requestId } = request;
  await insertReschedule(
    tx,
    {
      companyId,
      propertyId,
      inquiryId,
      renterId,
      askedBy: "owner",
      requestId,
      showingId: target.id,
      status: "PENDING",
      comment,
    },
    now,
  );
  await transition(
    tx,
    app,
    "propose",
    { ...request, showingId: target.id },
    { userId: owner.userId, data: { fromShowingId: from.id, comment, was } },
  );
}

async function namesOf(tx: Tx, requests: ShowingRequest[]): Promise<string> {
  const ids = requests.map((request) => request.renterId);
  const found = await rentersNamed(tx, ids);
  return found.map((renter) => renter.name ?? "a renter").join(", ");
}
