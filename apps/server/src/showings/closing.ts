import { moveEscalation } from "@porchlight/domain/escalations/lifecycle.ts";
import { isActiveRequest, moveRequest, moveShowing } from "@porchlight/domain/showings/lifecycle.ts";
import type { App } from "../app.ts";
import { loadInquiry } from "../conversations/store.ts";
import { openEscalationsOf, recountEscalations, saveEscalation } from "../escalations/store.ts";
import { recordOfLead } from "../leads/events.ts";
import { moveLead } from "../leads/stage.ts";
import { rows, sql, type Tx } from "../platform/database/database.ts";
import { endReschedules } from "./actions.ts";
import { recordOfRequest } from "./events.ts";
import { endForming } from "./forming.ts";
import { lockShowing, recountRequests, requestsOf, saveRequest, saveShowing } from "./store.ts";

/**
 * Tells: a home is rented out or deleted. Its live showings end, its questions are let go, its leads stop, and each renter
 * hears of it once, however much of theirs closed. The caller holds the home.
 */
export async function closeForProperty(tx: Tx, app: App, propertyId: string): Promise<void> {
  const at = app.clock.now();
  const live = await rows(
    tx,
    sql<{
      id: string;
    }>`select id from showing where property_id = ${propertyId} and status in ('PENDING', 'CONFIRMED') order by id`,
  );
  for (const { id } of live) await closeShowing(tx, app, id, at);
  await endForming(tx, app, propertyId);
  for (const escalation of await openEscalationsOf(tx, propertyId)) {
    escalation.status = moveEscalation(escalation.status, "propertyClosed");
    await saveEscalation(tx, escalation, null, at);
  }
  await recountRequests(tx, propertyId);
  await recountEscalations(tx, propertyId);
  const leads = await rows(
    tx,
    sql<{ id: string }>`
      select id from inquiry where property_id = ${propertyId}
        and stage not in ('APPLICATION_ACCEPTED', 'APPLICATION_REJECTED', 'NO_LONGER_INTERESTED', 'STOPPED_PROPERTY_RENTED_OUT')
      order by id for update`,
  );
  for (const { id } of leads) {
    const lead = (await loadInquiry(tx, id))!;
    await moveLead(tx, app, lead, "propertyRentedOut");
    await recordOfLead(tx, app, lead, "lead.stopped");
  }
}

async function closeShowing(tx: Tx, app: App, showingId: string, at: Temporal.Instant): Promise<void> {
  const showing = (await lockShowing(tx, showingId))!;
  showing.status = moveShowing(showing.status, "propertyClosed");
  await saveShowing(tx, showing, at);
  await endReschedules(tx, app, showingId);
  for (const request of (await requestsOf(tx, showingId)).filter((one) => isActiveRequest(one.status))) {
    const was = request.status;
    request.status = moveRequest(request.status, "showingCanceled");
    await saveRequest(tx, request, at);
    await recordOfRequest(tx, app, request, "showing.request-closed", { data: { was } });
  }
}
