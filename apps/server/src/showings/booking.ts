import type { TourType } from "@porchlight/domain/properties/property.ts";
import { isActiveRequest } from "@porchlight/domain/showings/lifecycle.ts";
import type { App } from "../app.ts";
import { requireFreshCalendars } from "../calendars/reading.ts";
import type { AnsweredBy } from "../events/kinds/showings.ts";
import type { LockedLead } from "../leads/locked-lead.ts";
import type { Tx } from "../platform/database/database.ts";
import { recordOfRequest } from "./events.ts";
import { agree } from "./forming-store.ts";
import { arrangeSelfGuided } from "./instructions.ts";
import { releaseReplacedShowing } from "./moving.ts";
import { confirmShowing, openShowing } from "./open-showing.ts";
import { openingsOf } from "./openings.ts";
import { endReschedule } from "./reschedules.ts";
import { settleShowing } from "./settle.ts";
import {
  insertRequest,
  insertReschedule,
  loadRequest,
  loadShowing,
  lockJoinable,
  lockShowing,
  openMove,
  openRequest,
  openReschedule,
  type RescheduleRequest,
  type Showing,
  type ShowingRequest,
  saveRequest,
  saveShowing,
} from "./store.ts";
import { returnToConfirmed, transition } from "./transition.ts";

/** The outcome of an order about showings. `time-gone`: the time is no longer free; offer again. */
export type BookingOutcome =
  | { outcome: "done"; request: ShowingRequest; showing: Showing }
  | { outcome: "time-gone" }
  | { outcome: "nothing" };

const nothing = { outcome: "nothing" } as const;

/**
 * Asks the owner for a showing at an opening. A request that waits is moved to it; a confirmed showing stands until
 * the owner accepts this one.
 */
export async function requestShowing(
  tx: Tx,
  app: App,
  lead: LockedLead,
  startsAt: Temporal.Instant,
  tourType: TourType,
): Promise<BookingOutcome> {
  await requireFreshCalendars(tx, app, lead.inquiry.companyId);
  const earlier = await openRequest(tx, lead.inquiry.id);
  const place = await holdPlace(tx, app, lead, startsAt, tourType);
  if (!place) return { outcome: "time-gone" };
  const proposal = await openReschedule(tx, lead.inquiry.id);
  if (proposal?.askedBy === "owner" && proposal.showingId === place.id) return agreeToProposal(tx, app, lead);
  if (earlier?.status === "ACCEPTED") return askToMove(tx, app, lead, earlier, place);
  if (earlier?.showingId === place.id) return { outcome: "done", request: earlier, showing: place };
  if (earlier) await transition(tx, app, "leaveForAnother", earlier, { data: {} });
  await closeProposal(tx, app, lead, "counterPropose");
  const now = app.clock.now();
  const { companyId, propertyId, renterId, id: inquiryId, lastChannel: askedIn } = lead.inquiry;
  const request =
    (await agree(tx, lead.inquiry, place.id, now)) ??
    (await insertRequest(
      tx,
      { companyId, propertyId, showingId: place.id, inquiryId, renterId, status: "PENDING", askedIn },
      now,
    ));
  if (!request) return { outcome: "time-gone" };
  await transition(tx, app, "ask", request, {
    lead: lead.inquiry,
    data: { startsAt: place.startsAt.toString(), askedIn: request.askedIn },
  });
  if (earlier) await settleShowing(tx, app, earlier.showingId, "lastActiveMoved");
  return { outcome: "done", request, showing: place };
}

/** A new showing at the opening, or the live one to join; null where it is no opening (any more). */
async function holdPlace(
  tx: Tx,
  app: App,
  lead: LockedLead,
  startsAt: Temporal.Instant,
  tourType: TourType,
): Promise<Showing | null> {
  const { home } = lead;
  const now = app.clock.now();
  const opening = (await openingsOf(tx, home, now)).find(
    (one) => one.tourType === tourType && Temporal.Instant.compare(one.startsAt, startsAt) === 0,
  );
  if (!opening) return null;
  const inserted = await openShowing(tx, app, {
    companyId: home.property.companyId,
    propertyId: home.property.id,
    tourType,
    startsAt: opening.startsAt,
    endsAt: opening.endsAt,
    bufferMinutes: home.booking.bufferMinutes,
  });
  return inserted ?? (await lockJoinable(tx, home.property.id, startsAt, tourType));
}

