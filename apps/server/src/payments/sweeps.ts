import { hoursOfDays } from "@porchlight/domain/kernel/moments.ts";
import type { App } from "../app.ts";
import { changed, post, row, rows, sql } from "../platform/database/database.ts";
import { earliestDue, type Sweep } from "../platform/sweeps.ts";
import { nextLook } from "./looks.ts";

const maxAtOnce = 200;

export const paymentSweeps = (app: App): Sweep[] => (app.payments ? [paymentsToLookAt(app), deleteOldEvents(app)] : []);

type Due = { id: string; looks: number };

/** Pages that may have been paid, fees that may have to go back, and refunds that are not through. */
const paymentsToLookAt = (app: App): Sweep => ({
  name: "look-at-payments",
  next: (until) => earliestDue(app.db, { table: "payment", column: "look_at" }, until),
  run: (at) =>
    app.inTransaction(async (tx) => {
      const due = await rows(
        tx,
        sql<Due>`
          select id, looks from payment where look_at <= ${at} order by look_at limit ${maxAtOnce}
          for update skip locked`,
      );
      const now = app.clock.now();
      for (const { id, looks } of due) {
        post(tx, sql`update payment set look_at = ${nextLook(now, looks)}, looks = looks + 1 where id = ${id}`);
        await app.jobs.enqueue(tx, "look-at-payment", { paymentId: id });
      }
      return due.length;
    }),
});

/** How long what the provider told is remembered, so that it is heard once; it tells the same for three days at most. */
const eventsKept = Temporal.Duration.from(hoursOfDays(90));

const deleteOldEvents = (app: App): Sweep => ({
  name: "forget-payment-events",
  async next(until) {
    const old = await row(
      app.db,
      sql`select 1 from payment_event where received_at <= ${until.subtract(eventsKept)} limit 1`,
    );
    return old ? until : null;
  },
  run: (at) =>
    app.inTransaction((tx) =>
      changed(
        tx,
        sql`
          delete from payment_event where id = any(array(
            select id from payment_event where received_at <= ${at.subtract(eventsKept)}
            order by received_at limit ${maxAtOnce} for update skip locked))`,
      ),
    ),
});
