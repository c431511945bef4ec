import type { Talk } from "../talk.ts";
import type { Order } from "../turn.ts";

/** The times that "the second one" counts: those offered, else those of which the requested one was chosen. */
export const timesToPick = ({ offered, offeredBefore = [] }: Talk): Talk["offered"] =>
  offered.length > 0 ? offered : offeredBefore;

/** The times of which the requested one was chosen, after a turn; undefined where nothing was requested of several. */
export function offeredBeforeNext(before: Talk, after: Talk, orders: readonly Order[]): Talk["offeredBefore"] {
  if (after.offered.length > 0 || orders.some(({ kind }) => kind === "cancel-showing")) return undefined;
  const isRequested = orders.some(({ kind }) => kind === "request-showing" || kind === "move-showing");
  if (isRequested && before.offered.length > 1) return before.offered;
  return before.offered.length > 0 ? undefined : before.offeredBefore;
}
