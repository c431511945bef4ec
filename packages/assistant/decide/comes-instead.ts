import { type Draft, escalate, hasSignal } from "./draft.ts";

/** The key under which the owner was told who comes in a renter's place. */
const whoComes = "who-comes";

/**
 * Tells the owner, once, who comes to see the home in the renter's place, in the renter's words, which may name them and how
 * they are reached; where the message went to the owner already, they know.
 */
export function tellWhoComes(draft: Draft, text: string): void {
  if (!hasSignal(draft, "comes-instead") || draft.says.length === 0) return;
  if (draft.orders.some(({ kind }) => kind === "escalate") || draft.talk.trouble || draft.talk.closed) return;
  if (escalate(draft, whoComes, text, "OTHER")) draft.says.unshift({ say: "who-comes" });
}
