import { unnamedRenter } from "@porchlight/domain/kernel/names.ts";
import { type Reader, row, sql, type Tx } from "../platform/database/database.ts";
import { clockDifference, leaseUntil } from "../platform/lease.ts";

/** A showing in a calendar, as it was claimed. */
export type Entry = {
  id: string;
  calendarId: string;
  showingId: string;
  eventId: string | null;
  isWritten: boolean;
  version: number;
  attempts: number;
};

/** Claims a calendar entry that is due; until its lease ends no other process does. */
export const claimEntry = (tx: Tx, entryId: string, now: Temporal.Instant): Promise<Entry | null> =>
  row(
    tx,
    sql<Entry>`
      update calendar_entry
      set attempts = attempts + 1, next_attempt_at = ${leaseUntil(now)}, handed_until = null
      where id = ${entryId} and next_attempt_at <= ${now.add(clockDifference)}
      returning id, calendar_id as "calendarId", showing_id as "showingId", event_id as "eventId",
        written_at is not null as "isWritten", version, attempts`,
  );

/** Keeps the id that an entry's event has in the calendar. */
export async function saveEventId(tx: Tx, entryId: string, eventId: string): Promise<void> {
  await sql`update calendar_entry set event_id = ${eventId} where id = ${entryId}`.execute(tx);
}

/** Returns the names of renters in one line; null when there are none. */
export async function namesOfRenters(on: Reader | Tx, ids: readonly string[]): Promise<string | null> {
  const renters = await row(
    on,
    sql<{ names: string | null }>`
      select string_agg(coalesce(name, ${unnamedRenter}), ', ') as names from renter
      where id = any(${ids}::uuid[])`,
  );
  return renters?.names ?? null;
}

/** Marks an entry as written. Returns whether its showing has changed meanwhile, so that it is due at once. */
export async function settleEntry(
  tx: Tx,
  task: Pick<Entry, "id" | "version"> & { what: "write" | "remove" | "nothing" },
  now: Temporal.Instant,
): Promise<boolean> {
  const again = await row(
    tx,
    sql<{ isDue: boolean }>`
      update calendar_entry set
        next_attempt_at = case when version = ${task.version} then null else ${now}::timestamptz end,
        handed_until = case when version = ${task.version} then null else ${leaseUntil(now)}::timestamptz end,
        attempts = 0, error = null,
        event_id = case when ${task.what} = 'remove' then null else event_id end,
        written_at = case ${task.what} when 'write' then ${now}::timestamptz when 'remove' then null else written_at end
      where id = ${task.id}
      returning version <> ${task.version} as "isDue"`,
  );
  return again?.isDue ?? false;
}

/** Leaves an entry until its owner reconnects the calendar; one whose calendar is lost has no event there anymore. */
export async function giveUpEntry(tx: Tx, { id }: Pick<Entry, "id">, error: string, isLost: boolean): Promise<void> {
  await sql`
    update calendar_entry
    set next_attempt_at = null, error = ${error}, event_id = case when ${isLost} then null else event_id end
    where id = ${id}`.execute(tx);
}

/** Schedules the next try of an entry, or none; at once when its showing has changed in the meantime. */
export async function putOffEntry(
  tx: Tx,
  { id, version }: Pick<Entry, "id" | "version">,
  { now, again, error }: { now: Temporal.Instant; again: Temporal.Instant | null; error: string },
): Promise<void> {
  await sql`
    update calendar_entry
    set next_attempt_at = case when version = ${version} then ${again}::timestamptz else ${now}::timestamptz end,
        error = ${error}
    where id = ${id}`.execute(tx);
}
