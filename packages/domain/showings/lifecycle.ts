import { defineLifecycle, type EventOf, nextState, type StateOf } from "../kernel/lifecycle.ts";
import { refuse } from "../refusals.ts";

/** The life cycle of a showing. Drawn in docs/lifecycles.md. */
export const showingLifecycle = defineLifecycle({
  PENDING: {
    requestAccepted: "CONFIRMED",
    rescheduleConfirmed: "CONFIRMED",
    lastActiveDeclined: "DECLINED",
    startReachedUnanswered: "EXPIRED",
    canceledByOwner: "CANCELED",
    lastActiveCanceledByRenter: "CANCELED",
    lastActiveMoved: "CANCELED",
    rescheduledByOwner: "CANCELED",
    propertyClosed: "CANCELED",
    proposalRefused: "CANCELED",
    proposalExpired: "EXPIRED",
    agentAssigned: "PENDING",
  },
  CONFIRMED: {
    requestAccepted: "CONFIRMED",
    rescheduleConfirmed: "CONFIRMED",
    lastAcceptedLeft: "PENDING",
    endPassed: "COMPLETED",
    startReachedUnanswered: "EXPIRED",
    lastActiveDeclined: "DECLINED",
    canceledByOwner: "CANCELED",
    lastActiveCanceledByRenter: "CANCELED",
    lastActiveMoved: "CANCELED",
    rescheduledByOwner: "CANCELED",
    propertyClosed: "CANCELED",
    agentAssigned: "CONFIRMED",
  },
  COMPLETED: {},
  CANCELED: {},
  DECLINED: {},
  EXPIRED: {},
});
export type ShowingStatus = StateOf<typeof showingLifecycle>;
export type ShowingEvent = EventOf<typeof showingLifecycle>;
export const showingStatuses = Object.keys(showingLifecycle) as [ShowingStatus, ...ShowingStatus[]];

/** The moves an owner has for a whole showing. */
export const showingMoves = ["cancel", "reschedule", "assign-agent"] as const;

/** Whether a showing is live and holds its time; the database's constraints exclude overlaps among live ones only. */
export const isLive = (status: ShowingStatus): boolean => status === "PENDING" || status === "CONFIRMED";

/** The life cycle of a request, one renter's wish for one showing. Drawn in docs/lifecycles.md. */
export const requestLifecycle = defineLifecycle({
  FORMING: { agree: "PENDING", withdraw: "CANCELLED_BY_RENTER", lapse: "EXPIRED" },
  PENDING: {
    accept: "ACCEPTED",
    decline: "DECLINED",
    reschedule: "RESCHEDULED",
    renterMoves: "RESCHEDULED",
    renterCancels: "CANCELLED_BY_RENTER",
    showingCanceled: "CANCELED_BY_INVESTOR",
    startReached: "EXPIRED",
  },
  ACCEPTED: {
    decline: "DECLINED",
    reschedule: "RESCHEDULED",
    renterMoves: "RESCHEDULED",
    renterCancels: "CANCELLED_BY_RENTER",
    showingCanceled: "CANCELED_BY_INVESTOR",
  },
  DECLINED: {},
  CANCELLED_BY_RENTER: {},
  CANCELED_BY_INVESTOR: {},
  RESCHEDULED: {},
  EXPIRED: {},
});
export type RequestStatus = StateOf<typeof requestLifecycle>;
export type RequestEvent = EventOf<typeof requestLifecycle>;
export const requestStatuses = Object.keys(requestLifecycle) as [RequestStatus, ...RequestStatus[]];

/** The statuses in which a request is active in a showing: pending or accepted. */
export const activeRequestStatuses = ["PENDING", "ACCEPTED"] as const satisfies readonly RequestStatus[];
export type ActiveRequestStatus = (typeof activeRequestStatuses)[number];
export const isActiveRequest = (status: RequestStatus): status is ActiveRequestStatus =>
  (activeRequestStatuses as readonly RequestStatus[]).includes(status);

/** The moves an owner has for a request. */
export const requestMoves = ["accept", "decline", "reschedule"] as const satisfies readonly RequestEvent[];

/** A renter's answer to the reminder of a showing. */
export const attendances = ["CONFIRMED", "DECLINED"] as const;
export type Attendance = (typeof attendances)[number];

/** The outcomes of a showing request made by a form. */
export const formOutcomes = ["requested", "not-qualified", "needs-answers"] as const;

/** The sides that can ask to reschedule. */
export const rescheduleAskers = ["owner", "renter"] as const;
export type RescheduleAsker = (typeof rescheduleAskers)[number];

/** The life cycle of a reschedule, proposed by the owner or asked for by the renter. Drawn in docs/lifecycles.md. */
export const rescheduleLifecycle = defineLifecycle({
  PENDING: {
    agree: "CONFIRMED",
    refuse: "DECLINED",
    counterPropose: "RESCHEDULED",
    rescheduleAgain: "RESCHEDULED",
    showingCanceled: "CANCELED",
    startReached: "EXPIRED",
  },
  CONFIRMED: {},
  DECLINED: {},
  CANCELED: {},
  RESCHEDULED: {},
  EXPIRED: {},
});
export type RescheduleStatus = StateOf<typeof rescheduleLifecycle>;
export type RescheduleEvent = EventOf<typeof rescheduleLifecycle>;
export const rescheduleStatuses = Object.keys(rescheduleLifecycle) as [RescheduleStatus, ...RescheduleStatus[]];

export const moveShowing = (status: ShowingStatus, event: ShowingEvent): ShowingStatus =>
  nextState(showingLifecycle, status, event) ?? refuse("showing.move-not-allowed", { status, event });

export const moveRequest = (status: RequestStatus, event: RequestEvent): RequestStatus =>
  nextState(requestLifecycle, status, event) ?? refuse("showing.request-not-pending", { status, event });

export const moveReschedule = (status: RescheduleStatus, event: RescheduleEvent): RescheduleStatus =>
  nextState(rescheduleLifecycle, status, event) ?? refuse("showing.move-not-allowed", { status, event });
