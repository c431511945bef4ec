import type { TimeSpan } from "@porchlight/domain/scheduling/openings.ts";
import { type Reader, rows, sql, type Tx } from "../platform/database/database.ts";

/**
 * Returns the busy times of an owner by all the calendars they linked, as last read: at most a minute ago while Google
 * answers, and as it was before while it does not, since unknown is not free.
 */
export const busyTimes = (
  on: Reader | Tx,
  companyId: string,
  from: Temporal.Instant,
  until: Temporal.Instant,
): Promise<TimeSpan[]> =>
  rows(
    on,
    sql<TimeSpan>`
      select starts_at as "startsAt", ends_at as "endsAt" from calendar_busy
      where company_id = ${companyId} and ends_at > ${from} and starts_at < ${until}
      order by starts_at`,
  );
