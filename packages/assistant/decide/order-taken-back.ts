import { asksSomething, type Draft, escalate, learnedSomething, openRequest, timeFor, waitFor } from "./draft.ts";

/** What stands at the beginning of what the owner was asked for, by the intent that asked for it. */
const orderedAs: Readonly<Record<string, string>> = {
  waitlist: "waitlist.",
  request_call: "will-call.",
  request_human: "human.",
  negotiate: "negotiation.",
};

/** "Don't cancel it" keeps what is booked. */
const ofShowing: readonly string[] = ["cancel_showing", "reschedule_showing"];

/** What is said beside it and asks for nothing. */
const light: readonly string[] = ["negate", "affirm", "greeting", "thank_goodbye"];

/**
 * Takes back with the owner what a renter says they do not want after all; true where the message says no more. What else
 * it says is met like any other message.
 */
export function takeOrderBack(draft: Draft, text: string): boolean {
  const { heard, talk } = draft;
  const declined = heard?.declined ?? [];
  if (heard === null || declined.length === 0) return false;
  const isOrdered = (intent: string): boolean => {
    const begin = orderedAs[intent];
    return begin !== undefined && talk.escalated.some((topic) => topic.startsWith(begin));
  };
  const ordered = declined.filter(isOrdered);
  for (const intent of ordered) escalate(draft, `order-taken-back.${intent}`, text, "OTHER");
  const isAll =
    !asksSomething(draft) &&
    !learnedSomething(draft) &&
    heard.times.length === 0 &&
    heard.intents.every((intent) => light.includes(intent));
  const request = declined.some((intent) => ofShowing.includes(intent)) ? openRequest(draft) : null;
  if (request) {
    const time = timeFor(draft, request.startsAt);
    draft.says.push(
      request.status === "ACCEPTED" ? { say: "kept", time } : { say: "stands", time, isConfirmed: false },
    );
    waitFor(draft, null);
  } else if (ordered.length > 0) draft.says.push({ say: "order-taken-back" });
  else if (isAll) draft.says.push({ say: "taken-back" });
  draft.heard = { ...heard, intents: heard.intents.filter((intent) => intent !== "negate") };
  return isAll;
}
