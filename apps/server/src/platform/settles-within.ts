import { setTimeout as wait } from "node:timers/promises";

/** Whether `work` is done within `ms` milliseconds. Rejects as it does; what fails later is ignored. */
export async function settlesWithin(ms: number, work: Promise<unknown> | undefined): Promise<boolean> {
  const given = new AbortController();
  const overdue = wait(ms, false, { signal: given.signal }).catch(() => false);
  try {
    return await Promise.race([Promise.resolve(work).then(() => true), overdue]);
  } finally {
    given.abort();
  }
}
