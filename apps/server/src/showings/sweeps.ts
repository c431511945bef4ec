import { isActiveRequest, moveReschedule, moveShowing } from "@porchlight/domain/showings/lifecycle.ts";
import type { App } from "../app.ts";
import { resetFollowUps } from "../leads/follow-up-store.ts";
import { type Sql, sql, type Tx } from "../platform/database/database.ts";
import type { Sweep } from "../platform/sweeps.ts";
import { dueAtHome } from "../properties/due-sweeps.ts";
import { recordOfRequest } from "./events.ts";
import { endFormed } from "./forming-store.ts";
import { settleShowing } from "./settle.ts";
import {
  loadRequest,
  loadShowing,
  lockShowing,
  openMove,
  openReschedule,
  openReschedulesOf,
  type RescheduleRequest,
  recountRequests,
  requestsOf,
  type Showing,
  saveReschedule,
  saveShowing,
} from "./store.ts";
import { tourSweeps } from "./tour-sweeps.ts";
import { leadOf, returnToConfirmed, transition } from "./transition.ts";

/** The sweeps of showings. When each does is said by the view `due_by_rule`, in the migrations. */
export const showingSweeps = (app: App): Sweep[] => [
  ...tourSweeps(app),
  dueAtHome(app, "requests-forming", (tx, id) => endFormed(tx, app, id)),
  dueAtHome(app, "showing-reminders", (tx, id) => remind(tx, app, id)),
  dueAtHome(app, "requests-waiting", (tx, id) => remindOwner(tx, app, id)),
  dueAtHome(app, "showing-warnings", (tx, id) => warn(tx, app, id)),
  dueAtHome(app, "showing-starts", (tx, id) => begin(tx, app, id)),
  dueAtHome(app, "showing-ends", (tx, id) => complete(tx, app, id)),
];

async function remind(tx: Tx, app: App, requestId: string): Promise<void> {
  await noteOnRequest(tx, app, requestId, sql`reminded_at = ${app.clock.now()}`, "showing.reminder-due");
}

async function remindOwner(tx: Tx, app: App, requestId: string): Promise<void> {
  await noteOnRequest(tx, app, requestId, sql`owner_reminders = owner_reminders + 1`, "showing.request-waiting");
}

async function warn(tx: Tx, app: App, requestId: string): Promise<void> {
  await noteOnRequest(tx, app, requestId, sql`warned_at = ${app.clock.now()}`, "showing.not-answered-yet");
}

/** Stores that a note about a request is sent now. Notes ahead of a showing are skipped once it has begun. */
async function noteOnRequest(
  tx: Tx,
  app: App,
  requestId: string,
  noted: Sql,
  kind: "showing.reminder-due" | "showing.request-waiting" | "showing.not-answered-yet",
): Promise<void> {
  await sql`update showing_request set ${noted} where id = ${requestId}`.execute(tx);
  const request = (await loadRequest(tx, requestId))!;
  const showing = (await loadShowing(tx, request.showingId))!;
  if (Temporal.Instant.compare(showing.startsAt, app.clock.now()) > 0) await recordOfRequest(tx, app, request, kind);
}

async function begin(tx: Tx, app: App, showingId: string): Promise<void> {
  const showing = await lockShowing(tx, showingId);
  if (!showing) return;
  const now = app.clock.now();
  for (const request of (await requestsOf(tx, showingId)).filter((one) => one.status === "PENDING")) {
    await transition(tx, app, "expire", request, { data: {} });
  }
  await endMoves(tx, app, showing);
  for (const proposal of await openReschedulesOf(tx, showingId)) {
    proposal.status = moveReschedule(proposal.status, "startReached");
    await saveReschedule(tx, proposal, now);
    const request = (await loadRequest(tx, proposal.requestId))!;
    // A wish goes with the request it was about, of which all have heard.
    if (proposal.askedBy === "renter" && request.status === "EXPIRED") continue;
    const ends = proposal.askedBy === "owner" ? "proposalExpires" : "wishExpires";
    await transition(tx, app, ends, { ...request, showingId }, { data: {} });
  }
  await expireIfEmpty(tx, app, showing);
}

/** Ends the requests to move a showing that begins, and the proposals to begin now in place of a confirmed one. */
async function endMoves(tx: Tx, app: App, { id }: Showing): Promise<void> {
  for (const kept of (await requestsOf(tx, id)).filter((one) => one.status === "ACCEPTED")) {
    const move = await openMove(tx, kept.inquiryId);
    if (move) await transition(tx, app, "expireMove", move, { data: {} });
    else await expireCompetingTimes(tx, app, await openReschedule(tx, kept.inquiryId));
  }
  for (const proposal of await openReschedulesOf(tx, id)) await expireCompetingTimes(tx, app, proposal);
}

/** Ends an owner's proposal beside a confirmed showing. */
async function expireCompetingTimes(tx: Tx, app: App, proposal: RescheduleRequest | null): Promise<void> {
  if (proposal?.askedBy !== "owner") return;
  const request = (await loadRequest(tx, proposal.requestId))!;
  const lead = await leadOf(tx, proposal.inquiryId);
  if (!(await returnToConfirmed(tx, app, lead, request, "startReached"))) return;
  const proposed = { ...request, showingId: proposal.showingId };
  await transition(tx, app, "proposalExpires", proposed, { stands: true, data: {} });
}

async function expireIfEmpty(tx: Tx, app: App, showing: Showing): Promise<void> {
  const settled = await settleShowing(tx, app, showing.id, "startReachedUnanswered");
  const active = (await requestsOf(tx, showing.id)).some((one) => isActiveRequest(one.status));
  if (settled && settled.status === "PENDING" && !active) {
    settled.status = moveShowing(settled.status, "startReachedUnanswered");
    await saveShowing(tx, settled, app.clock.now());
  }
  await recountRequests(tx, showing.propertyId);
}

async function complete(tx: Tx, app: App, showingId: string): Promise<void> {
  const showing = await lockShowing(tx, showingId);
  if (showing?.status !== "CONFIRMED") return;
  showing.status = moveShowing(showing.status, "endPassed");
  await saveShowing(tx, showing, app.clock.now());
  const accepted = (await requestsOf(tx, showingId)).filter((one) => one.status === "ACCEPTED");
  for (const [index, request] of accepted.entries()) {
    resetFollowUps(tx, request.inquiryId);
    await sql`update showing_request set over_at = ${app.clock.now()} where id = ${request.id}`.execute(tx);
    await transition(tx, app, "complete", request, { data: index === 0 ? { isFirst: true } : {} });
  }
}
