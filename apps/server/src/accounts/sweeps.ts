import { accountEventsKeptDays } from "@porchlight/domain/accounts/account-events.ts";
import type { App } from "../app.ts";
import { changed, sql } from "../platform/database/database.ts";
import { deletingOld, type Sweep, whereFound } from "../platform/sweeps.ts";

const expiring = [
  "session",
  "sign_up_attempt",
  "one_time_code",
  "email_change",
  "password_reset",
  "ownership_code",
  "activation",
  "activation_email",
  "used_google_token",
];
/** Kept this long past their end, so that the answer can still tell "expired" from "unknown". */
const keptHours = 24;
const maxAtOnce = 500;

export const accountSweeps = (app: App): Sweep[] => [deleteExpired(app), deleteOldAccountEvents(app)];

/** Forgets what can no longer be used. What expired is refused before it is forgotten, so this is only tidying. */
const deleteExpired = (app: App): Sweep => ({
  name: "forget-expired-accounts",
  next(until) {
    const earliest = expiring.map(
      (table) => sql`(select expires_at from ${sql.ref(table)} order by expires_at limit 1)`,
    );
    const before = until.subtract({ hours: keptHours });
    return whereFound(sql`select where least(${sql.join(earliest)}) <= ${before}`, until);
  },
  async run(at) {
    const before = at.subtract({ hours: keptHours });
    return app.inTransaction(async (tx) => {
      let forgotten = 0;
      for (const table of expiring)
        forgotten += await changed(
          tx,
          sql`
            delete from ${sql.ref(table)} where ctid = any(array(
              select ctid from ${sql.ref(table)} where expires_at <= ${before}
              order by expires_at limit ${maxAtOnce} for update skip locked))`,
        );
      return forgotten;
    });
  },
});

/** Forgets what happened to accounts longer ago than it is kept. */
const deleteOldAccountEvents = (app: App): Sweep =>
  deletingOld(app, {
    name: "forget-account-events",
    table: "account_event",
    column: "at",
    keptDays: accountEventsKeptDays,
  });
