import type { PgBoss } from "pg-boss";
import { queueSchema } from "./queues.ts";

/** A job that was tried as often as it may be, and is left to a person. */
export type FailedJob = { id: string; name: string; data: unknown; error: string | null; failedAt: string };

export type FailedJobs = {
  /** The newest first. */
  list(): Promise<FailedJob[]>;
  countByName(): Promise<{ name: string; count: number }[]>;
  /** Starts one again. Returns false where no failed job has this id. */
  retry(id: string): Promise<boolean>;
};

const maxListed = 200;

export function failedJobsOf(boss: PgBoss, wake: (name: string) => Promise<void>): FailedJobs {
  const ask = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
    (await boss.getDb().executeSql(text, values)).rows as Row[];
  return {
    list: () =>
      ask<FailedJob>(
        `select id, name, data, output->>'message' as error,
           to_char(completed_on at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "failedAt"
         from ${queueSchema}.job where state = 'failed' order by completed_on desc limit $1`,
        [maxListed],
      ),
    countByName: () =>
      ask(`select name, count(*)::int as count from ${queueSchema}.job where state = 'failed' group by name`),
    async retry(id) {
      const [failed] = await ask<{ name: string }>(
        `select name from ${queueSchema}.job where id = $1 and state = 'failed'`,
        [id],
      );
      if (!failed) return false;
      await boss.retry(failed.name, id);
      await wake(failed.name);
      return true;
    },
  };
}
