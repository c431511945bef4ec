import type { App } from "../app.ts";
import { rows, sql } from "../platform/database/database.ts";
import { leaseUntil } from "../platform/lease.ts";
import type { Sweep } from "../platform/sweeps.ts";
import { readInterval } from "./reading.ts";

const maxAtOnce = 500;

export const calendarSweeps = (app: App): Sweep[] => [calendarsToRead(app), dueEntries(app)];

/** Calendars that have not been read for half a minute, and those to be forgotten. */
const calendarsToRead = (app: App): Sweep => ({
  name: "calendars-to-read",
  next: (until) => sql`
    select min(next_read_at) from calendar where status <> 'BROKEN' and next_read_at <= ${until}`,
  run: (at) =>
    app.inTransaction(async (tx) => {
      const due = await rows(
        tx,
        sql<{ id: string }>`
          update calendar set next_read_at = ${app.clock.now().add(readInterval)}
          where id in (
            select id from calendar where status <> 'BROKEN' and next_read_at <= ${at}
            order by next_read_at limit ${maxAtOnce} for update skip locked)
          returning id`,
      );
      for (const { id } of due) await app.jobs.enqueue(tx, "read-calendar", { calendarId: id });
      return due.length;
    }),
});

const dueAt = sql`greatest(next_attempt_at, handed_until)`;

/** Showings that may not be in their calendar as they should: tried again, and those of a dead process. */
const dueEntries = (app: App): Sweep => ({
  name: "calendar-entries",
  next: (until) => sql`
    select min(${dueAt}) from calendar_entry where next_attempt_at <= ${until} and ${dueAt} <= ${until}`,
  run: (at) =>
    app.inTransaction(async (tx) => {
      const due = await rows(
        tx,
        sql<{ id: string }>`
          update calendar_entry set handed_until = ${leaseUntil(app.clock.now())}
          where id in (
            select id from calendar_entry where next_attempt_at <= ${at} and ${dueAt} <= ${at}
            order by next_attempt_at limit ${maxAtOnce} for update skip locked)
          returning id`,
      );
      for (const { id } of due) await app.jobs.enqueue(tx, "write-calendar", { entryId: id });
      return due.length;
    }),
});
