import { defineLifecycle, type EventOf, nextState, type StateOf } from "../kernel/lifecycle.ts";
import { refuse } from "../refusals.ts";

export const escalationTypes = [
  "PROPERTY_QUESTION",
  "SELF_SHOWING_INSTRUCTIONS_REQUEST",
  "PHONE_CALL_REQUEST",
  "OTHER_PROPERTIES_CALL_REQUEST",
] as const;
export type EscalationType = (typeof escalationTypes)[number];

/** Why it needs a person, where it is more than a missing fact. Only a property question without a reason becomes knowledge. */
export const escalationReasons = [
  "ACCOMMODATION",
  "EMERGENCY",
  "HUMAN",
  "NEGOTIATION",
  "SHOWING_ISSUE",
  "MAINTENANCE",
  "OTHER",
] as const;
export type EscalationReason = (typeof escalationReasons)[number];

/** Reasons the owner hears of at once, whatever the hour. */
export const urgentReasons: readonly EscalationReason[] = ["EMERGENCY", "ACCOMMODATION", "HUMAN"];

export const escalationLifecycle = defineLifecycle({
  PENDING: {
    answer: "RESOLVED",
    shareInstructions: "RESOLVED",
    ignore: "IGNORED",
    propertyClosed: "IGNORED",
    tourOff: "IGNORED",
  },
  RESOLVED: {},
  IGNORED: {},
});
export type EscalationStatus = StateOf<typeof escalationLifecycle>;
export type EscalationEvent = EventOf<typeof escalationLifecycle>;
export const escalationStatuses = Object.keys(escalationLifecycle) as [EscalationStatus, ...EscalationStatus[]];

export const moveEscalation = (status: EscalationStatus, event: EscalationEvent): EscalationStatus =>
  nextState(escalationLifecycle, status, event) ?? refuse("escalation.not-pending", { status });
