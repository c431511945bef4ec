import type { App } from "../app.ts";
import { post, rows, sql } from "../platform/database/database.ts";
import { deletingOld, earliestDue, type Sweep } from "../platform/sweeps.ts";
import { nextLook } from "./looks.ts";

const maxAtOnce = 200;

export const paymentSweeps = (app: App): Sweep[] => (app.payments ? [paymentsToLookAt(app), deleteOldEvents(app)] : []);

type Due = { id: string; looks: number };

/** Pages that may have been paid, fees that may have to go back, and refunds that are not through. */
const paymentsToLookAt = (app: App): Sweep => ({
  name: "look-at-payments",
  next: (until) => earliestDue({ table: "payment", column: "look_at" }, until),
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
const eventsKeptDays = 90;

const deleteOldEvents = (app: App): Sweep =>
  deletingOld(app, {
    name: "forget-payment-events",
    table: "payment_event",
    column: "received_at",
    keptDays: eventsKeptDays,
  });
