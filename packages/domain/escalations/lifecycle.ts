import { defineLifecycle, type EventOf, nextState, type StateOf } from "../kernel/lifecycle.ts";
import { refuse } from "../refusals.ts";

export const escalationTypes = [
  "PROPERTY_QUESTION",
  "SELF_SHOWING_INSTRUCTIONS_REQUEST",
  "PHONE_CALL_REQUEST",
  "OTHER_PROPERTIES_CALL_REQUEST",
] as const;
export type EscalationType = (typeof escalationTypes)[number];

/**
 * The reasons why an escalation needs a person, other than a missing fact. Only a property question without a reason
 * becomes knowledge.
 */
export const escalationReasons = [
  "ACCOMMODATION",
  "EMERGENCY",
  "HUMAN",
  "NEGOTIATION",
  "SHOWING_ISSUE",
  "MAINTENANCE",
  "OPTED_OUT",
  "OTHER",
] as const;
export type EscalationReason = (typeof escalationReasons)[number];

/** The reasons for which the owner is notified at once, at any hour. */
export const urgentReasons: readonly EscalationReason[] = ["EMERGENCY", "ACCOMMODATION", "HUMAN"];

export const escalationLifecycle = defineLifecycle({
  PENDING: {
    answer: "RESOLVED",
    share: "RESOLVED",
    ignore: "IGNORED",
    propertyClosed: "IGNORED",
    tourOff: "IGNORED",
    showingOver: "IGNORED",
  },
  RESOLVED: {},
  IGNORED: {},
});
export type EscalationStatus = StateOf<typeof escalationLifecycle>;
export type EscalationEvent = EventOf<typeof escalationLifecycle>;
export const escalationStatuses = Object.keys(escalationLifecycle) as [EscalationStatus, ...EscalationStatus[]];

/** The moves an owner has for an escalation. */
export const escalationMoves = ["answer", "share", "ignore"] as const satisfies readonly EscalationEvent[];
export type EscalationMove = (typeof escalationMoves)[number];

const movesOfType: Record<EscalationType, readonly EscalationMove[]> = {
  PROPERTY_QUESTION: ["answer", "ignore"],
  SELF_SHOWING_INSTRUCTIONS_REQUEST: ["share", "ignore"],
  PHONE_CALL_REQUEST: ["ignore"],
  OTHER_PROPERTIES_CALL_REQUEST: ["ignore"],
};

/** Returns the moves an owner has for an escalation now; a call request is resolved, not answered. */
export const ownersMoves = ({ type, status }: { type: EscalationType; status: EscalationStatus }): EscalationMove[] =>
  movesOfType[type].filter((move) => nextState(escalationLifecycle, status, move) !== null);

/** Returns the status an event leads to. Errors  `escalation.not-pending`. */
export const moveEscalation = (status: EscalationStatus, event: EscalationEvent): EscalationStatus =>
  nextState(escalationLifecycle, status, event) ?? refuse("escalation.not-pending", { status });
