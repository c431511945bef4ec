import { refuse } from "@porchlight/domain/refusals.ts";
import pLimit from "p-limit";

export type LimitedRun = <Done>(work: () => Promise<Done>) => Promise<Done>;

/**
 * Lets a few pieces of work run at once; the others wait in order.
 * Errors  `too-many-requests` when too many wait already.
 */
export function limitConcurrency(maxAtOnce: number, maxWaiting: number): LimitedRun {
  const limit = pLimit(maxAtOnce);
  return async (work) => {
    if (limit.activeCount >= maxAtOnce && limit.pendingCount >= maxWaiting) refuse("too-many-requests");
    return limit(work);
  };
}
