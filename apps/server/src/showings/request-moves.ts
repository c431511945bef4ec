import type { LeadEvent } from "@porchlight/domain/leads/lifecycle.ts";
import type { RequestEvent, ShowingEvent } from "@porchlight/domain/showings/lifecycle.ts";
import type { EventKind } from "../events/kinds.ts";

/** The effects of a move of a request, each a value or null. */
export type MoveEffects = {
  /** The step of the request's own life cycle; null where it begins with this move or stays as it is. */
  step: RequestEvent | null;
  /** Who ended it, which decides what becomes of the other times that the renter and the owner speak of. */
  endedBy: "owner" | "renter" | "time" | null;
  /** The lead's event; for a request that ended, it applies when the renter has no other request open. */
  lead: LeadEvent | null;
  records: EventKind | null;
  /** Which questions to the owner end too: all about this showing, or the request for a tour's instructions. */
  questions: "of-showing" | "instructions" | null;
  /** The showing's event when no request is left in it; null when the caller handles the showing. */
  showing: ShowingEvent | null;
};

/** The moves of a request, and of a reschedule of it. Each move recounts the home's pending requests. */
export const moves = {
  ask: {
    step: null,
    endedBy: null,
    lead: "requestPending",
    records: "showing.requested",
    questions: null,
    showing: null,
  },
  askToMove: {
    step: null,
    endedBy: null,
    lead: "renterReschedules",
    records: "showing.requested",
    questions: null,
    showing: null,
  },
  agree: {
    step: null,
    endedBy: null,
    lead: "renterAgrees",
    records: "showing.time-agreed",
    questions: null,
    showing: null,
  },
  accept: {
    step: "accept",
    endedBy: null,
    lead: "accepted",
    records: "showing.request-accepted",
    questions: null,
    showing: null,
  },
  acceptMove: {
    step: "accept",
    endedBy: null,
    lead: "moveEnded",
    records: "showing.request-accepted",
    questions: null,
    showing: null,
  },
  decline: {
    step: "decline",
    endedBy: "owner",
    lead: "declined",
    records: "showing.request-declined",
    questions: "of-showing",
    showing: "lastActiveDeclined",
  },
  cancelByOwner: {
    step: "showingCanceled",
    endedBy: "owner",
    lead: "ownerCancels",
    records: "showing.request-canceled",
    questions: "of-showing",
    showing: null,
  },
  callOff: {
    step: "showingCanceled",
    endedBy: "owner",
    lead: "ownerCancels",
    records: "tour.called-off",
    questions: "of-showing",
    showing: "canceledByOwner",
  },
  closeWithHome: {
    step: "showingCanceled",
    endedBy: null,
    lead: "propertyRentedOut",
    records: "showing.request-closed",
    questions: null,
    showing: null,
  },
  cancelByRenter: {
    step: "renterCancels",
    endedBy: "renter",
    lead: "renterCancels",
    records: "showing.request-withdrawn",
    questions: "of-showing",
    showing: "lastActiveCanceledByRenter",
  },
  cannotAttend: {
    step: "renterCancels",
    endedBy: "renter",
    lead: "renterCancels",
    records: "attendance.declined",
    questions: "of-showing",
    showing: "lastActiveCanceledByRenter",
  },
  expire: {
    step: "startReached",
    endedBy: "time",
    lead: "notAnswered",
    records: "showing.request-expired",
    questions: "of-showing",
    showing: null,
  },
  /** A request for another time expires; the confirmed time is kept. */
  expireMove: {
    step: "startReached",
    endedBy: "time",
    lead: null,
    records: "showing.request-expired",
    questions: null,
    showing: "startReachedUnanswered",
  },
  withdrawMove: {
    step: "renterCancels",
    endedBy: null,
    lead: null,
    records: null,
    questions: null,
    showing: "lastActiveCanceledByRenter",
  },
  setMoveAside: {
    step: "reschedule",
    endedBy: null,
    lead: null,
    records: null,
    questions: null,
    showing: "lastActiveMoved",
  },
  /** The renter asks for another time instead. */
  leaveForAnother: {
    step: "renterMoves",
    endedBy: null,
    lead: null,
    records: "showing.request-moved",
    questions: "instructions",
    showing: null,
  },
  /** A confirmed time makes room for the one that both sides agreed on. */
  giveWay: {
    step: "renterMoves",
    endedBy: null,
    lead: null,
    records: null,
    questions: "instructions",
    showing: "lastActiveMoved",
  },
  /** The owner proposes another time: first the request is given up, then the proposal is sent. */
  letGoForProposal: {
    step: "reschedule",
    endedBy: null,
    lead: null,
    records: null,
    questions: "instructions",
    showing: null,
  },
  /** The renter wants another time without saying which. */
  askForAnother: {
    step: null,
    endedBy: null,
    lead: "renterReschedules",
    records: "showing.another-time-asked",
    questions: null,
    showing: null,
  },
  complete: {
    step: null,
    endedBy: null,
    lead: "completed",
    records: "showing.completed",
    questions: "of-showing",
    showing: null,
  },
  propose: {
    step: null,
    endedBy: null,
    lead: "ownerReschedules",
    records: "showing.time-proposed",
    questions: null,
    showing: null,
  },
  refuseProposal: {
    step: null,
    endedBy: null,
    lead: "renterCancels",
    records: "showing.time-refused",
    questions: null,
    showing: null,
  },
  /** The owner cancels the showing at the other time, before the renter has answered. */
  cancelProposal: {
    step: null,
    endedBy: null,
    lead: "ownerCancels",
    records: "showing.request-canceled",
    questions: null,
    showing: null,
  },
  proposalExpires: {
    step: null,
    endedBy: null,
    lead: "proposalExpired",
    records: "showing.proposal-expired",
    questions: null,
    showing: null,
  },
  /** The renter's request for another time expires without an answer from the owner. */
  wishExpires: {
    step: null,
    endedBy: null,
    lead: "wishExpired",
    records: "showing.proposal-expired",
    questions: null,
    showing: null,
  },
  keepTime: {
    step: null,
    endedBy: null,
    lead: "renterKeepsTime",
    records: "showing.time-kept",
    questions: null,
    showing: null,
  },
  keepRequest: {
    step: null,
    endedBy: null,
    lead: "renterKeepsRequest",
    records: "showing.time-kept",
    questions: null,
    showing: null,
  },
} as const satisfies Record<string, MoveEffects>;

export type Move = keyof typeof moves;
