import type { LeadEvent } from "@porchlight/domain/leads/lifecycle.ts";
import { isActiveRequest, moveRequest, moveReschedule, moveShowing } from "@porchlight/domain/showings/lifecycle.ts";
import type { App } from "../app.ts";
import { loadInquiry } from "../conversations/store.ts";
import { moveLead } from "../leads/stage.ts";
import { changed, row, rows, type Sql, sql, type Tx } from "../platform/database/database.ts";
import type { Sweep } from "../platform/sweeps.ts";
import { lockProperty } from "../properties/store.ts";
import { recordOfRequest } from "./events.ts";
import { settleShowing } from "./settle.ts";
import {
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

/** Reminders go out this long before a showing. Source: docs/decisions/0006-showings-and-openings.md. */
const reminderLead = "2 hours";
/**
 * A renter nobody answered is told this long before the start.
 * Source: docs/decisions/0006-showings-and-openings.md.
 */
const warningLead = "1 hour";

type Due = { id: string; propertyId: string; dueAt: Temporal.Instant };

/** One kind of thing that comes due with a showing's time: a query for what is due, and what to do with each. */
const sweepOf = (
  app: App,
  name: string,
  due: (until: Temporal.Instant) => Sql<Due>,
  handle: (tx: Tx, id: string) => Promise<void>,
): Sweep => ({
  name,
  next: async (until) => (await row(app.db, sql<Due>`${due(until)} order by "dueAt" limit 1`))?.dueAt ?? null,
  async run(at) {
    const found = await rows(app.db, sql<Due>`${due(at)} order by "dueAt", id limit 200`);
    for (const { id, propertyId } of found) {
      await app.inTransaction(async (tx) => {
        await lockProperty(tx, propertyId);
        await handle(tx, id);
      });
    }
    return found.length;
  },
});

export const showingSweeps = (app: App): Sweep[] => [
  sweepOf(
    app,
    "showing-reminders",
    (until) => sql<Due>`
      select id, property_id as "propertyId", starts_at - ${reminderLead}::interval as "dueAt" from showing
      where status = 'CONFIRMED' and reminded_at is null and starts_at - ${reminderLead}::interval <= ${until}`,
    (tx, id) => remind(tx, app, id),
  ),
  sweepOf(
    app,
    "showing-warnings",
    (until) => sql<Due>`
      select request.id, request.property_id as "propertyId", starts_at - ${warningLead}::interval as "dueAt"
      from showing_request request join showing on showing.id = request.showing_id
      where request.status = 'PENDING' and warned_at is null and starts_at - ${warningLead}::interval <= ${until}`,
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

async function remind(tx: Tx, app: App, showingId: string): Promise<void> {
  const now = app.clock.now();
  const claimed = await changed(
    tx,
    sql`update showing set reminded_at = ${now} where id = ${showingId} and reminded_at is null and status = 'CONFIRMED'`,
  );
  const showing = await lockShowing(tx, showingId);
  // A reminder for a showing that has begun helps nobody.
  if (claimed === 0 || !showing || Temporal.Instant.compare(showing.startsAt, now) <= 0) return;
  for (const request of await requestsOf(tx, showingId)) {
    if (request.status === "ACCEPTED") await recordOfRequest(tx, app, request, "showing.reminder-due");
  }
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
    await advance(tx, app, proposal.inquiryId, "proposalExpired");
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
    await recordOfRequest(tx, app, request, "showing.completed");
  }
}
