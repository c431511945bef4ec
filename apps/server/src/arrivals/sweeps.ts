import type { App } from "../app.ts";
import { changed, row, rows, sql } from "../platform/database/database.ts";
import { handOver } from "../platform/lease.ts";
import type { Sweep } from "../platform/sweeps.ts";

const mostAtOnce = 500;
const dueAt = sql`greatest(next_attempt_at, handed_until)`;

/** Arrivals whose handling failed or was cut off, in due order. */
export const dueArrivals = (app: App): Sweep => ({
  name: "arrivals",
  async next(until) {
    const first = await row(
      app.db,
      sql<{ at: Temporal.Instant | null }>`
        select min(${dueAt}) as at from arrival
        where status = 'waiting' and next_attempt_at <= ${until} and ${dueAt} <= ${until}`,
    );
    return first?.at ?? null;
  },
  run: (at) =>
    app.inTransaction(async (tx) => {
      const due = await rows(
        tx,
        sql<{ id: string }>`
          select id from arrival where status = 'waiting' and next_attempt_at <= ${at} and ${dueAt} <= ${at}
          order by ${dueAt}, id limit ${mostAtOnce} for update skip locked`,
      );
      if (due.length === 0) return 0;
      const ids = due.map(({ id }) => id);
      await sql`update arrival set handed_until = ${handOver(app.clock.now())}
                where id = any(${ids}::uuid[])`.execute(tx);
      for (const arrivalId of ids) await app.jobs.enqueue(tx, "receive-arrival", { arrivalId });
      return due.length;
    }),
});

/** Drops what came, word for word, once it has been handled for long enough; its row goes on recognising a repeat. */
export const forgetContents = (app: App): Sweep => {
  const kept = Temporal.Duration.from({ hours: app.config.arrivalsKeptDays * 24 });
  const isKept = sql`content is not null and handled_at is not null`;
  return {
    name: "forget-arrivals",
    async next(until) {
      const first = await row(
        app.db,
        sql<{ at: Temporal.Instant | null }>`
          select min(handled_at) as at from arrival where ${isKept} and handled_at <= ${until.subtract(kept)}`,
      );
      return first?.at?.add(kept) ?? null;
    },
    run: (at) =>
      app.inTransaction((tx) =>
        changed(
          tx,
          sql`update arrival set content = null where id in (
                select id from arrival where ${isKept} and handled_at <= ${at.subtract(kept)}
                order by handled_at limit ${mostAtOnce} for update skip locked)`,
        ),
      ),
  };
};
