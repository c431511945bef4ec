import type { App } from "../app.ts";
import { rows, sql } from "../platform/database/database.ts";
import { leaseUntil } from "../platform/lease.ts";
import { type Sweep, whereFound } from "../platform/sweeps.ts";
import { type DeliveryChannel, jobOf } from "./job-names.ts";
import { triedAhead } from "./store.ts";

const maxAtOnce = 500;
const dueAt = sql`greatest(next_attempt_at, handed_until)`;
/** A retry set before the clock jumped back, unless it was handed on since. */
const isAhead = (now: Temporal.Instant) =>
  sql`(${triedAhead(now)} and (handed_until is null or handed_until not between ${now} and ${leaseUntil(now)}))`;
const isOpen = sql`status in ('queued', 'sending')`;

export const deliverySweeps = (app: App): Sweep[] => [dueDeliveries(app)];

/** Mails and texts whose time has come, in due order: the later ones, the failed ones, and those of a dead process. */
const dueDeliveries = (app: App): Sweep => ({
  name: "deliveries",
  next: (until) => sql`
    select coalesce(
      (select min(${dueAt}) from delivery where ${isOpen} and next_attempt_at <= ${until} and ${dueAt} <= ${until}),
      (${whereFound(sql`select from delivery where ${isAhead(until)} limit 1`, until)}))`,
  run: (at) =>
    app.inTransaction(async (tx) => {
      const due = await rows(
        tx,
        sql<{ id: string; channel: DeliveryChannel }>`
          select id, channel from delivery where (${isOpen} and next_attempt_at <= ${at} and ${dueAt} <= ${at}) or ${isAhead(at)}
          order by ${dueAt}, id limit ${maxAtOnce} for update skip locked`,
      );
      if (due.length === 0) return 0;
      const until = leaseUntil(app.clock.now());
      const ids = due.map(({ id }) => id);
      await sql`update delivery set handed_until = ${until} where id = any(${ids}::uuid[])`.execute(tx);
      for (const { id, channel } of due) await app.jobs.enqueue(tx, jobOf[channel], { deliveryId: id });
      return due.length;
    }),
});
