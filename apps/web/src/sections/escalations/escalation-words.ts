import type { EscalationView } from "@porchlight/contract/escalations.ts";
import type { EscalationReason, EscalationType } from "@porchlight/domain/escalations/lifecycle.ts";
import { reasonSays } from "../../escalation-asks.ts";
import { namesOf } from "../showings/showing-words.ts";

/** The heading of an escalation's dialog. */
const asks: Record<EscalationType, (renters: string, several: boolean, property: string) => string> = {
  PROPERTY_QUESTION: (renters, _, property) => `${renters} asked about ${property}`,
  SELF_SHOWING_INSTRUCTIONS_REQUEST: (renters, several, property) =>
    `${renters} ${several ? "need" : "needs"} self-showing instructions for ${property}`,
  PHONE_CALL_REQUEST: (renters, _, property) => `${renters} would like a call about ${property}`,
  OTHER_PROPERTIES_CALL_REQUEST: (renters) => `${renters} would like to hear about your other properties`,
};

export const escalationHeading = ({ type, reason, renters, property }: EscalationView): string =>
  (reason && reasonSays[reason]?.(namesOf(renters), property.displayName)) ??
  asks[type](namesOf(renters), renters.length > 1, property.displayName);

export const reasonWords: Record<EscalationReason, string> = {
  ACCOMMODATION: "Accommodation",
  EMERGENCY: "Emergency",
  HUMAN: "Asked for a person",
  NEGOTIATION: "Negotiation",
  SHOWING_ISSUE: "Showing issue",
  MAINTENANCE: "Maintenance",
  OPTED_OUT: "No more texts",
  OTHER: "Other",
};

export const isCallRequest = ({ type }: Pick<EscalationView, "type">): boolean =>
  type === "PHONE_CALL_REQUEST" || type === "OTHER_PROPERTIES_CALL_REQUEST";

/** What an owner does about an escalation, as its button says it. */
export const escalationVerb = ({ type }: Pick<EscalationView, "type">): string =>
  isCallRequest({ type }) ? "Call" : type === "SELF_SHOWING_INSTRUCTIONS_REQUEST" ? "Share instructions" : "Answer";
