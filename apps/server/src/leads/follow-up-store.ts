import { timing } from "@porchlight/domain/showings/timing.ts";
import { post, row, sql, type Tx } from "../platform/database/database.ts";

/** Starts the follow-up clock of an inquiry: Piper has written and waits for the renter from `at` on. */
export const startFollowUps = (tx: Tx, inquiryId: string, at: Temporal.Instant): void =>
  post(tx, sql`update inquiry set silent_since = ${at} where id = ${inquiryId}`);

/**
 * Starts the follow-up clocks anew that ran before what held follow-ups back ended, such as a showing or a question: the
 * renter's silence counts from that end on, however late Piper writes about it.
 */
export const restartFollowUps = (tx: Tx, inquiryIds: readonly string[], at: Temporal.Instant): void =>
  post(tx, sql`update inquiry set silent_since = ${at} where id = any(${inquiryIds}::uuid[]) and silent_since < ${at}`);

/** Stops the follow-up clock of an inquiry and sets its count back: the renter has written. */
export const endFollowUps = (tx: Tx, inquiryId: string): void =>
  post(tx, sql`update inquiry set silent_since = null, follow_ups_sent = 0 where id = ${inquiryId}`);

/** Ends the follow-ups of an inquiry for good: its renter asked to be left alone. */
export const stopFollowUps = (tx: Tx, inquiryId: string): void =>
  post(tx, sql`update inquiry set follow_ups_sent = ${timing.followUps.length} where id = ${inquiryId}`);

/** Sets the count of follow-ups back to none, such as after a showing. */
export const resetFollowUps = (tx: Tx, inquiryId: string): void =>
  post(tx, sql`update inquiry set follow_ups_sent = 0 where id = ${inquiryId}`);

/** Whether a renter still has a follow-up due and was not declined. */
export const isFollowUpDue = async (tx: Tx, inquiryId: string): Promise<boolean> =>
  (await row(
    tx,
    sql`
      select 1 from due join inquiry on inquiry.id = due.subject_id
      where subject_id = ${inquiryId} and kind = 'silent-renters' and stage <> 'SHOWING_DECLINED'`,
  )) !== null;
