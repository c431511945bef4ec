const pauses = ["PT30S", "PT1M", "PT2M", "PT5M", "PT15M"].map((pause) => Temporal.Duration.from(pause));

/** Returns when to look at a payment again after so many looks that changed nothing; never later than a quarter hour. */
export const nextLook = (now: Temporal.Instant, looks: number): Temporal.Instant =>
  now.add(pauses[Math.min(looks, pauses.length - 1)]!);
