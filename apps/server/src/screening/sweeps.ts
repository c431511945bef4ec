import { nextReading } from "@porchlight/domain/screening/timing.ts";
import type { App } from "../app.ts";
import { post, rows, sql } from "../platform/database/database.ts";
import { earliestDue, type Sweep } from "../platform/sweeps.ts";
import { hasScreening } from "./has-screening.ts";

const maxAtOnce = 200;

export const screeningSweeps = (app: App): Sweep[] => (hasScreening(app) ? [screeningsToRead(app)] : []);

/** People of whom the bureau may have news: reports that were ordered, checks by hand, orders whose answer was lost. */
const screeningsToRead = (app: App): Sweep => ({
  name: "screenings-to-read",
  next: (until) => earliestDue({ table: "screening", column: "read_at" }, until),
  run: (at) =>
    app.inTransaction(async (tx) => {
      const due = await rows(
        tx,
        sql<{ id: string; readings: number }>`
          select application_id as id, readings from screening where read_at <= ${at}
          order by read_at limit ${maxAtOnce} for update skip locked`,
      );
      const now = app.clock.now();
      for (const { id, readings } of due) {
        post(
          tx,
          sql`
            update screening set read_at = ${nextReading(now, readings)}, readings = readings + 1
            where application_id = ${id}`,
        );
        await app.jobs.enqueue(tx, "read-screening", { applicationId: id });
      }
      return due.length;
    }),
});
