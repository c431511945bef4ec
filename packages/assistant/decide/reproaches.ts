import { type Draft, hasSignal, isInDistress, learnedSomething } from "./draft.ts";
import { knownSaying } from "./noted.ts";

/** What is said already of what went wrong, or leaves nothing to say of it. */
const met: readonly string[] = [
  ...["apology", "got-it-wrong", "abuse", "opted-out", "identity", "no-trouble", "not-for-me", "lost-interest"],
  ...["wrong-number", "emergency", "emergency-goes-on", "distress", "distress-goes-on"],
];

/**
 * Who asks whether Piper listens, told something before or was not answered by anybody hears a short apology first, and what is
 * known so far.
 */
export function meetReproach(draft: Draft): void {
  const isToldBefore = hasSignal(draft, "told-before");
  if (isInDistress(draft) || draft.talk.trouble) return;
  const isOfPiper = draft.talk.introduced && (isToldBefore || hasSignal(draft, "asks-if-heard"));
  if (!isOfPiper && !hasSignal(draft, "nobody-answered")) return;
  if (draft.says.length === 0 || draft.says.some(({ say }) => met.includes(say))) return;
  const asks = draft.says.some(({ say }) => say === "ask-facts");
  const known = isToldBefore && asks && !learnedSomething(draft) ? knownSaying(draft) : null;
  draft.says.unshift({ say: "apology" }, ...(known ? [known] : []));
}
