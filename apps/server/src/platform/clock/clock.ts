/** The product's one clock. Nothing else asks the time, in TypeScript or in SQL. */
export type Clock = {
  now(): Temporal.Instant;
  /** Called after the clock jumped; the jump is acknowledged to its source when every listener has finished. */
  onJump(listener: () => Promise<void>): void;
  close(): Promise<void>;
};

/** In whole microseconds, which is what the database keeps: what was answered and what is read later are the same. */
export const machineNow = (): Temporal.Instant =>
  Temporal.Now.instant().round({ smallestUnit: "microsecond", roundingMode: "floor" });

export const systemClock = (): Clock => ({
  now: machineNow,
  onJump: () => undefined,
  close: async () => undefined,
});
