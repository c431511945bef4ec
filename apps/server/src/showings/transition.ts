import { moveRequest, type RescheduleEvent } from "@porchlight/domain/showings/lifecycle.ts";
import type { App } from "../app.ts";
import type { EventKind, PayloadOf } from "../events/kinds.ts";
import { restartFollowUps } from "../leads/follow-up-store.ts";
import { moveLead } from "../leads/stage.ts";
import { type Inquiry, loadInquiry } from "../leads/store.ts";
import type { Tx } from "../platform/database/database.ts";
import { recordOfRequest } from "./events.ts";
import { type Move, type MoveEffects, moves } from "./request-moves.ts";
import { endReschedule } from "./reschedules.ts";
import { dropSelfShowingEscalation } from "./self-showing.ts";
import { settleShowing } from "./settle.ts";
import { closeShowingQuestions } from "./showing-questions.ts";
import {
  letStandAlone,
  openMove,
  openReschedule,
  recountRequests,
  replacedRequest,
  type ShowingRequest,
  saveRequest,
} from "./store.ts";

type Recorded<Name extends Move> = (typeof moves)[Name]["records"];
/** What the event carries; where the request takes a step, what it was before is known here. */
type EventDataOf<Name extends Move> =
  Recorded<Name> extends infer Kind extends EventKind
    ? (typeof moves)[Name]["step"] extends null
      ? PayloadOf<Kind>
      : Omit<PayloadOf<Kind>, "was">
    : null;

type TransitionInput<Name extends Move> = {
  data: EventDataOf<Name>;
  /** The renter's lead, where the caller holds it; its stage moves with it. */
  lead?: Inquiry;
  /** Whether another showing stays confirmed, to which the lead has returned. */
  stands?: boolean;
  /** The owner, where the owner does it. */
  userId?: string;
  declineReason?: string | null;
};

/** What `TransitionInput` has checked name by name is recorded alike for all of them. */
type RecordAny = (
  tx: Tx,
  app: App,
  request: ShowingRequest,
  kind: EventKind,
  beside: { userId?: string; data: object },
) => Promise<void>;

/** Makes a move of a request, with all its effects. Errors  `showing.request-not-pending` where it may not. */
export async function transition<Name extends Move>(
  tx: Tx,
  app: App,
  name: Name,
  request: ShowingRequest,
  { data, userId, declineReason = null, stands = false, ...held }: TransitionInput<Name>,
): Promise<void> {
  const { step, endedBy, lead, records, questions, showing }: MoveEffects = moves[name];
  const was = request.status;
  if (step) {
    request.status = moveRequest(was, step);
    await saveRequest(tx, request, app.clock.now(), declineReason);
  }
  restartFollowUps(tx, [request.inquiryId], app.clock.now());
  if ((lead || endedBy) && !stands)
    await moveItsLead(tx, app, held.lead ?? (await leadOf(tx, request.inquiryId)), request, name);
  if (records) {
    const told = { ...(userId ? { userId } : {}), data: { ...(step ? { was } : {}), ...data } };
    await (recordOfRequest as RecordAny)(tx, app, request, records, told);
  }
  if (questions === "of-showing") await closeShowingQuestions(tx, app, request);
  if (questions === "instructions") await dropSelfShowingEscalation(tx, app, request);
  if (showing) await settleShowing(tx, app, request.showingId, showing);
  else await recountRequests(tx, request.propertyId);
}

/** The lead that a request is of. */
export async function leadOf(tx: Tx, inquiryId: string): Promise<Inquiry> {
  const lead = await loadInquiry(tx, inquiryId);
  if (!lead) throw new Error(`The request's inquiry ${inquiryId} is missing`);
  return lead;
}

/** Moves the lead of a request that moved. When a request ended, the lead ends with it unless another one is open. */
async function moveItsLead(tx: Tx, app: App, lead: Inquiry, request: ShowingRequest, name: Move): Promise<void> {
  const { endedBy, lead: event }: MoveEffects = moves[name];
  if (endedBy === "owner") {
    if (await returnToConfirmed(tx, app, lead, request, "refuse")) return;
    if (await keepOtherTimes(tx, app, lead, request)) return;
  }
  if (endedBy === "time" && (await returnToConfirmed(tx, app, lead, request, "startReached"))) return;
  if (endedBy === "renter") {
    if (await openMove(tx, lead.id)) return void (await keepOtherTimes(tx, app, lead, request));
    const proposal = await openReschedule(tx, lead.id);
    if (proposal) await endReschedule(tx, app, proposal, "refuse");
  }
  if (event) await moveLead(tx, app, lead, event);
}

/** Ends another time that was not agreed on. Returns whether the lead goes back to a confirmed showing. */
export async function returnToConfirmed(
  tx: Tx,
  app: App,
  lead: Inquiry,
  request: ShowingRequest,
  how: RescheduleEvent,
): Promise<boolean> {
  if (!(await replacedRequest(tx, request))) return false;
  const open = await openReschedule(tx, lead.id);
  if (open) await endReschedule(tx, app, open, how);
  await moveLead(tx, app, lead, "moveEnded");
  return true;
}

/**
 * Keeps the open request or proposal for another time after the confirmed showing ended, as a request of its own.
 * Returns whether there was one.
 */
async function keepOtherTimes(tx: Tx, app: App, lead: Inquiry, kept: ShowingRequest): Promise<boolean> {
  const move = await openMove(tx, kept.inquiryId);
  const open = await openReschedule(tx, kept.inquiryId);
  if (open?.askedBy === "renter") await endReschedule(tx, app, open, "showingCanceled");
  await letStandAlone(tx, kept.id);
  if (move) await moveLead(tx, app, lead, "requestPending");
  return move !== null || open?.askedBy === "owner";
}
