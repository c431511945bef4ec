/** The product's one clock. Nothing else asks the time, in TypeScript or in SQL. */
export type Clock = {
  now(): Temporal.Instant;
  /** Called after the clock jumped; the jump is acknowledged to its source when every listener has finished. */
  onJump(listener: () => Promise<void>): void;
  close(): Promise<void>;
};

/**
 * Returns the machine's time in whole microseconds, as the database stores it: what was answered equals what is read
 * later.
 */
export const machineNow = (): Temporal.Instant =>
  Temporal.Now.instant().round({ smallestUnit: "microsecond", roundingMode: "floor" });

export const systemClock = (): Clock => ({
  now: machineNow,
  onJump: () => undefined,
  close: async () => undefined,
});
