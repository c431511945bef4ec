const lease = Temporal.Duration.from({ seconds: 60 });

/** Returns when the lease ends of a job that was just enqueued or a claim that was just made. */
export const leaseUntil = (now: Temporal.Instant): Temporal.Instant => now.add(lease);

/** By how much the clocks of two processes may differ: what is due now by one is not left to the sweep by the other. */
export const clockDifference = Temporal.Duration.from({ seconds: 5 });
