import type { App, Capability } from "../app.ts";
import { createDeliverer } from "../deliveries/deliver.ts";
import { jobOf } from "../deliveries/job-names.ts";
import type { Partners } from "../deliveries/partners.ts";
import type { JobName } from "../job-names.ts";
import { inSavepoint, type Tx } from "../platform/database/database.ts";
import type { JobData, JobHandlers } from "../platform/jobs/jobs.ts";
import { earliestOf } from "../platform/sweeps.ts";
import { partnersInPast } from "./partners-in-past.ts";

/** The product run on past days inside one transaction, so that all of it is stored or nothing. */
export type ProductInPast = {
  app: App;
  /** Lets time pass: everything that falls due on the way happens at its time. */
  passTo(at: Temporal.Instant): Promise<void>;
  /** Does something now and everything that follows of it at once. */
  happens<T>(deed: () => Promise<T>): Promise<T>;
};

type Waiting = { name: JobName; data: JobData };
type Handler = (data: JobData) => Promise<void>;

/** A step that is due again and again without end is a fault, not a past. */
const maxRounds = 10_000;

/**
 * Returns the product with a clock of its own. Its jobs run in this process right after the transaction that enqueued
 * them, and whatever it sends counts as delivered: today's partners get nothing.
 */
export function productInPast(
  app: App,
  tx: Tx,
  capabilities: readonly Capability[],
  start: Temporal.Instant,
): ProductInPast {
  let now = start;
  let waiting: Waiting[] = [];
  let depth = 0;

  const clock: App["clock"] = { now: () => now, onJump: () => undefined, close: async () => undefined };
  const past: App = {
    ...app,
    ...partnersInPast(app, clock),
    clock,
    db: tx,
    async inTransaction(work, terms) {
      const waitedBefore = waiting.length;
      try {
        return await inSavepoint(tx, `past_${++depth}`, work, terms);
      } catch (error) {
        waiting = waiting.slice(0, waitedBefore);
        throw error;
      } finally {
        depth--;
      }
    },
    jobs: {
      ...app.jobs,
      enqueue: async (_tx, name, data) => void waiting.push({ name, data }),
      enqueueNow: async (name, data) => void waiting.push({ name, data }),
    },
  };

  const deliver = createDeliverer(past, () => arrived);
  const arrives = ({ deliveryId }: { deliveryId: string }) => deliver(deliveryId);
  const handlers: JobHandlers = {
    ...Object.assign({}, ...capabilities.map((one) => one.jobs?.(past) ?? {})),
    [jobOf.EMAIL]: arrives,
    [jobOf.SMS]: arrives,
  };
  const sweeps = capabilities.flatMap((one) => one.sweeps?.(past) ?? []);

  const settle = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await (handlers[next.name] as Handler)(next.data);
  };

  return {
    app: past,
    async happens(deed) {
      const done = await deed();
      await settle();
      return done;
    },
    async passTo(at) {
      for (let round = 0; round < maxRounds; round++) {
        const due = await earliestOf(tx, sweeps, at);
        if (!due) break;
        if (Temporal.Instant.compare(due.at, now) > 0) now = due.at;
        const handled = await due.sweep.run(due.at);
        await settle();
        if (handled === 0) break;
      }
      if (Temporal.Instant.compare(at, now) > 0) now = at;
    },
  };
}

/** Partners that took everything at once. */
const arrived: Partners = {
  mailer: { send: async () => ({ kind: "sent" }), close: () => undefined },
  texter: { send: async () => ({ kind: "sent" }) },
};
