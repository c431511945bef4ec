import { readablePhone } from "@porchlight/domain/kernel/readable-phones.ts";
import { timing } from "@porchlight/domain/showings/timing.ts";
import { spanWords } from "@porchlight/domain/words/spans.ts";
import { becomesKnowledge, type Escalation } from "../escalations/store.ts";
import type { RenterContact } from "../leads/store.ts";
import type { StoredProperty } from "../properties/store.ts";
import type { Notice } from "./notice.ts";

type Asking = {
  escalation: Escalation;
  isReminder: boolean;
  home: StoredProperty;
  renter: RenterContact | null;
  renterName: string;
};

/** Returns the notice of an escalation to the owner; with a single renter it includes their contact. */
export function escalationNotice({ escalation, isReminder, home, renter, renterName }: Asking): Notice {
  const { id, questionText } = escalation;
  const asked = askedOf(escalation, renterName, home.property.displayName);
  const subject = isReminder ? stillWaiting(escalation, asked.subject) : asked.subject;
  const phone = !becomesKnowledge(escalation) && renter?.phone ? readablePhone(renter.phone) : null;
  const email = !becomesKnowledge(escalation) && renter?.email;
  const rows = [
    ...(phone ? [{ label: "Phone", value: phone }] : []),
    ...(email ? [{ label: "Email", value: email }] : []),
  ];
  const isEmergency = escalation.reason === "EMERGENCY";
  // Piper's note of what happened quotes the renter itself.
  const isNote = escalation.reason === "OPTED_OUT";
  return {
    subject,
    line: `${subject}: ${isNote ? questionText : `"${questionText.slice(0, 200)}"`}${phone ? ` Phone: ${phone}` : ""}`,
    blocks: [
      ...(isEmergency ? [{ kind: "note" as const, words: [{ strong: "Emergency." }, ` ${emergencyNow(phone)}`] }] : []),
      isNote ? { kind: "paragraph", words: questionText } : { kind: "quote", who: renterName, text: questionText },
      ...(rows.length > 0 ? [{ kind: "facts" as const, rows }] : []),
      { kind: "paragraph", words: asked.then },
    ],
    path: `/property/${home.property.id}/dashboard?questionId=${id}`,
    button: asked.button,
    isUrgent: isEmergency,
  };
}

/** What is urgent is seen to be so from the subject's first word, also when it comes again. */
const stillWaiting = ({ reason }: Escalation, subject: string): string =>
  reason === "EMERGENCY" ? subject.replace("Urgent:", "Urgent, still waiting:") : `Still waiting: ${subject}`;

const emergencyNow = (phone: string | null): string =>
  `Please ${phone ? `call ${phone}` : "get in touch"} right away. Don’t wait to reply here.`;

/** Returns the subject of a mail about an escalation, what happens next, and the button's label. */
function askedOf(
  escalation: Escalation,
  renterName: string,
  home: string,
): { subject: string; then: string; button: string } {
  if (escalation.reason === "EMERGENCY") {
    const then = "Piper told them to call 911 if anyone is in danger.";
    return { subject: `Urgent: ${renterName} reports an emergency at ${home}`, then, button: "Answer" };
  }
  if (escalation.type === "SELF_SHOWING_INSTRUCTIONS_REQUEST") {
    const then = `Send entry instructions and Piper will share them with a code. Without them, the tour is canceled ${spanWords(timing.instructionsDeadlineBefore, "en")} before it starts.`;
    return { subject: `${renterName} needs self-showing instructions for ${home}`, then, button: "Share instructions" };
  }
  if (escalation.reason === "OPTED_OUT") {
    const then = "After you talk, mark the request as resolved.";
    return { subject: `${renterName} opted out of texts about ${home}`, then, button: "Open the property" };
  }
  if (escalation.type !== "PROPERTY_QUESTION") {
    const wanted =
      escalation.type === "PHONE_CALL_REQUEST" ? `a call about ${home}` : "to hear about your other properties";
    const then = "After you talk, mark the request as resolved.";
    return { subject: `${renterName} would like ${wanted}`, then, button: "Open the property" };
  }
  const then = becomesKnowledge(escalation)
    ? "Your answer goes to everyone who asked, and Piper will reuse it."
    : `Your answer goes to ${renterName} only.`;
  return { subject: `New question from ${renterName} about ${home}`, then, button: "Answer" };
}
