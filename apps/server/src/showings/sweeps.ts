import type { LeadEvent } from "@porchlight/domain/leads/lifecycle.ts";
import { isActiveRequest, moveRequest, moveReschedule, moveShowing } from "@porchlight/domain/showings/lifecycle.ts";
import type { App } from "../app.ts";
import { askAnew } from "../leads/silence-clock.ts";
import { moveLead } from "../leads/stage.ts";
import { loadInquiry } from "../leads/store.ts";
import { type Sql, sql, type Tx } from "../platform/database/database.ts";
import type { Sweep } from "../platform/sweeps.ts";
import { dueAtHome } from "../properties/due.ts";
import { recordOfRequest } from "./events.ts";
import { formingSweep } from "./forming.ts";
import { standsAfter } from "./moving.ts";
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
  type ShowingRequest,
  saveRequest,
  saveReschedule,
  saveShowing,
} from "./store.ts";
import { tourSweeps } from "./tour-sweeps.ts";
import { closeWithShowing } from "./with-showing.ts";

/** What comes due with a showing's time. When each does is said by the view `due_by_rule`, in the migrations. */
export const showingSweeps = (app: App): Sweep[] => [
  ...tourSweeps(app),
  formingSweep(app),
  dueAtHome(app, "showing-reminders", (tx, id) => remind(tx, app, id)),
  dueAtHome(app, "requests-waiting", (tx, id) => remindOwner(tx, app, id)),
  dueAtHome(app, "showing-warnings", (tx, id) => warn(tx, app, id)),
  dueAtHome(app, "showing-starts", (tx, id) => begin(tx, app, id)),
  dueAtHome(app, "showing-ends", (tx, id) => complete(tx, app, id)),
];

const advance = async (tx: Tx, app: App, inquiryId: string, event: LeadEvent): Promise<void> =>
  moveLead(tx, app, (await loadInquiry(tx, inquiryId))!, event);

async function remind(tx: Tx, app: App, requestId: string): Promise<void> {
  await noteOnRequest(tx, app, requestId, sql`reminded_at = ${app.clock.now()}`, "showing.reminder-due");
}

async function remindOwner(tx: Tx, app: App, requestId: string): Promise<void> {
  await noteOnRequest(tx, app, requestId, sql`owner_reminders = owner_reminders + 1`, "showing.request-waiting");
}

async function warn(tx: Tx, app: App, requestId: string): Promise<void> {
  await noteOnRequest(tx, app, requestId, sql`warned_at = ${app.clock.now()}`, "showing.not-answered-yet");
}

/** Notes on a request that somebody is told now. What is said ahead of a showing helps nobody once it has begun. */
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
    request.status = moveRequest(request.status, "startReached");
    await saveRequest(tx, request, now);
    const lead = (await loadInquiry(tx, request.inquiryId))!;
    if (!(await standsAfter(tx, app, lead, request, "startReached"))) await moveLead(tx, app, lead, "notAnswered");
    await recordOfRequest(tx, app, request, "showing.request-expired");
    await closeWithShowing(tx, app, request);
  }
  await endMoves(tx, app, showing);
  for (const proposal of await openReschedulesOf(tx, showingId)) {
    proposal.status = moveReschedule(proposal.status, "startReached");
    await saveReschedule(tx, proposal, now);
    const request = (await loadRequest(tx, proposal.requestId))!;
    // A wish goes with the request it was about, of which all have heard.
    if (proposal.askedBy === "renter" && request.status === "EXPIRED") continue;
    await advance(tx, app, proposal.inquiryId, proposal.askedBy === "owner" ? "proposalExpired" : "wishExpired");
    await recordOfRequest(tx, app, { ...request, showingId }, "showing.proposal-expired");
  }
  await expireIfEmpty(tx, app, showing);
}

/** A confirmed showing begins, so it is moved no more; what is proposed to begin now in place of a confirmed one is not either. */
async function endMoves(tx: Tx, app: App, { id }: Showing): Promise<void> {
  for (const kept of (await requestsOf(tx, id)).filter((one) => one.status === "ACCEPTED")) {
    const move = await openMove(tx, kept.inquiryId);
    if (move) await expireMove(tx, app, move);
    else await expireBeside(tx, app, await openReschedule(tx, kept.inquiryId));
  }
  for (const proposal of await openReschedulesOf(tx, id)) await expireBeside(tx, app, proposal);
}

async function expireMove(tx: Tx, app: App, move: ShowingRequest): Promise<void> {
  move.status = moveRequest(move.status, "startReached");
  await saveRequest(tx, move, app.clock.now());
  await standsAfter(tx, app, (await loadInquiry(tx, move.inquiryId))!, move, "startReached");
  await recordOfRequest(tx, app, move, "showing.request-expired");
  await settleShowing(tx, app, move.showingId, "startReachedUnanswered");
}

/** Ends an owner's proposal beside a confirmed showing. */
async function expireBeside(tx: Tx, app: App, proposal: RescheduleRequest | null): Promise<void> {
  if (proposal?.askedBy !== "owner") return;
  const request = (await loadRequest(tx, proposal.requestId))!;
  const lead = (await loadInquiry(tx, proposal.inquiryId))!;
  if (!(await standsAfter(tx, app, lead, request, "startReached"))) return;
  await recordOfRequest(tx, app, { ...request, showingId: proposal.showingId }, "showing.proposal-expired");
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
  for (const request of (await requestsOf(tx, showingId)).filter((one) => one.status === "ACCEPTED")) {
    await advance(tx, app, request.inquiryId, "completed");
    askAnew(tx, request.inquiryId);
    await sql`update showing_request set over_at = ${app.clock.now()} where id = ${request.id}`.execute(tx);
    await closeWithShowing(tx, app, request);
    await recordOfRequest(tx, app, request, "showing.completed");
  }
}
