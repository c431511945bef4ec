import type { LeadEvent } from "@porchlight/domain/leads/lifecycle.ts";
import { isActiveRequest, moveRequest, moveReschedule, moveShowing } from "@porchlight/domain/showings/lifecycle.ts";
import type { App } from "../app.ts";
import { loadInquiry } from "../conversations/store.ts";
import { askAnew } from "../leads/silence-clock.ts";
import { moveLead } from "../leads/stage.ts";
import { changed, row, sql, type Tx } from "../platform/database/database.ts";
import type { Sweep } from "../platform/sweeps.ts";
import { recordOfRequest } from "./events.ts";
import { formingSweep } from "./forming.ts";
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
import { type Due, sweepOf } from "./sweep-of.ts";
import { tourSweeps } from "./tour-sweeps.ts";

/** Reminders go out this long before a showing. Source: docs/decisions/0006-showings-and-openings.md. */
const reminderLead = "2 hours";
/**
 * A renter nobody answered is told an hour before the start; one who asked later than two hours before it, when half of
 * the time is over that the owner has. Source: docs/decisions/0006-showings-and-openings.md.
 */
const warnedFrom = sql`starts_at - least(interval '1 hour', (starts_at - request.created_at) / 2)`;

/** The owner is reminded of a waiting request after these times. */
const ownersWaits = sql`(array[interval '4 hours', interval '24 hours'])[owner_reminders + 1]`;

export const showingSweeps = (app: App): Sweep[] => [
  ...tourSweeps(app),
  formingSweep(app),
  sweepOf(
    app,
    "showing-reminders",
    (until) => sql<Due>`
      select request.id, request.property_id as "propertyId", starts_at - ${reminderLead}::interval as "dueAt"
      from showing join showing_request request on request.showing_id = showing.id
      where showing.status = 'CONFIRMED' and request.status = 'ACCEPTED' and request.reminded_at is null
        and starts_at - ${reminderLead}::interval <= ${until}`,
    (tx, id) => remind(tx, app, id),
  ),
  sweepOf(
    app,
    "requests-waiting",
    (until) => sql<Due>`
      select request.id, request.property_id as "propertyId", request.created_at + ${ownersWaits} as "dueAt"
      from showing_request request join showing on showing.id = request.showing_id
      where request.status = 'PENDING' and owner_reminders < 2 and request.created_at + ${ownersWaits} <= ${until}`,
    (tx, id) => remindOwner(tx, app, id),
  ),
  sweepOf(
    app,
    "showing-warnings",
    (until) => sql<Due>`
      select request.id, request.property_id as "propertyId", ${warnedFrom} as "dueAt"
      from showing_request request join showing on showing.id = request.showing_id
      where request.status = 'PENDING' and warned_at is null and ${warnedFrom} <= ${until}`,
    (tx, id) => warn(tx, app, id),
  ),
  sweepOf(
    app,
    "showing-starts",
    (until) => sql<Due>`
      select showing.id, showing.property_id as "propertyId", starts_at as "dueAt" from showing
      where status in ('PENDING', 'CONFIRMED') and starts_at <= ${until}
        and (status = 'PENDING'
          or exists (select 1 from showing_request one where one.showing_id = showing.id and one.status = 'PENDING')
          or exists (select 1 from reschedule_request one where one.showing_id = showing.id and one.status = 'PENDING'))`,
    (tx, id) => begin(tx, app, id),
  ),
  sweepOf(
    app,
    "showing-ends",
    (until) => sql<Due>`
      select id, property_id as "propertyId", ends_at as "dueAt" from showing where status = 'CONFIRMED' and ends_at <= ${until}`,
    (tx, id) => complete(tx, app, id),
  ),
];

const advance = async (tx: Tx, app: App, inquiryId: string, event: LeadEvent): Promise<void> =>
  moveLead(tx, app, (await loadInquiry(tx, inquiryId))!, event);

async function remind(tx: Tx, app: App, requestId: string): Promise<void> {
  const now = app.clock.now();
  const claimed = await changed(
    tx,
    sql`update showing_request set reminded_at = ${now}
        where id = ${requestId} and reminded_at is null and status = 'ACCEPTED'`,
  );
  if (claimed === 0) return;
  const request = (await loadRequest(tx, requestId))!;
  const showing = (await loadShowing(tx, request.showingId))!;
  // A reminder for a showing that has begun helps nobody.
  if (Temporal.Instant.compare(showing.startsAt, now) > 0)
    await recordOfRequest(tx, app, request, "showing.reminder-due");
}

async function remindOwner(tx: Tx, app: App, requestId: string): Promise<void> {
  const now = app.clock.now();
  const claimed = await changed(
    tx,
    sql`update showing_request set owner_reminders = owner_reminders + 1
        where id = ${requestId} and status = 'PENDING' and owner_reminders < 2 and created_at + ${ownersWaits} <= ${now}`,
  );
  const request = (await loadRequest(tx, requestId))!;
  const showing = (await loadShowing(tx, request.showingId))!;
  if (claimed > 0 && Temporal.Instant.compare(showing.startsAt, now) > 0)
    await recordOfRequest(tx, app, request, "showing.request-waiting");
}

async function warn(tx: Tx, app: App, requestId: string): Promise<void> {
  const now = app.clock.now();
  const warned = await row(
    tx,
    sql<ShowingRequest & { startsAt: Temporal.Instant }>`
      update showing_request request set warned_at = ${now} from showing
      where request.id = ${requestId} and request.status = 'PENDING' and warned_at is null and showing.id = request.showing_id
      returning request.id, request.company_id as "companyId", request.property_id as "propertyId", request.showing_id as "showingId",
        request.inquiry_id as "inquiryId", request.renter_id as "renterId", request.status, request.attendance, starts_at as "startsAt"`,
  );
  if (warned && Temporal.Instant.compare(warned.startsAt, now) > 0)
    await recordOfRequest(tx, app, warned, "showing.not-answered-yet");
}

async function begin(tx: Tx, app: App, showingId: string): Promise<void> {
  const showing = await lockShowing(tx, showingId);
  if (!showing) return;
  const now = app.clock.now();
  for (const request of (await requestsOf(tx, showingId)).filter((one) => one.status === "PENDING")) {
    request.status = moveRequest(request.status, "startReached");
    await saveRequest(tx, request, now);
    await advance(tx, app, request.inquiryId, "notAnswered");
    await recordOfRequest(tx, app, request, "showing.request-expired");
  }
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
    await recordOfRequest(tx, app, request, "showing.completed");
  }
}
