import { type Draft, escalate, hasSignal, hears } from "./draft.ts";

/** What saying that one needs no help is like, and is not. */
const alike: readonly string[] = ["negate", "affirm", "greeting", "thank_goodbye", "accommodation_request"];

/**
 * Takes back with the owner a need that a renter says they do not have; true where the message says no more. What else it
 * says is met like any other message.
 */
export function takeNeedBack(draft: Draft, text: string): boolean {
  const { heard, talk } = draft;
  const isWithOwner = talk.escalated.some((topic) => topic.startsWith("accommodation."));
  if (heard === null || !isWithOwner || !hasSignal(draft, "needs-no-help") || hears(draft, "accommodation_request"))
    return false;
  escalate(draft, "need-taken-back", text, "OTHER");
  draft.says.push({ say: "need-taken-back" });
  draft.heard = { ...heard, intents: heard.intents.filter((intent) => !alike.includes(intent)) };
  return heard.asks.length + heard.times.length + heard.unknownQuestions.length + Object.keys(heard.facts).length === 0;
}