/**
 * Requests another time while the confirmed one is kept; it replaces an earlier request or proposal for another time.
 */
async function askToMove(
  tx: Tx,
  app: App,
  lead: LockedLead,
  kept: ShowingRequest,
  place: Showing,
): Promise<BookingOutcome> {
  const now = app.clock.now();
  const earlier = await openMove(tx, lead.inquiry.id);
  if (earlier?.showingId === place.id) return { outcome: "done", request: earlier, showing: place };
  if (kept.showingId === place.id) {
    await keepTime(tx, app, lead);
    return { outcome: "done", request: kept, showing: place };
  }
  if (earlier) await transition(tx, app, "leaveForAnother", earlier, { data: {} });
  const proposal = await openReschedule(tx, lead.inquiry.id);
  if (proposal?.askedBy === "owner") await endReschedule(tx, app, proposal, "counterPropose");
  if (proposal?.askedBy !== "renter") await insertWish(tx, app, lead, kept);
  const { companyId, propertyId, renterId, id: inquiryId, lastChannel: askedIn } = lead.inquiry;
  const asked = { companyId, propertyId, showingId: place.id, inquiryId, renterId, askedIn };
  const request = await insertRequest(tx, { ...asked, status: "PENDING", movesRequestId: kept.id }, now);
  if (!request) return { outcome: "time-gone" };
  await transition(tx, app, "askToMove", request, {
    lead: lead.inquiry,
    data: { startsAt: place.startsAt.toString(), askedIn: request.askedIn },
  });
  if (earlier) await settleShowing(tx, app, earlier.showingId, "lastActiveMoved");
  return { outcome: "done", request, showing: place };
}

/** Ends an open proposal of either side. */
async function closeProposal(tx: Tx, app: App, lead: LockedLead, how: "counterPropose" | "refuse"): Promise<boolean> {
  const proposal = await openReschedule(tx, lead.inquiry.id);
  if (!proposal) return false;
  const ownAnswer = how === "counterPropose" && proposal.askedBy === "renter" ? "agree" : how;
  await endReschedule(tx, app, proposal, ownAnswer);
  return true;
}

/**
 * Records that the renter wants another time, without a particular one. Requested, confirmed and proposed times stay
 * until they have chosen.
 */
export async function askAnotherTime(tx: Tx, app: App, lead: LockedLead): Promise<BookingOutcome> {
  const proposal = await openReschedule(tx, lead.inquiry.id);
  if (proposal) return proposal.askedBy === "owner" ? askBeyondProposal(tx, app, lead, proposal) : nothing;
  const request = await openRequest(tx, lead.inquiry.id);
  if (!request || !isActiveRequest(request.status)) return nothing;
  await insertWish(tx, app, lead, request);
  await transition(tx, app, "askForAnother", request, { lead: lead.inquiry, data: {} });
  return { outcome: "done", request, showing: (await loadShowing(tx, request.showingId))! };
}

/** Stores that the renter wants another time than that of a request. */
async function insertWish(tx: Tx, app: App, lead: LockedLead, request: ShowingRequest): Promise<void> {
  const { companyId, propertyId, id: inquiryId, renterId } = lead.inquiry;
  const { id: requestId, showingId } = request;
  const wish = { companyId, propertyId, inquiryId, renterId, requestId, showingId, comment: null };
  await insertReschedule(tx, { ...wish, askedBy: "renter", status: "PENDING" }, app.clock.now());
}

/**
 * Stores a reply to the owner's proposal that is neither yes nor no. The proposal stays open; the owner is notified
 * once.
 */
async function askBeyondProposal(
  tx: Tx,
  app: App,
  lead: LockedLead,
  proposal: RescheduleRequest,
): Promise<BookingOutcome> {
  if (lead.inquiry.stage !== "SHOWING_RESCHEDULE_REQUESTED_BY_OWNER") return nothing;
  await transition(tx, app, "askForAnother", await proposedFor(tx, proposal), { lead: lead.inquiry, data: {} });
  return nothing;
}

/** Keeps the time the renter has, confirmed or still asked for, and ends what would have moved it. */
export async function keepTime(tx: Tx, app: App, lead: LockedLead): Promise<BookingOutcome> {
  const proposal = await openReschedule(tx, lead.inquiry.id);
  if (!proposal) return nothing;
  if (proposal.askedBy === "owner") return refuseProposal(tx, app, lead);
  const { requestId } = proposal;
  const move = await openMove(tx, lead.inquiry.id);
  if (move) await transition(tx, app, "withdrawMove", move, { data: null });
  const isConfirmed = (await loadRequest(tx, requestId))?.status === "ACCEPTED";
  await closeProposal(tx, app, lead, "refuse");
  await transition(tx, app, isConfirmed ? "keepTime" : "keepRequest", await proposedFor(tx, proposal, move?.id), {
    lead: lead.inquiry,
    data: {},
  });
  return nothing;
}

