import type { EscalationReason, EscalationType } from "@porchlight/domain/escalations/lifecycle.ts";

const plural = (people: string): boolean => /and \d+ others?$/.test(people);

/** The sentence for each reason of an escalation that says more than its type. */
export const reasonSays: Partial<Record<EscalationReason, (people: string, property: string) => string>> = {
  EMERGENCY: (people, property) => `${people} ${plural(people) ? "report" : "reports"} an emergency at ${property}`,
  OPTED_OUT: (people, property) => `${people} opted out of texts about ${property}`,
};

/** The sentence for each type of open escalation, about the renters who wait. */
export const escalationAsks: Record<EscalationType, (people: string, property: string) => string> = {
  PROPERTY_QUESTION: (people, property) => `${people} ${plural(people) ? "have" : "has"} a question about ${property}`,
  SELF_SHOWING_INSTRUCTIONS_REQUEST: (people, property) =>
    `${people} ${plural(people) ? "need" : "needs"} entry instructions for ${property}`,
  PHONE_CALL_REQUEST: (people, property) => `${people} asked for a call about ${property}`,
  OTHER_PROPERTIES_CALL_REQUEST: (people) => `${people} asked for a call about your other homes`,
};

/** Returns the renter's words in quotes; for an opt-out, Piper's note, which contains its own quotes. */
export const shownWords = ({
  reason,
  questionText,
}: {
  reason: EscalationReason | null;
  questionText: string;
}): string => (reason === "OPTED_OUT" ? questionText : `“${questionText}”`);
