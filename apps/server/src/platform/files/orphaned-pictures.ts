import { changed, row, rows, sql, type Tx } from "../database/database.ts";

/**
 * Pictures whose files no other row names: those on their way, and those of what was deleted. They are written down
 * before their files are, so that what a killed process left behind is found.
 */
const uploadTakes = { hours: 1 };
/** A store that is away is tried again so often. */
const triedAgain = { minutes: 10 };

/** Reserves a name under which files will be written before another row names them. */
export const reserve = async (tx: Tx, name: string, at: Temporal.Instant): Promise<void> => {
  await sql`insert into loose_picture (name, delete_at) values (${name}, ${at.add(uploadTakes)})`.execute(tx);
};

/** Claims a picture that another row names from now on. Returns false when it is being deleted already. */
export const claim = async (tx: Tx, name: string): Promise<boolean> =>
  (await changed(tx, sql`delete from loose_picture where name = ${name} and attempts = 0`)) === 1;

/** Releases a reserved picture that is not written after all. */
export const release = async (tx: Tx, name: string, at: Temporal.Instant): Promise<void> => {
  await sql`update loose_picture set delete_at = ${at} where name = ${name} and attempts = 0`.execute(tx);
};

/** Marks pictures as orphaned, which no other row names any more. */
export const markOrphaned = async (tx: Tx, names: readonly string[], at: Temporal.Instant): Promise<void> => {
  await sql`
    insert into loose_picture (name, delete_at) select name, ${at} from unnest(${names}::uuid[]) as name
    on conflict do nothing`.execute(tx);
};

export const earliestDue = async (on: Parameters<typeof row>[0], until: Temporal.Instant) =>
  (
    await row(
      on,
      sql<{ at: Temporal.Instant | null }>`select min(delete_at) as at from loose_picture where delete_at <= ${until}`,
    )
  )?.at ?? null;

/** The names of those to be deleted by now; from here on none of them can be claimed. */
export const claimForDeletion = async (tx: Tx, at: Temporal.Instant, most: number): Promise<string[]> =>
  (
    await rows(
      tx,
      sql<{ name: string }>`
        update loose_picture set delete_at = ${at.add(triedAgain)}, attempts = attempts + 1
        where name in (
          select name from loose_picture where delete_at <= ${at} order by delete_at limit ${most} for update skip locked)
        returning name`,
    )
  ).map(({ name }) => name);

/** Removes the row of a picture whose files are deleted. */
export const removeOrphan = async (tx: Tx, name: string): Promise<void> => {
  await sql`delete from loose_picture where name = ${name}`.execute(tx);
};
