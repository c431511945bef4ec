const lease = Temporal.Duration.from({ seconds: 60 });

/** Returns when the lease ends of a job that was just enqueued or a claim that was just made. */
export const leaseUntil = (now: Temporal.Instant): Temporal.Instant => now.add(lease);

/** The maximum difference between the clocks of two processes: work due by one is not left to the other's sweep. */
export const clockDifference = Temporal.Duration.from({ seconds: 5 });
