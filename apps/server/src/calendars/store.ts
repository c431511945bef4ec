import type { CalendarView } from "@porchlight/contract/calendars.ts";
import type { CalendarProvider, CalendarStatus } from "@porchlight/domain/calendars/calendar.ts";
import { changed, type Reader, row, rows, sql, type Tx } from "../platform/database/database.ts";

export type Calendar = {
  id: string;
  companyId: string;
  /** The member whose calendar it is. */
  userId: string;
  provider: CalendarProvider;
  accountSub: string;
  userEmail: string;
  isPrimary: boolean;
  status: CalendarStatus;
  /** Sealed. */
  refreshToken: Buffer;
  readAt: Temporal.Instant | null;
  failures: number;
};

const columns = sql`
  id, company_id as "companyId", user_id as "userId", provider, account_sub as "accountSub", user_email as "userEmail",
  is_primary as "isPrimary", status, refresh_token as "refreshToken", read_at as "readAt", failures`;

export const loadCalendar = (on: Reader | Tx, id: string): Promise<Calendar | null> =>
  row(on, sql<Calendar>`select ${columns} from calendar where id = ${id}`);

export const lockCalendar = (tx: Tx, id: string): Promise<Calendar | null> =>
  row(tx, sql<Calendar>`select ${columns} from calendar where id = ${id} for update`);

/** Locks a calendar that was read, its company first, so that a company's calendars are saved one after the other. */
export async function lockReadCalendar(
  tx: Tx,
  { id, companyId }: Pick<Calendar, "id" | "companyId">,
): Promise<Calendar | null> {
  await sql`select from company where id = ${companyId} for no key update`.execute(tx);
  return lockCalendar(tx, id);
}

/** Locks a member's calendars, the company first, so that two calls cannot make two calendars the primary one. */
export async function lockCalendars(
  tx: Tx,
  { companyId, userId }: Pick<Calendar, "companyId" | "userId">,
): Promise<Calendar[]> {
  await sql`select from company where id = ${companyId} for update`.execute(tx);
  return rows(
    tx,
    sql<Calendar>`select ${columns} from calendar where user_id = ${userId} order by linked_at, id for update`,
  );
}

/** A company's calendars that work and were not read since: those that a booking may have to wait for. */
export const calendarsUnreadSince = (
  on: Reader | Tx,
  companyId: string,
  since: Temporal.Instant,
): Promise<Calendar[]> =>
  rows(
    on,
    sql<Calendar>`
      select ${columns} from calendar
      where company_id = ${companyId} and status = 'CONNECTED' and failures = 0 and coalesce(read_at < ${since}, true)`,
  );

export const calendarViewOf = ({ id, provider, userEmail, isPrimary, status }: Calendar): CalendarView => ({
  id,
  provider,
  userEmail,
  isPrimary,
  needsReconnect: status === "BROKEN",
});

/** Makes one calendar of a member the primary one, or none. */
export async function choosePrimary(tx: Tx, userId: string, id: string | null): Promise<void> {
  await sql`update calendar set is_primary = false where user_id = ${userId} and is_primary`.execute(tx);
  if (id) await sql`update calendar set is_primary = true where id = ${id}`.execute(tx);
}

/** The calendar of a Google account, new or with its consent renewed; the caller has it read at once. */
export async function saveCalendar(
  tx: Tx,
  calendar: Pick<Calendar, "companyId" | "userId" | "accountSub" | "userEmail" | "refreshToken">,
  { now, nextReadAt }: { now: Temporal.Instant; nextReadAt: Temporal.Instant },
): Promise<Calendar> {
  const kept = await row(
    tx,
    sql<Calendar>`
      insert into calendar (company_id, user_id, provider, account_sub, user_email, is_primary, status, refresh_token, linked_at, next_read_at)
      values (${calendar.companyId}, ${calendar.userId}, 'GOOGLE', ${calendar.accountSub}, ${calendar.userEmail}, false, 'CONNECTED',
              ${calendar.refreshToken}, ${now}, ${nextReadAt})
      on conflict (user_id, account_sub) do update
        set user_email = excluded.user_email, status = 'CONNECTED', refresh_token = excluded.refresh_token, failures = 0,
            linked_at = case calendar.status when 'UNLINKING' then excluded.linked_at else calendar.linked_at end,
            next_read_at = excluded.next_read_at
      returning ${columns}`,
  );
  return kept!;
}

/** Has a calendar read at once, then deleted; its busy times no longer count. */
export async function beginUnlinking(tx: Tx, id: string, now: Temporal.Instant): Promise<void> {
  await sql`update calendar set status = 'UNLINKING', failures = 0, next_read_at = ${now} where id = ${id}`.execute(tx);
  await sql`delete from calendar_busy where calendar_id = ${id}`.execute(tx);
}

/** Marks a calendar as one Google denies access to; false when it was not connected. */
export const markBroken = async (tx: Tx, id: string): Promise<boolean> =>
  (await changed(tx, sql`update calendar set status = 'BROKEN' where id = ${id} and status = 'CONNECTED'`)) > 0;

/** Puts the next reading of a calendar off until a time, after one more failure. */
export async function putOffReading(tx: Tx, id: string, until: Temporal.Instant): Promise<void> {
  await sql`
    update calendar set failures = failures + 1, next_read_at = ${until}
    where id = ${id}`.execute(tx);
}

/** Whether another calendar of the same Google account is linked. */
export const isAccountLinkedElsewhere = async (on: Reader, { id, accountSub }: Calendar): Promise<boolean> =>
  (await row(on, sql`select from calendar where account_sub = ${accountSub} and id <> ${id} limit 1`)) !== null;

export async function deleteCalendar(tx: Tx, id: string): Promise<void> {
  await sql`delete from calendar where id = ${id}`.execute(tx);
}
