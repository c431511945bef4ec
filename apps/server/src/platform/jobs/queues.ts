import { isDeepStrictEqual } from "node:util";
import { PgBoss } from "pg-boss";
import { jobNames } from "../../job-names.ts";

export const queueSchema = "pgboss";

const retries = { retryLimit: 5, retryDelay: 1, retryBackoff: true, retryDelayMax: 60 };

/**
 * The shortest heartbeat: the job of a killed worker goes to another one when it stops. Without it that would take 15
 * minutes, in which an owner would not learn of a request.
 */
const heartbeat = { heartbeatSeconds: 10 };

type ExecuteSql = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;

/** Makes the queues' tables and the queues, or brings them up to date. Only one process may be at it at a time. */
export async function prepareQueues(executeSql: ExecuteSql): Promise<void> {
  const boss = new PgBoss({ db: { executeSql }, schema: queueSchema, supervise: false, schedule: false });
  try {
    await boss.start();
    const terms = { ...retries, ...heartbeat, notify: false };
    const kept = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
    for (const name of jobNames) {
      const queue = kept.get(name);
      if (!queue) await boss.createQueue(name, terms);
      else if (!isDeepStrictEqual({ ...queue, ...terms }, queue)) await boss.updateQueue(name, terms);
    }
  } finally {
    await boss.stop({ graceful: false });
  }
}
