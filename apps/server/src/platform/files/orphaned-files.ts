import type { JobName } from "../../job-names.ts";
import type { Clock } from "../clock/clock.ts";
import { changed, rows, type Sql, sql, type Tx } from "../database/database.ts";
import type { Jobs } from "../jobs/jobs.ts";
import type { Sweep } from "../sweeps.ts";
import { mayDelete } from "./held-deletions.ts";

const uploadTakes = { hours: 1 };
/** A store that is away is tried again so often. */
const triedAgain = { minutes: 10 };
const maxAtOnce = 100;

type Moments = { due: Temporal.Instant; now: Temporal.Instant };
export type Orphans = ReturnType<typeof orphansIn>;

/**
 * The names, in a table of theirs, whose files no other row names: those on their way, and those of what was deleted.
 * They are written down before their files are, so that what a killed process left behind is found.
 */
export function orphansIn(name: "loose_picture" | "loose_document") {
  const table = sql.ref(name);
  return {
    /** Reserves a name under which files will be written before another row names them. */
    async reserve(tx: Tx, name: string, at: Temporal.Instant): Promise<void> {
      await sql`insert into ${table} (name, delete_at) values (${name}, ${at.add(uploadTakes)})`.execute(tx);
    },

    /** Claims a name that another row has from now on. Returns false when its files are being deleted already. */
    claim: async (tx: Tx, name: string): Promise<boolean> =>
      (await changed(tx, sql`delete from ${table} where name = ${name} and attempts = 0`)) === 1,

    /** Releases a reserved name whose files are not kept after all. */
    async release(tx: Tx, name: string, at: Temporal.Instant): Promise<void> {
      await sql`update ${table} set delete_at = ${at} where name = ${name} and attempts = 0`.execute(tx);
    },

    /** Marks names as orphaned, which no other row has any more. */
    async markOrphaned(tx: Tx, names: readonly string[], at: Temporal.Instant): Promise<void> {
      await sql`
        insert into ${table} (name, delete_at) select name, ${at} from unnest(${names}::uuid[]) as name
        on conflict do nothing`.execute(tx);
    },

    /** When the earliest is due to be deleted, as a sweep's `next` has it. None while deletions are held. */
    earliestDue: (until: Temporal.Instant): Sql =>
      sql`select min(delete_at) from ${table} where delete_at <= ${until} and ${mayDelete}`,

    /** The names of those that are due; from here on none of them can be claimed. None while deletions are held. */
    claimForDeletion: async (tx: Tx, { due, now }: Moments, most: number): Promise<string[]> =>
      (
        await rows(
          tx,
          sql<{ name: string }>`
            update ${table} set delete_at = ${now.add(triedAgain)}, attempts = attempts + 1
            where name in (
              select name from ${table} where delete_at <= ${due} and ${mayDelete}
              order by delete_at limit ${most} for update skip locked)
            returning name`,
        )
      ).map(({ name }) => name),

    /** Removes the row of a name whose files are deleted. */
    async removeOrphan(tx: Tx, name: string): Promise<void> {
      await sql`delete from ${table} where name = ${name}`.execute(tx);
    },
  };
}

type Working = { clock: Clock; inTransaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> };

/**
 * Reserves a name, does the work that writes its files and claims it, and releases the name where that fails.
 */
export async function whileReserved<Done>(
  app: Working,
  orphans: Pick<Orphans, "reserve" | "release">,
  name: string,
  work: () => Promise<Done>,
): Promise<Done> {
  await app.inTransaction((tx) => orphans.reserve(tx, name, app.clock.now()));
  try {
    return await work();
  } catch (error) {
    await app.inTransaction((tx) => orphans.release(tx, name, app.clock.now()));
    throw error;
  }
}

type Sweeping = Working & { jobs: Jobs };
type OrphanSweep = {
  name: string;
  orphans: Pick<Orphans, "earliestDue" | "claimForDeletion">;
  /** Deletes the files of one name. */
  job: JobName;
};

/** The sweep that deletes the files of orphaned names, retrying until they are gone. */
export const sweepOrphans = (app: Sweeping, { name, orphans, job }: OrphanSweep): Sweep => ({
  name,
  next: (until) => orphans.earliestDue(until),
  run: (due) =>
    app.inTransaction(async (tx) => {
      const names = await orphans.claimForDeletion(tx, { due, now: app.clock.now() }, maxAtOnce);
      for (const one of names) await app.jobs.enqueue(tx, job, { name: one });
      return names.length;
    }),
});
