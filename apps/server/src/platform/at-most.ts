import { setTimeout as wait } from "node:timers/promises";

/** Waits for `work`, but no longer than `ms`; whether it was done by then. What fails later is nobody's any more. */
export async function atMost(ms: number, work: Promise<unknown> | undefined): Promise<boolean> {
  const given = new AbortController();
  const overdue = wait(ms, false, { signal: given.signal }).catch(() => false);
  try {
    return await Promise.race([Promise.resolve(work).then(() => true), overdue]);
  } finally {
    given.abort();
  }
}
