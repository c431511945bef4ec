import type { Clock } from "../platform/clock/clock.ts";

const maxFailures = 5;
const rest = Temporal.Duration.from({ minutes: 1 });

/** A circuit breaker: five failures in a row rest a partner for a minute, then one call at a time finds out whether it is back. */
export function createBreaker(clock: Pick<Clock, "now">) {
  let failures = 0;
  let restsUntil: Temporal.Instant | null = null;
  return {
    /** Whether a call may be made now. Each yes is followed by `worked`, `failed` or `spared`. */
    mayTry(): boolean {
      if (restsUntil === null) return true;
      const now = clock.now();
      if (Temporal.Instant.compare(now, restsUntil) < 0) return false;
      restsUntil = now.add(rest);
      return true;
    },
    worked(): void {
      failures = 0;
      restsUntil = null;
    },
    /** True where this failure begins a rest. */
    failed(): boolean {
      failures += 1;
      if (failures < maxFailures) return false;
      restsUntil = clock.now().add(rest);
      return failures === maxFailures;
    },
    /** No call was made after all. */
    spared(): void {
      if (restsUntil !== null) restsUntil = clock.now();
    },
  };
}
