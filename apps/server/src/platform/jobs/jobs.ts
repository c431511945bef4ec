import { isDeepStrictEqual } from "node:util";
import { CompiledQuery } from "kysely";
import { type Job, type JobResult, PgBoss } from "pg-boss";
import type { Logger } from "pino";
import type { Tx } from "../database/database.ts";

/** What happens later, named once here; each capability's jobs.ts says how. Every job is safe to run twice. */
export const jobNames = [
  "deliver-mail",
  "deliver-text",
  "receive-arrival",
  "notify-owner",
  "tell-renter",
  "notify-agent",
  "platform-read",
  "add-avif",
  "delete-picture",
] as const;
export type JobName = (typeof jobNames)[number];
export type JobData = Record<string, string | number | null>;
export type JobHandlers = { [name in JobName]?: (data: never) => Promise<void> };

export type Jobs = {
  /** The job exists if and only if the transaction commits. */
  enqueue(tx: Tx, name: JobName, data: JobData): Promise<void>;
  enqueueNow(name: JobName, data: JobData): Promise<void>;
  work(handlers: JobHandlers, log: Logger): Promise<void>;
  /** Jobs that are not finished yet, in all queues. */
  open(): Promise<number>;
  close(): Promise<void>;
};

const retries = { retryLimit: 5, retryDelay: 1, retryBackoff: true, retryDelayMax: 60 };

/**
 * A job whose worker was killed goes to another one when its heart has not beaten for so long, the shortest there is;
 * without a heartbeat that takes a quarter of an hour, in which an owner is not told of a request.
 */
const heartbeat = { heartbeatSeconds: 10 };
const supervision = { superviseIntervalSeconds: 5, monitorIntervalSeconds: 5 };

/** A worker that fetched a full batch fetches again at once; one job at a time it would wait for its poll after each. */
const fetching = {
  localConcurrency: 2,
  batchSize: 4,
  burstWhenBatchFull: true,
  perJobResults: true,
  pollingIntervalSeconds: 1,
  notifyPollingIntervalSeconds: 5,
} as const;

async function keepQueues(boss: PgBoss): Promise<void> {
  const terms = { ...retries, ...heartbeat, notify: true };
  const kept = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const name of jobNames) {
    const queue = kept.get(name);
    if (!queue) await boss.createQueue(name, terms);
    else if (!isDeepStrictEqual({ ...queue, ...terms }, queue)) await boss.updateQueue(name, terms);
  }
}

export async function startJobs(connectionString: string, isWorker: boolean, log: Logger): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString,
    schema: "pgboss",
    max: isWorker ? 6 : 2,
    supervise: isWorker,
    ...supervision,
    schedule: false,
    useListenNotify: isWorker,
  });
  boss.on("error", (error) => log.error({ err: error }, "jobs"));
  await boss.start();
  await keepQueues(boss);
  return {
    async enqueue(tx, name, data) {
      const db = {
        executeSql: async (text: string, values: unknown[] = []) => {
          const done = await tx.executeQuery(CompiledQuery.raw(text, values));
          return { rows: done.rows as never[] };
        },
      };
      await boss.send(name, data, { db });
    },
    async enqueueNow(name, data) {
      await boss.send(name, data);
    },
    async work(handlers, jobLog) {
      for (const name of jobNames) {
        const handle = handlers[name] as ((data: JobData) => Promise<void>) | undefined;
        if (!handle) continue;
        await boss.work(name, fetching, (batch: Job<JobData>[]) =>
          Promise.all(
            batch.map(async ({ id, data }): Promise<JobResult> => {
              try {
                await handle(data);
                return { id, status: "completed" };
              } catch (error) {
                jobLog.error({ err: error, job: name, data }, "a job failed");
                return { id, status: "failed" };
              }
            }),
          ),
        );
      }
    },
    async open() {
      const counted = await boss
        .getDb()
        .executeSql("select count(*)::int as n from pgboss.job where state < 'completed'");
      return (counted.rows[0] as { n: number }).n;
    },
    close: () => boss.stop({ graceful: true, timeout: 5000 }),
  };
}
