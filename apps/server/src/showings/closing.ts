import { moveEscalation } from "@porchlight/domain/escalations/lifecycle.ts";
import { stageAfter } from "@porchlight/domain/leads/lifecycle.ts";
import { isActiveRequest, moveRequest, moveReschedule, moveShowing } from "@porchlight/domain/showings/lifecycle.ts";
import type { App } from "../app.ts";
import { openEscalationsOf, recountEscalations } from "../escalations/store.ts";
import { recordOfLead } from "../leads/events.ts";
import { recordMove } from "../leads/stage.ts";
import { type Inquiry, inquiryColumns } from "../leads/store.ts";
import { rows, type Sql, sql, type Tx } from "../platform/database/database.ts";
import { recordOfRequest } from "./events.ts";
import { endForming } from "./forming-store.ts";
import { moves } from "./request-moves.ts";
import { lockLiveShowings, openReschedulesOf, recountRequests, requestsOf } from "./store.ts";

/**
 * Tells: a home is rented out or deleted. Its live showings end, its questions are let go, its leads stop, and each renter
 * hears of it once, however much of theirs closed. The caller holds the home, and whoever writes about it waits for that:
 * what changes alike is changed by one statement, however many there are.
 */
export async function closeForProperty(tx: Tx, app: App, propertyId: string): Promise<void> {
  const at = app.clock.now();
  await closeShowings(tx, app, propertyId, at);
  await endForming(tx, app, propertyId);
  const questions = await openEscalationsOf(tx, propertyId);
  const moved = movedTo(questions, ({ status }) => moveEscalation(status, "propertyClosed"));
  await sql`
    update escalation set status = moved.state, handled_at = ${at} from ${moved}
    where escalation.id = moved.id`.execute(tx);
  await recountRequests(tx, propertyId);
  await recountEscalations(tx, propertyId);
  await stopLeads(tx, app, propertyId, at);
}

async function closeShowings(tx: Tx, app: App, propertyId: string, at: Temporal.Instant): Promise<void> {
  const showings = await lockLiveShowings(tx, propertyId);
  const ids = showings.map(({ id }) => id);
  const proposals = await openReschedulesOf(tx, ...ids);
  const requests = (await requestsOf(tx, ...ids)).filter(({ status }) => isActiveRequest(status));
  const updates: [string, Sql][] = [
    ["showing", movedTo(showings, ({ status }) => moveShowing(status, "propertyClosed"))],
    ["reschedule_request", movedTo(proposals, ({ status }) => moveReschedule(status, "showingCanceled"))],
    ["showing_request", movedTo(requests, ({ status }) => moveRequest(status, moves.closeWithHome.step))],
  ];
  for (const [table, moved] of updates)
    await sql`
      update ${sql.ref(table)} as one set status = moved.state, updated_at = ${at} from ${moved}
      where one.id = moved.id`.execute(tx);
  for (const request of requests)
    await recordOfRequest(tx, app, request, moves.closeWithHome.records, { data: { was: request.status } });
}

async function stopLeads(tx: Tx, app: App, propertyId: string, at: Temporal.Instant): Promise<void> {
  const leads = await rows(
    tx,
    sql<Inquiry>`
      select ${inquiryColumns} from inquiry where property_id = ${propertyId}
        and stage not in ('APPLICATION_ACCEPTED', 'APPLICATION_REJECTED', 'NO_LONGER_INTERESTED', 'STOPPED_PROPERTY_RENTED_OUT')
      order by id for update`,
  );
  const moved = movedTo(leads, ({ stage }) => stageAfter(stage, moves.closeWithHome.lead));
  await sql`
    update inquiry set stage = moved.state, updated_at = ${at} from ${moved}
    where inquiry.id = moved.id and stage <> moved.state`.execute(tx);
  for (const lead of leads) {
    await recordMove(tx, app, lead, moves.closeWithHome.lead);
    await recordOfLead(tx, app, lead, "lead.stopped");
  }
}

/** Each id with the state it moves to, as a table to update from. */
const movedTo = <Row extends { id: string }>(all: Row[], state: (one: Row) => string): Sql =>
  sql`unnest(${all.map(({ id }) => id)}::uuid[], ${all.map(state)}::text[]) as moved (id, state)`;
