import { type Draft, hasSignal } from "./draft.ts";

/**
 * Whether the message asks if children may live there, to which the law's answer is yes. What of its questions asks no more
 * is answered by that and goes to nobody.
 */
export function asksOfChildren(draft: Draft): boolean {
  const { heard } = draft;
  if (heard === null || !hasSignal(draft, "names-children") || heard.asksOfAge) return false;
  const open = heard.unknownQuestions.filter(({ cues }) => !cues.has("is-of-children-alone"));
  const asks =
    open.length < heard.unknownQuestions.length ||
    heard.intents.includes("fair_housing_probe") ||
    heard.topics.some((topic) => topic === "occupancy" || topic === "roommates");
  if (asks) draft.heard = { ...heard, unknownQuestions: open };
  return asks;
}
