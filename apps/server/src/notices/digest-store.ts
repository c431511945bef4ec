import { post, rows, sql, type Tx } from "../platform/database/database.ts";

/** A notice that waits for a member's digest. */
export type WaitingNotice = { seq: string; line: string };

/** Stores a notice for the next digest, unless its event was reported under `onceKey`; not waited for. */
export const insertWaitingNotice = (
  tx: Tx,
  notice: {
    seq: number;
    companyId: string;
    userId: string;
    line: string;
    /** Where none waits; else it goes out with the first that does. */
    dueAt: Temporal.Instant;
    onceKey: string;
  },
): void =>
  post(
    tx,
    sql`insert into held_notice (event_seq, company_id, user_id, line, due_at)
        select ${notice.seq}, ${notice.companyId}, ${notice.userId}, ${notice.line},
               coalesce((select min(due_at) from held_notice where user_id = ${notice.userId} and told_in is null),
                        ${notice.dueAt}::timestamptz)
        where not exists (select from delivery where once_key = ${notice.onceKey})
        on conflict (event_seq, user_id) do nothing`,
  );

/** Locks the notices that wait for a member, in the order of their events. */
export const lockWaitingNotices = (tx: Tx, userId: string): Promise<WaitingNotice[]> =>
  rows(
    tx,
    sql<WaitingNotice>`
      select event_seq as seq, line from held_notice
      where user_id = ${userId} and told_in is null order by event_seq for update`,
  );

export const deleteWaitingNotices = (tx: Tx, userId: string): void =>
  post(tx, sql`delete from held_notice where user_id = ${userId} and told_in is null`);

/** Marks notices as sent in a delivery; not waited for. */
export const markTold = (tx: Tx, userId: string, told: readonly WaitingNotice[], deliveryId: string): void =>
  post(
    tx,
    sql`update held_notice set told_in = ${deliveryId} where user_id = ${userId} and event_seq = any(${told.map(({ seq }) => seq)}::bigint[])`,
  );
