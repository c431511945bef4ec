const waits = ["PT30S", "PT2M", "PT10M", "PT1H", "PT4H", "PT12H", "PT24H", "PT24H", "PT24H"].map((wait) =>
  Temporal.Duration.from(wait),
);

/** When to try again after so many attempts failed, or null when it is time to give up. */
export function retryAt(now: Temporal.Instant, failedAttempts: number): Temporal.Instant | null {
  const wait = waits[failedAttempts - 1];
  return wait ? now.add(wait) : null;
}
