import type { Talk } from "../talk.ts";
import type { Order } from "../turn.ts";

/** The times that "the second one" counts: those offered, else those of which the requested one was chosen. */
export const timesListed = ({ offered, listed = [] }: Talk): Talk["offered"] => (offered.length > 0 ? offered : listed);

/** The times of which the requested one was chosen, after a turn; undefined where nothing was requested of several. */
export function listedAfter(before: Talk, after: Talk, orders: readonly Order[]): Talk["listed"] {
  if (after.offered.length > 0 || orders.some(({ kind }) => kind === "cancel-showing")) return undefined;
  const isRequested = orders.some(({ kind }) => kind === "request-showing" || kind === "move-showing");
  if (isRequested && before.offered.length > 1) return before.offered;
  return before.offered.length > 0 ? undefined : before.listed;
}
