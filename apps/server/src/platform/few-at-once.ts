import { refuse } from "@porchlight/domain/refusals.ts";

export type InTurn = <Done>(work: () => Promise<Done>) => Promise<Done>;

/**
 * Lets a few pieces of work run at once; the others wait in order.
 * Errors  `too-many-requests` when too many wait already.
 */
export function fewAtOnce(mostAtOnce: number, mostWaiting: number): InTurn {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= mostAtOnce) {
      if (waiting.length >= mostWaiting) refuse("too-many-requests");
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
