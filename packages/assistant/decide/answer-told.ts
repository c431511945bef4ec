import { isInOtherLanguage } from "../knowing/owners-language.ts";
import { askedNow, type Draft, openRequest } from "./draft.ts";
import { tellShowing } from "./showings.ts";

/**
 * Tells how a question stands that the owner was asked before: the answer given, that none has come yet, or that nothing
 * was asked. The owner is asked nothing anew.
 */
export function tellAnswer(draft: Draft, text: string): void {
  const { answered, escalated } = draft.talk;
  const keys = draft.heard?.answerTo ?? [];
  const waits = escalated.filter((topic) => !askedNow(draft).includes(topic));
  const isOf = (topics: readonly string[]): boolean => keys.some((key) => topics.includes(key));
  const isGiven = answered !== undefined && !isOf(waits) && (waits.length === 0 || isOf(answered.topics));
  if (isGiven) {
    const { language } = draft.talk;
    draft.says.push({
      say: "owner-says",
      text: answered.answer,
      isForeign: isInOtherLanguage(language, answered.answer),
    });
    draft.facts.push({ source: "knowledge", field: "answer", value: answered.answer });
  } else if (waits.length > 0) draft.says.push({ say: "asked-owner-already" });
  else if (!openRequest(draft) || !tellShowing(draft, text)) draft.says.push({ say: "nothing-asked" });
}
