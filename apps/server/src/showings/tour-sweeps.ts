import { moveRequest } from "@porchlight/domain/showings/lifecycle.ts";
import { instructionsAlertLead, instructionsDeadline } from "@porchlight/domain/showings/self-guided.ts";
import type { App } from "../app.ts";
import { loadInquiry } from "../conversations/store.ts";
import { dropSelfShowingEscalation } from "../escalations/self-showing.ts";
import { moveLead } from "../leads/stage.ts";
import { changed, sql, type Tx } from "../platform/database/database.ts";
import type { Sweep } from "../platform/sweeps.ts";
import { endReschedules } from "./actions.ts";
import { recordOfRequest } from "./events.ts";
import { instructionsOf } from "./instructions-store.ts";
import { settleShowing } from "./settle.ts";
import { loadRequest, saveRequest } from "./store.ts";
import { type Due, sweepOf } from "./sweep-of.ts";

/** Accepted self-guided tours nobody has shared instructions for. */
const withoutInstructions = sql`
  from showing_request request join showing on showing.id = request.showing_id
  where request.status = 'ACCEPTED' and tour_type = 'SELF_GUIDED' and showing.status = 'CONFIRMED'
    and not exists (select 1 from tour_instructions shared where shared.request_id = request.id)`;

/** The owner is alerted when instructions are missing, and a tour nobody can enter is called off in time. */
export const tourSweeps = (app: App): Sweep[] => [
  sweepOf(
    app,
    "tour-instructions-missing",
    (until) => sql<Due>`
      select request.id, request.property_id as "propertyId", starts_at - ${instructionsAlertLead}::interval as "dueAt"
      ${withoutInstructions} and instructions_missed_at is null
        and starts_at - ${instructionsAlertLead}::interval <= ${until}`,
    (tx, id) => alertOwner(tx, app, id),
  ),
  sweepOf(
    app,
    "tours-without-instructions",
    (until) => sql<Due>`
      select request.id, request.property_id as "propertyId", starts_at - ${instructionsDeadline}::interval as "dueAt"
      ${withoutInstructions} and starts_at - ${instructionsDeadline}::interval <= ${until}`,
    (tx, id) => callOff(tx, app, id),
  ),
];

async function alertOwner(tx: Tx, app: App, requestId: string): Promise<void> {
  const claimed = await changed(
    tx,
    sql`update showing_request set instructions_missed_at = ${app.clock.now()}
        where id = ${requestId} and status = 'ACCEPTED' and instructions_missed_at is null`,
  );
  if (claimed > 0) await recordOfRequest(tx, app, (await loadRequest(tx, requestId))!, "tour.instructions-missing");
}

async function callOff(tx: Tx, app: App, requestId: string): Promise<void> {
  const request = (await loadRequest(tx, requestId))!;
  if (request.status !== "ACCEPTED" || (await instructionsOf(tx, requestId))) return;
  request.status = moveRequest(request.status, "showingCanceled");
  await saveRequest(tx, request, app.clock.now());
  await endReschedules(tx, app, request.showingId, (one) => one.requestId === requestId);
  await dropSelfShowingEscalation(tx, app, request);
  await moveLead(tx, app, (await loadInquiry(tx, request.inquiryId))!, "ownerCancels");
  await recordOfRequest(tx, app, request, "tour.called-off", { data: { was: "ACCEPTED" } });
  await settleShowing(tx, app, request.showingId, "canceledByOwner");
}
