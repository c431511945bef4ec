import type { TimeSpan } from "@porchlight/domain/scheduling/openings.ts";
import { type Reader, row, rows, sql, type Tx } from "../platform/database/database.ts";
import type { Calendar } from "./store.ts";

/** A showing in a calendar, as our own event or, without one, as the mailed invitation. */
export type Own = TimeSpan & { eventId: string | null };

/** Returns our own showings in a calendar, without those that started over a day ago. */
export const ownIn = (on: Reader | Tx, { id, companyId }: Calendar, now: Temporal.Instant): Promise<Own[]> => {
  const since = now.subtract({ hours: 24 });
  return rows(
    on,
    sql<Own>`
      select showing.starts_at as "startsAt", showing.ends_at as "endsAt", entry.event_id as "eventId"
      from showing join calendar_entry entry on entry.showing_id = showing.id
      where showing.company_id = ${companyId} and showing.starts_at > ${since}
        and entry.calendar_id = ${id} and entry.event_id is not null
      union all
      select starts_at, ends_at, null from showing
      where company_id = ${companyId} and status = 'CONFIRMED' and starts_at > ${since}`,
  );
};

/** Returns the span from the first to the last live showing of a company; null when there is none. */
export const shownWithin = async (
  on: Reader,
  companyId: string,
  from: Temporal.Instant,
  until: Temporal.Instant,
): Promise<TimeSpan | null> => {
  const span = await row(
    on,
    sql<{ startsAt: Temporal.Instant | null; endsAt: Temporal.Instant | null }>`
      select min(starts_at) as "startsAt", max(ends_at) as "endsAt" from showing
      where company_id = ${companyId} and status in ('PENDING', 'CONFIRMED')
        and starts_at > ${from} and starts_at < ${until}`,
  );
  return span?.startsAt && span.endsAt ? { startsAt: span.startsAt, endsAt: span.endsAt } : null;
};

/** Keeps the busy times of a calendar as it was read at a time, in place of those before. */
export async function saveBusyTimes(
  tx: Tx,
  calendar: Pick<Calendar, "id" | "companyId">,
  busy: readonly TimeSpan[],
  readAt: Temporal.Instant,
): Promise<void> {
  await sql`delete from calendar_busy where calendar_id = ${calendar.id}`.execute(tx);
  await sql`
    insert into calendar_busy (company_id, calendar_id, starts_at, ends_at)
    select ${calendar.companyId}, ${calendar.id}, lower(span), upper(span)
    from unnest((
      select range_agg(tstzrange(starts_at, ends_at))
      from unnest(${busy.map(({ startsAt }) => startsAt.toString())}::timestamptz[],
                  ${busy.map(({ endsAt }) => endsAt.toString())}::timestamptz[]) as one (starts_at, ends_at)
    )) as span`.execute(tx);
  await sql`update calendar set read_at = ${readAt}, failures = 0 where id = ${calendar.id}`.execute(tx);
}

/** Whether something of ours is left in a calendar that could still be taken out. */
export const isAnythingLeftIn = async (on: Reader, calendarId: string): Promise<boolean> =>
  (await row(
    on,
    sql`select from calendar_entry where calendar_id = ${calendarId} and next_attempt_at is not null limit 1`,
  )) !== null;
