import type { Draft } from "./draft.ts";
import { isFromMachine } from "./other-business.ts";

/** Says first that a number was removed from a message, save to machines, in trouble, and to who wants no more of us. */
export function tellRemoved(draft: Draft): void {
  if (isFromMachine(draft) || draft.talk.trouble) return;
  if (draft.orders.some(({ kind }) => kind === "opt-out")) return;
  draft.says.unshift({ say: "number-removed" });
}
