import { type Job, type JobResult, PgBoss } from "pg-boss";
import type { Logger } from "pino";
import { type JobName, jobNames } from "../../job-names.ts";
import { sender } from "../database/connections.ts";
import { type Batch, gather, postText, type Tx } from "../database/database.ts";
import { Pool } from "../database/pool.ts";
import { type Live, notify, notifying } from "../live.ts";
import { type FailedJobs, failedJobsOf } from "./failed-jobs.ts";
import { queueSchema } from "./queues.ts";

export type JobData = Record<string, string | number | null>;
export type JobHandlers = { [name in JobName]?: (data: never) => Promise<void> };

export type Jobs = {
  /** The job exists if and only if the transaction commits; it is written at the transaction's end. */
  enqueue(tx: Tx, name: JobName, data: JobData): Promise<void>;
  enqueueNow(name: JobName, data: JobData): Promise<void>;
  work(handlers: JobHandlers, log: Logger, live: Pick<Live, "onJobs" | "onConnection">): Promise<void>;
  /** Jobs that are not finished yet, in all queues. */
  open(): Promise<number>;
  failed: FailedJobs;
  /** True once the process stops: what has not begun by then is better left to another one. */
  isClosing(): boolean;
  /** Jobs in progress have so long to finish; another process takes over those that take longer. */
  close(timeoutMs?: number): Promise<void>;
};

const supervision = { superviseIntervalSeconds: 5, monitorIntervalSeconds: 5 };

/**
 * Options of a worker: after a full batch it fetches again at once; with one job at a time it would wait for a poll
 * after each. A new job wakes it; the poll finds retries and jobs whose notices were missed.
 */
const fetching = { batchSize: 4, burstWhenBatchFull: true, perJobResults: true, pollingIntervalSeconds: 5 } as const;
const workersAQueue = 2;

/** pg-boss asks the same few things over and over; what it asks as several statements, or once, is not one of them. */
const isOneStatement = (text: string): boolean => !text.includes(";");

type Handler = (data: JobData) => Promise<void>;
type Running = { log: Logger; isClosing(): boolean };

/** Runs the jobs of one fetch at the same time; each succeeds or fails on its own. */
const runEach =
  (name: JobName, handle: Handler, { log, isClosing }: Running) =>
  (batch: Job<JobData>[]): Promise<JobResult[]> =>
    Promise.all(
      batch.map(async ({ id, data }): Promise<JobResult> => {
        try {
          await handle(data);
          return { id, status: "completed" };
        } catch (error) {
          if (isClosing()) log.info({ err: error, job: name, data }, "a job is left to another process");
          else log.error({ err: error, job: name, data }, "a job failed");
          const message = error instanceof Error ? error.message : String(error);
          return { id, status: "failed", output: { message } };
        }
      }),
    );

type Starting = { connectionString: string; named?: boolean; isWorker: boolean; log: Logger };

const connections = { worker: 6, web: 2 };

/** The jobs of one transaction, written a queue at a time, without waiting for any. */
const enqueuedThrough = (boss: PgBoss): Batch<{ name: JobName; data: JobData }> => ({
  stage: "jobs",
  async write(tx, gathered) {
    const db = {
      executeSql: async (text: string, values: unknown[] = []) => {
        postText(tx, text, values);
        return { rows: [] };
      },
    };
    const queues = Map.groupBy(gathered, ({ name }) => name);
    for (const [name, jobs] of queues)
      await boss.insert(
        name,
        jobs.map(({ data }) => ({ data })),
        { db },
      );
    await notify(tx, { about: "jobs", queues: [...queues.keys()] });
  },
});

/** The queues have to be there: `migrate` makes them. */
export async function startJobs({ connectionString, named = true, isWorker, log }: Starting): Promise<Jobs> {
  const pool = new Pool({ connectionString, size: isWorker ? connections.worker : connections.web, named });
  const send = sender(pool, isOneStatement);
  const boss = new PgBoss({
    db: { executeSql: (text, values = []) => send(text, values) },
    schema: queueSchema,
    supervise: isWorker,
    ...supervision,
    schedule: false,
  });
  boss.on("error", (error) => log.error({ err: error }, "jobs"));
  await boss.start();
  const tell = async (name: string): Promise<void> => {
    await boss.getDb().executeSql(...notifying({ about: "jobs", queues: [name] }));
  };
  let isClosing = false;
  const enqueued = enqueuedThrough(boss);
  return {
    enqueue: async (tx, name, data) => gather(tx, enqueued, { name, data }),
    async enqueueNow(name, data) {
      await boss.send(name, data);
      await tell(name);
    },
    async work(handlers, jobLog, live) {
      const workers = new Map<string, string[]>();
      for (const name of jobNames) {
        const handle = handlers[name] as Handler | undefined;
        if (!handle) continue;
        const run = runEach(name, handle, { log: jobLog, isClosing: () => isClosing });
        const ids = Array.from({ length: workersAQueue }, () => boss.work(name, fetching, run));
        workers.set(name, await Promise.all(ids));
      }
      const wake = (queues: Iterable<string>): void => {
        for (const queue of queues) for (const id of workers.get(queue) ?? []) boss.notifyWorker(id);
      };
      live.onJobs(wake);
      live.onConnection((isHearing) => isHearing && wake(workers.keys()));
    },
    async open() {
      const counted = await boss
        .getDb()
        .executeSql("select count(*)::int as n from pgboss.job where state < 'completed'");
      return (counted.rows[0] as { n: number }).n;
    },
    failed: failedJobsOf(boss, tell),
    isClosing: () => isClosing,
    async close(timeoutMs = 5000) {
      isClosing = true;
      await boss.stop({ graceful: true, timeout: timeoutMs });
      await pool.end();
    },
  };
}
