import type { Line, Talk } from "../talk.ts";
import type { Order } from "../turn.ts";
import { confirmsCancel } from "./answers.ts";
import { type Draft, openRequest } from "./draft.ts";

/** What Piper asked about something the renter had said, which stays unsettled without the answer. */
const unsettled: readonly Talk["awaiting"][] = [
  "confirm-cancel",
  "confirm-leaving",
  "confirm-move",
  "reschedule-answer",
  "pass-on",
];

/**
 * The order for a renter who wants no more texts. Nobody can ask them again: a showing they called off is canceled though
 * they did not say yes to that, and what they said last goes to the owner.
 */
export function optingOut(draft: Draft, history: readonly Line[]): Order {
  // By mail they can still be asked.
  if (draft.world.channel !== "SMS") return { kind: "opt-out" };
  const { awaiting } = draft.talk;
  const hasCanceled = openRequest(draft) !== null && confirmsCancel(draft.talk);
  if (hasCanceled) draft.orders.push({ kind: awaiting === "confirm-leaving" ? "lose-interest" : "cancel-showing" });
  const isUnanswered = history.at(-1)?.from === "renter";
  const lastWords =
    isUnanswered || unsettled.includes(awaiting) || openRequest(draft)
      ? history.findLast(({ from }) => from === "renter")?.text.trim()
      : undefined;
  return { kind: "opt-out", ...(lastWords ? { lastWords } : {}), ...(hasCanceled ? { hasCanceled } : {}) };
}
