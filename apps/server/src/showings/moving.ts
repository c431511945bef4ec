import { moveRequest, moveReschedule, type RescheduleEvent } from "@porchlight/domain/showings/lifecycle.ts";
import type { App } from "../app.ts";
import { moveLead } from "../leads/stage.ts";
import type { Inquiry } from "../leads/store.ts";
import { sql, type Tx } from "../platform/database/database.ts";
import { dropSelfShowingEscalation } from "./self-showing.ts";
import { settleShowing } from "./settle.ts";
import {
  keptBy,
  openMove,
  openReschedule,
  type RescheduleRequest,
  type ShowingRequest,
  saveRequest,
  saveReschedule,
} from "./store.ts";

/*
 * A confirmed showing stands while another time for it is asked for or proposed, until both sides agree on that.
 * Source: docs/decisions/0066-a-confirmed-time-stands.md.
 */

/** Tells: another time came to nothing. True where a confirmed showing stands, to which the lead comes back. */
export async function standsAfter(
  tx: Tx,
  app: App,
  lead: Inquiry,
  request: ShowingRequest,
  how: RescheduleEvent,
): Promise<boolean> {
  if (!(await keptBy(tx, request))) return false;
  const open = await openReschedule(tx, lead.id);
  if (open) await endReschedule(tx, app, open, how);
  await moveLead(tx, app, lead, "moveEnded");
  return true;
}

/** Tells: both sides agree on another time, so the one that stood until now is let go. Returns it, if one stood. */
export async function letGoOfKept(tx: Tx, app: App, request: ShowingRequest): Promise<ShowingRequest | null> {
  const kept = await keptBy(tx, request);
  if (!kept) return null;
  kept.status = moveRequest(kept.status, "renterMoves");
  await saveRequest(tx, kept, app.clock.now());
  const open = await openReschedule(tx, kept.inquiryId);
  if (open) await endReschedule(tx, app, open, "agree");
  await dropSelfShowingEscalation(tx, app, kept);
  await settleShowing(tx, app, kept.showingId, "lastActiveMoved");
  return kept;
}

/**
 * Tells: a confirmed showing ended otherwise. What was asked for or proposed beside it stays open, as if it had been the
 * first; true where there is such.
 */
export async function standsAlone(tx: Tx, app: App, lead: Inquiry, kept: ShowingRequest): Promise<boolean> {
  const move = await openMove(tx, kept.inquiryId);
  const open = await openReschedule(tx, kept.inquiryId);
  if (open?.askedBy === "renter") await endReschedule(tx, app, open, "showingCanceled");
  await sql`
    update showing_request set moves_request_id = null
    where moves_request_id = ${kept.id} and status in ('PENDING', 'RESCHEDULED')`.execute(tx);
  if (move) await moveLead(tx, app, lead, "requestPending");
  return move !== null || open?.askedBy === "owner";
}

/** Tells: the owner proposes another time for the confirmed showing itself, which ends whatever was asked or proposed beside it. */
export async function endBeside(tx: Tx, app: App, kept: ShowingRequest): Promise<void> {
  if (kept.status !== "ACCEPTED") return;
  const move = await openMove(tx, kept.inquiryId);
  if (move) {
    move.status = moveRequest(move.status, "reschedule");
    await saveRequest(tx, move, app.clock.now());
    await settleShowing(tx, app, move.showingId, "lastActiveMoved");
  }
  const open = await openReschedule(tx, kept.inquiryId);
  if (open) await endReschedule(tx, app, open, "rescheduleAgain");
}

/** Ends a proposal of either side; a proposed showing nobody else is in is let go. */
export async function endReschedule(
  tx: Tx,
  app: App,
  reschedule: RescheduleRequest,
  how: RescheduleEvent,
): Promise<void> {
  reschedule.status = moveReschedule(reschedule.status, how);
  await saveReschedule(tx, reschedule, app.clock.now());
  const isGivenUp = how !== "agree" && reschedule.askedBy === "owner";
  if (isGivenUp)
    await settleShowing(tx, app, reschedule.showingId, how === "startReached" ? "proposalExpired" : "proposalRefused");
}
