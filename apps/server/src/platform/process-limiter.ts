import { allowedAttempts, type Counting, type Limit } from "./limiter.ts";

const minuteMs = 60_000;
const maxKeys = 10_000;

/**
 * Counts in this process alone and returns whether a key may go on. Real time, since it guards this machine, not the
 * product's promises; limits that people rely on are counted by `consumeAttempt`.
 */
export function processLimiter(config: Counting["config"], limit: Limit): (key: string) => boolean {
  const allowance = limit.allowances[0]!;
  const most = allowedAttempts(config, limit, allowance);
  const counts = new Map<string, number>();
  let windowEndsAt = 0;
  return (key) => {
    const now = performance.now();
    if (now >= windowEndsAt || counts.size >= maxKeys) {
      counts.clear();
      windowEndsAt = now + allowance.minutes * minuteMs;
    }
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count <= most;
  };
}
