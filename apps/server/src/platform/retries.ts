const waits = ["PT30S", "PT2M", "PT10M", "PT1H", "PT4H", "PT12H", "PT24H", "PT24H", "PT24H"].map((wait) =>
  Temporal.Duration.from(wait),
);

/** Returns when to retry after so many failed attempts, or null when it is time to give up. */
export function retryAt(now: Temporal.Instant, failedAttempts: number): Temporal.Instant | null {
  const wait = waits[failedAttempts - 1];
  return wait ? now.add(wait) : null;
}
