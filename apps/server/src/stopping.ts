import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { Jobs } from "./platform/jobs/jobs.ts";
import { settlesWithin } from "./platform/settles-within.ts";
import type { Sweeping } from "./platform/sweeps.ts";

/** For all of a stop after the delay for load balancers, and of that, for requests and for what has to wait for them. */
export const stopMs = { all: 10_000, requests: 8_000, atLeast: 1_000 };

type Close = () => Promise<void>;

/** The running parts of a process. `closers` end what all the rest needs, in their order. */
export type Running = {
  server: FastifyInstance | null;
  intakes: Close[];
  sweeping: Sweeping | null;
  jobs: Jobs;
  closers: Close[];
};

/**
 * Stops a process without cutting off anything that it has accepted.
 * Source  docs/decisions/0055-stopping-and-starting-again.md
 */
export async function stopInOrder(running: Running, shutdownDelayMs: number): Promise<void> {
  const { server, intakes, sweeping, jobs, closers } = running;
  server?.drain.announce();
  if (server) await wait(shutdownDelayMs);
  const since = performance.now();
  const left = () => Math.max(stopMs.all - (performance.now() - since), stopMs.atLeast);
  const closing = [server?.drain.finish(stopMs.requests), ...intakes.map((close) => close())];
  await settlesWithin(left(), Promise.all(closing));
  await settlesWithin(left(), server?.close());
  await settlesWithin(left(), sweeping?.close());
  await settlesWithin(left() + stopMs.atLeast, jobs.close(left() - stopMs.atLeast));
  for (const close of closers) await settlesWithin(left(), close());
}
