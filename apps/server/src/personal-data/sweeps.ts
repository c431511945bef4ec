import type { App } from "../app.ts";
import { rows, sql } from "../platform/database/database.ts";
import { earliestDue, type Sweep } from "../platform/sweeps.ts";

const maxAtOnce = 50;
/** An erasure that was handed on is handed on again after this time, should its process have died. */
const triedAgain = Temporal.Duration.from({ minutes: 5 });

export const personalDataSweeps = (app: App): Sweep[] => [erasuresToGoOn(app)];

/** Erasures that are not done: cut off, or to be looked at again for what was on its way. */
const erasuresToGoOn = (app: App): Sweep => ({
  name: "erase-renters",
  next: (until) => earliestDue({ table: "personal_erasure", column: "due_at" }, until),
  run: (at) =>
    app.inTransaction(async (tx) => {
      const due = await rows(
        tx,
        sql<{ userId: string }>`
          update personal_erasure set due_at = ${app.clock.now().add(triedAgain)}
          where user_id in (select user_id from personal_erasure where due_at <= ${at}
                            order by due_at limit ${maxAtOnce} for update skip locked)
          returning user_id as "userId"`,
      );
      for (const { userId } of due) await app.jobs.enqueue(tx, "erase-renter", { userId });
      return due.length;
    }),
});
