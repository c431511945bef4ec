import { hoursOfDays } from "@porchlight/domain/kernel/moments.ts";
import type { App } from "../app.ts";
import { changed, rows, sql } from "../platform/database/database.ts";
import { leaseUntil } from "../platform/lease.ts";
import { handleEach, type Sweep } from "../platform/sweeps.ts";
import { tellOfQuarantined } from "./quarantine-notices.ts";
import { toldLately } from "./quarantine-store.ts";

const maxAtOnce = 500;
const dueAt = sql`greatest(next_attempt_at, handed_until)`;

export const arrivalSweeps = (app: App): Sweep[] => [dueArrivals(app), quarantineNotices(app), deleteOldContents(app)];

/** Arrivals whose handling failed or was cut off, in due order. */
const dueArrivals = (app: App): Sweep => ({
  name: "arrivals",
  next: (until) => sql`
    select min(${dueAt}) from arrival
    where status = 'waiting' and next_attempt_at <= ${until} and ${dueAt} <= ${until}`,
  run: (at) =>
    app.inTransaction(async (tx) => {
      const due = await rows(
        tx,
        sql<{ id: string }>`
          select id from arrival where status = 'waiting' and next_attempt_at <= ${at} and ${dueAt} <= ${at}
          order by ${dueAt}, id limit ${maxAtOnce} for update skip locked`,
      );
      if (due.length === 0) return 0;
      const ids = due.map(({ id }) => id);
      await sql`update arrival set handed_until = ${leaseUntil(app.clock.now())}
                where id = any(${ids}::uuid[])`.execute(tx);
      for (const arrivalId of ids) await app.jobs.enqueue(tx, "receive-arrival", { arrivalId });
      return due.length;
    }),
});

const maxCompanies = 100;

/** Mails each owner what was quarantined since the last such mail, at most one an hour. */
const quarantineNotices = (app: App): Sweep => ({
  name: "quarantine-notices",
  next: (until) => sql`
    select min(at) from quarantine_notice as untold
    where told_at is null and at <= ${until} and not ${toldLately(until)}`,
  async run() {
    const now = app.clock.now();
    const due = await rows(
      app.db,
      sql<{ companyId: string }>`
        select distinct company_id as "companyId" from quarantine_notice as untold
        where told_at is null and at <= ${now} and not ${toldLately(now)} limit ${maxCompanies}`,
    );
    return handleEach(due, ({ companyId }) => app.inTransaction((tx) => tellOfQuarantined(tx, app, companyId)));
  },
});

/** Deletes the contents of arrivals some time after they were handled; their rows stay, to detect repeats. */
const deleteOldContents = (app: App): Sweep => {
  const kept = Temporal.Duration.from(hoursOfDays(app.config.arrivalsKeptDays));
  const isKept = sql`content is not null and handled_at is not null`;
  return {
    name: "forget-arrivals",
    next: (until) => sql`
      select min(handled_at) + ${sql.interval(kept)} from arrival
      where ${isKept} and handled_at <= ${until.subtract(kept)}`,
    run: (at) =>
      app.inTransaction((tx) =>
        changed(
          tx,
          sql`update arrival set content = null where id in (
                select id from arrival where ${isKept} and handled_at <= ${at.subtract(kept)}
                order by handled_at limit ${maxAtOnce} for update skip locked)`,
        ),
      ),
  };
};
