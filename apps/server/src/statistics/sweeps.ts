import type { App } from "../app.ts";
import { sql } from "../platform/database/database.ts";
import type { Sweep } from "../platform/sweeps.ts";
import { addChanges } from "./totals-store.ts";

/** How long what counts may wait to be added to its totals; it is read from where it waits until then. */
const wait = Temporal.Duration.from({ minutes: 1 });
const mostAtOnce = 5000;

export const statisticSweeps = (app: App): Sweep[] => [totals(app)];

/** Adds what counts to its totals. */
const totals = (app: App): Sweep => ({
  name: "statistic-totals",
  next: (until) => sql`
    select at + ${sql.interval(wait)} from (select at from statistic_change order by id limit 1) as first
    where at <= ${until.subtract(wait)}`,
  run: () => app.inTransaction((tx) => addChanges(tx, mostAtOnce)),
});
