import { setTimeout as wait } from "node:timers/promises";

const constantMs = 150;

/**
 * Runs work and answers no sooner than after a fixed time, so that the duration does not reveal whether there was
 * anything to do.
 */
export async function inConstantTime<T>(work: () => Promise<T>): Promise<T> {
  const [settled] = await Promise.all([work().then(keep, fail), wait(constantMs)]);
  if ("error" in settled) throw settled.error;
  return settled.value;
}

const keep = <T>(value: T) => ({ value });
const fail = (error: unknown) => ({ error });
