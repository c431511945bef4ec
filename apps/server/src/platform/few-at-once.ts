import { refuse } from "@porchlight/domain/refusals.ts";
import pLimit from "p-limit";

export type InTurn = <Done>(work: () => Promise<Done>) => Promise<Done>;

/**
 * Lets a few pieces of work run at once; the others wait in order.
 * Errors  `too-many-requests` when too many wait already.
 */
export function fewAtOnce(mostAtOnce: number, mostWaiting: number): InTurn {
  const limit = pLimit(mostAtOnce);
  return async (work) => {
    if (limit.activeCount >= mostAtOnce && limit.pendingCount >= mostWaiting) refuse("too-many-requests");
    return limit(work);
  };
}
