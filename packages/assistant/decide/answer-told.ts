import { waitingIn } from "../dialogue/obstacles.ts";
import { isInOtherLanguage } from "../knowing/owners-language.ts";
import { rulesOfTopic } from "../topics/rules-of-topics.ts";
import { askedNow, type Draft, openRequest } from "./draft.ts";
import { sayHowItStands } from "./owner-decides.ts";
import { refuseBooking } from "./refusing.ts";
import { tellShowing } from "./tell-showing.ts";
import { isRefused, verdictFor } from "./verdict.ts";

/**
 * Tells how a question stands that the owner was asked before: the answer given, that none has come yet, or that nothing
 * was asked, where a requirement stands against a showing with the offer to ask of that. The owner is asked nothing anew.
 */
export function tellAnswer(draft: Draft, text: string): void {
  const { answered, escalated } = draft.talk;
  const keys = draft.heard?.answerTo ?? [];
  const waits = escalated.filter((topic) => !askedNow(draft).includes(topic));
  const isOf = (topics: readonly string[]): boolean => keys.some((key) => topics.includes(key));
  const [failed] = verdictFor(draft).failed;
  const isGiven = answered !== undefined && !isOf(waits) && (waits.length === 0 || isOf(answered.topics));
  if (isGiven) {
    const { language } = draft.talk;
    draft.says.push({
      say: "owner-says",
      text: answered.answer,
      isForeign: isInOtherLanguage(language, answered.answer),
    });
    draft.facts.push({ source: "knowledge", field: "answer", value: answered.answer });
  } else if (waits.length > 0) sayWhatWaits(draft, keys, waits);
  else if (failed !== undefined && isRefused(draft)) refuseBooking(draft, failed, true);
  else if (!openRequest(draft) || !tellShowing(draft, text)) draft.says.push({ say: "nothing-asked" });
}

/** Names what stands against a showing and waits for the owner, where that is asked of or nothing else waits. */
function sayWhatWaits(draft: Draft, keys: readonly string[], waits: readonly string[]): void {
  const obstacles = waitingIn(draft.talk);
  const isAlone = waits.every((topic) => obstacles.some(({ asked }) => asked?.under === topic));
  const asksOfOther = keys.some((key) => waits.includes(key));
  const named = obstacles.find(({ matter }) => keys.some((key) => rulesOfTopic(key).some((rule) => rule === matter)));
  const meant = named ?? (isAlone && !asksOfOther ? obstacles[0] : undefined);
  if (meant) sayHowItStands(draft, meant.matter);
  else draft.says.push({ say: "asked-owner-already" });
}
