import type { App } from "../app.ts";
import { row, rows, type Sql, sql, type Tx } from "../platform/database/database.ts";
import { handleEach, type Sweep } from "../platform/sweeps.ts";
import { lockProperty } from "../properties/store.ts";

export type Due = { id: string; propertyId: string; dueAt: Temporal.Instant };

/** One kind of thing that comes due with a showing's time: a query for what is due, and what to do with each. */
export const sweepOf = (
  app: App,
  name: string,
  due: (until: Temporal.Instant) => Sql<Due>,
  handle: (tx: Tx, id: string) => Promise<void>,
): Sweep => ({
  name,
  next: async (until) => (await row(app.db, sql<Due>`${due(until)} order by "dueAt" limit 1`))?.dueAt ?? null,
  async run(at) {
    const found = await rows(app.db, sql<Due>`${due(at)} order by "dueAt", id limit 200`);
    return handleEach(found, ({ id, propertyId }) =>
      app.inTransaction(async (tx) => {
        await lockProperty(tx, propertyId);
        await handle(tx, id);
      }),
    );
  },
});
