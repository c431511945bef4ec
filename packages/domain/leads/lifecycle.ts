import { defineLifecycle, type EventOf, nextState, type StateOf } from "../kernel/lifecycle.ts";

const afterShowing = { requestPending: "SHOWING_REQUESTED", applicationSent: "APPLICATION_INVITE_SENT" } as const;
const leaving = { losesInterest: "NO_LONGER_INTERESTED", propertyRentedOut: "STOPPED_PROPERTY_RENTED_OUT" } as const;
/** A lead that has left or was stopped is where its application stands, once something happens to that. */
const applying = {
  applicationSent: "APPLICATION_INVITE_SENT",
  formStarted: "APPLICATION_IN_PROGRESS",
  submitted: "APPLICATION_COMPLETED",
  applicationAccepted: "APPLICATION_ACCEPTED",
  applicationDeclined: "APPLICATION_REJECTED",
} as const;

/**
 * The pipeline of a lead. Application stages outrank showing stages: they list no showing event, so those change nothing.
 * Drawn in docs/lifecycles.md.
 */
export const leadLifecycle = defineLifecycle({
  INITIAL_CONTACT: { ...afterShowing, ...leaving, qualificationFails: "REQUIREMENTS_NOT_MET" },
  REQUIREMENTS_NOT_MET: {
    ...leaving,
    qualificationPasses: "INITIAL_CONTACT",
    applicationSent: "APPLICATION_INVITE_SENT",
  },
  SHOWING_REQUESTED: {
    ...leaving,
    accepted: "SHOWING_CONFIRMED",
    declined: "SHOWING_DECLINED",
    notAnswered: "SHOWING_REQUEST_IGNORED_BY_OWNER",
    ownerReschedules: "SHOWING_RESCHEDULE_REQUESTED_BY_OWNER",
    renterReschedules: "SHOWING_RESCHEDULE_REQUESTED_BY_RENTER",
    renterCancels: "SHOWING_CANCELLED_BY_RENTER",
    ownerCancels: "SHOWING_CANCELLED_BY_OWNER",
    requestPending: "SHOWING_REQUESTED",
    applicationSent: "APPLICATION_INVITE_SENT",
  },
  SHOWING_DECLINED: { ...afterShowing, ...leaving },
  SHOWING_RESCHEDULE_REQUESTED_BY_RENTER: {
    ...afterShowing,
    ...leaving,
    moveEnded: "SHOWING_CONFIRMED",
    renterKeepsTime: "SHOWING_CONFIRMED",
    renterKeepsRequest: "SHOWING_REQUESTED",
    renterAgrees: "SHOWING_CONFIRMED",
    declined: "SHOWING_DECLINED",
    notAnswered: "SHOWING_REQUEST_IGNORED_BY_OWNER",
    renterCancels: "SHOWING_CANCELLED_BY_RENTER",
    ownerCancels: "SHOWING_CANCELLED_BY_OWNER",
    ownerReschedules: "SHOWING_RESCHEDULE_REQUESTED_BY_OWNER",
    wishExpired: "SHOWING_CONFIRMED",
    proposalExpired: "SHOWING_CANCELLED_BY_RENTER",
    completed: "SHOWING_COMPLETED",
  },
  SHOWING_RESCHEDULE_REQUESTED_BY_OWNER: {
    ...afterShowing,
    ...leaving,
    renterAgrees: "SHOWING_CONFIRMED",
    moveEnded: "SHOWING_CONFIRMED",
    renterReschedules: "SHOWING_RESCHEDULE_REQUESTED_BY_RENTER",
    renterCancels: "SHOWING_CANCELLED_BY_RENTER",
    ownerCancels: "SHOWING_CANCELLED_BY_OWNER",
    ownerReschedules: "SHOWING_RESCHEDULE_REQUESTED_BY_OWNER",
    proposalExpired: "SHOWING_CANCELLED_BY_RENTER",
    completed: "SHOWING_COMPLETED",
  },
  SHOWING_CONFIRMED: {
    ...leaving,
    declined: "SHOWING_DECLINED",
    completed: "SHOWING_COMPLETED",
    ownerReschedules: "SHOWING_RESCHEDULE_REQUESTED_BY_OWNER",
    renterReschedules: "SHOWING_RESCHEDULE_REQUESTED_BY_RENTER",
    renterCancels: "SHOWING_CANCELLED_BY_RENTER",
    ownerCancels: "SHOWING_CANCELLED_BY_OWNER",
    applicationSent: "APPLICATION_INVITE_SENT",
  },
  SHOWING_COMPLETED: { ...afterShowing, ...leaving },
  SHOWING_CANCELLED_BY_RENTER: { ...afterShowing, ...leaving },
  SHOWING_CANCELLED_BY_OWNER: { ...afterShowing, ...leaving },
  SHOWING_REQUEST_IGNORED_BY_OWNER: { ...afterShowing, ...leaving },
  STOPPED_PROPERTY_RENTED_OUT: { ...applying, writesAgain: "INITIAL_CONTACT", losesInterest: "NO_LONGER_INTERESTED" },
  APPLICATION_INVITE_SENT: { ...leaving, formStarted: "APPLICATION_IN_PROGRESS" },
  APPLICATION_IN_PROGRESS: { ...leaving, submitted: "APPLICATION_COMPLETED" },
  APPLICATION_COMPLETED: {
    ...leaving,
    applicationAccepted: "APPLICATION_ACCEPTED",
    applicationDeclined: "APPLICATION_REJECTED",
  },
  APPLICATION_ACCEPTED: {},
  APPLICATION_REJECTED: { applicationOffered: "APPLICATION_COMPLETED", applicationAccepted: "APPLICATION_ACCEPTED" },
  NO_LONGER_INTERESTED: { ...afterShowing, ...applying, writesAgain: "INITIAL_CONTACT" },
});
export type LeadStage = StateOf<typeof leadLifecycle>;
export type LeadEvent = EventOf<typeof leadLifecycle>;
export const leadStages = Object.keys(leadLifecycle) as [LeadStage, ...LeadStage[]];

/**
 * Returns the stage after an event; a stage that does not list the event stays, since the event came from another life
 * cycle.
 */
export const stageAfter = (stage: LeadStage, event: LeadEvent): LeadStage =>
  nextState(leadLifecycle, stage, event) ?? stage;

/** The stages of leads that are over: nothing of their home is news to them. */
export const endStages = [
  "APPLICATION_ACCEPTED",
  "APPLICATION_REJECTED",
  "NO_LONGER_INTERESTED",
  "STOPPED_PROPERTY_RENTED_OUT",
] as const satisfies readonly LeadStage[];

/** Whether Piper no longer mentions showings at this stage. */
export const isStopped = (stage: LeadStage): boolean => stage === "STOPPED_PROPERTY_RENTED_OUT";
