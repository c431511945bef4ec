import type { App } from "../app.ts";
import { row, rows, sql, type Tx } from "../platform/database/database.ts";
import { handleEach, type Sweep } from "../platform/sweeps.ts";
import { lockProperty } from "./store.ts";

/** The kinds in the table `due`; the view `due_by_rule` in the migrations defines when each comes due. */
type DueKind =
  | "showing-reminders"
  | "requests-waiting"
  | "showing-warnings"
  | "tour-instructions-missing"
  | "tours-without-instructions"
  | "requests-forming"
  | "showing-starts"
  | "showing-ends"
  | "silent-renters"
  | "silent-owners"
  | "open-questions"
  | "confirm-listings";

const maxPerRun = 200;

/**
 * Returns the sweep for one kind of due work at homes. `handle` locks the home, and is called only for items still due.
 */
export const dueAtHome = (
  app: App,
  kind: DueKind,
  handle: (tx: Tx, subjectId: string, at: Temporal.Instant) => Promise<void>,
): Sweep => ({
  name: kind,
  next: (until) => sql`select at from due where kind = ${kind} and at <= ${until} order by at limit 1`,
  async run(at) {
    const found = await rows(
      app.db,
      sql<{ id: string; propertyId: string }>`
        select subject_id as id, property_id as "propertyId" from due where kind = ${kind} and at <= ${at}
        order by at, subject_id limit ${maxPerRun}`,
    );
    return handleEach(found, ({ id, propertyId }) =>
      app.inTransaction(async (tx) => {
        await lockProperty(tx, propertyId);
        if (await isDue(tx, kind, id, at)) await handle(tx, id, at);
      }),
    );
  },
});

/** By the rule itself: should the table ever say otherwise, nothing happens too early, and the table is put right. */
async function isDue(tx: Tx, kind: DueKind, subjectId: string, at: Temporal.Instant): Promise<boolean> {
  const ruled = await row(
    tx,
    sql<{ isDue: boolean }>`
      select at <= ${at} as "isDue" from due_by_rule where kind = ${kind} and subject_id = ${subjectId}`,
  );
  if (ruled?.isDue) return true;
  await sql`select keep_due(${subjectId}, array[${kind}::text])`.execute(tx);
  return false;
}
