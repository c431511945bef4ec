import { type Draft, hasSignal } from "./draft.ts";

/**
 * Says where help with the rent or a shelter is found: once to who is about to lose their home, and to whoever asks. What
 * else they ask is met like everyone's.
 */
export function tellOfAid(draft: Draft): void {
  const isFirst = !draft.talk.toldOfAid;
  const isLosing = hasSignal(draft, "loses-home") && isFirst;
  if (!isLosing && !hasSignal(draft, "seeks-aid")) return;
  draft.says.push({ say: isLosing ? "losing-home" : "local-help" });
  draft.talk = { ...draft.talk, toldOfAid: true };
}