/** Accepts the owner's proposed time for the renter. */
export async function agreeToProposal(tx: Tx, app: App, lead: LockedLead): Promise<BookingOutcome> {
  const proposal = await openReschedule(tx, lead.inquiry.id);
  if (proposal?.askedBy !== "owner") return nothing;
  const now = app.clock.now();
  const showing = await lockShowing(tx, proposal.showingId);
  if (!showing || Temporal.Instant.compare(showing.startsAt, now) <= 0) return { outcome: "time-gone" };
  const kept = await releaseReplacedShowing(tx, app, (await loadRequest(tx, proposal.requestId))!);
  if (!kept) await endReschedule(tx, app, proposal, "agree");
  const { companyId, propertyId, id: inquiryId, renterId, lastChannel: askedIn } = lead.inquiry;
  const request = await insertRequest(
    tx,
    { companyId, propertyId, showingId: showing.id, inquiryId, renterId, status: "ACCEPTED", askedIn },
    now,
  );
  if (!request) return { outcome: "time-gone" };
  await confirmShowing(tx, app, showing, "rescheduleConfirmed");
  await saveShowing(tx, showing, now);
  await transition(tx, app, "agree", request, {
    lead: lead.inquiry,
    data: kept ? { fromShowingId: kept.showingId } : {},
  });
  await arrangeSelfGuided(tx, app, request, showing);
  return { outcome: "done", request, showing };
}

/** The request that another time is spoken of for, or another of the renter's, at that other time. */
async function proposedFor(
  tx: Tx,
  { requestId, showingId }: RescheduleRequest,
  insteadId = requestId,
): Promise<ShowingRequest> {
  return { ...(await loadRequest(tx, insteadId))!, showingId };
}

/** Refuses the owner's proposed time for the renter, without asking for another. */
export async function refuseProposal(
  tx: Tx,
  app: App,
  lead: LockedLead,
  by: AnsweredBy = "words",
): Promise<BookingOutcome> {
  const proposal = await openReschedule(tx, lead.inquiry.id);
  if (proposal?.askedBy !== "owner") return nothing;
  const request = await proposedFor(tx, proposal);
  const stands = await returnToConfirmed(tx, app, lead.inquiry, request, "refuse");
  if (!stands) await closeProposal(tx, app, lead, "refuse");
  await transition(tx, app, "refuseProposal", request, { lead: lead.inquiry, stands, data: { by, stands } });
  return nothing;
}

/** Cancels the renter's showing, by message, by link, or since they cannot attend. */
export async function cancelByRenter(
  tx: Tx,
  app: App,
  lead: LockedLead,
  why: "said" | "attendance",
  by: AnsweredBy = "words",
): Promise<BookingOutcome> {
  const request = await openRequest(tx, lead.inquiry.id);
  if (!request) return refuseProposal(tx, app, lead);
  const isAbsence = why === "attendance";
  if (isAbsence) request.attendance = "DECLINED";
  await transition(tx, app, isAbsence ? "cannotAttend" : "cancelByRenter", request, {
    lead: lead.inquiry,
    data: { by },
  });
  const showing = await loadShowing(tx, request.showingId);
  return { outcome: "done", request, showing: showing! };
}

/** Records the renter's answer to the reminder. */
export async function answerAttendance(
  tx: Tx,
  app: App,
  lead: LockedLead,
  attending: boolean,
  by: AnsweredBy,
): Promise<BookingOutcome> {
  if (!attending) return cancelByRenter(tx, app, lead, "attendance", by);
  const request = await openRequest(tx, lead.inquiry.id);
  if (request?.status !== "ACCEPTED") return nothing;
  const showing = (await loadShowing(tx, request.showingId))!;
  if (request.attendance === "CONFIRMED") return { outcome: "done", request, showing };
  request.attendance = "CONFIRMED";
  await saveRequest(tx, request, app.clock.now());
  await recordOfRequest(tx, app, request, "attendance.confirmed");
  return { outcome: "done", request, showing };
}
