import { timing } from "@porchlight/domain/showings/timing.ts";
import { post, row, sql, type Tx } from "../platform/database/database.ts";

/** Piper has spoken, and waits for the renter from now on. */
export const startSilence = (tx: Tx, inquiryId: string, at: Temporal.Instant): void =>
  post(tx, sql`update inquiry set silent_since = ${at} where id = ${inquiryId}`);

/** The renter has spoken: nothing is waited for, and nothing was asked in vain. */
export const endSilence = (tx: Tx, inquiryId: string): void =>
  post(tx, sql`update inquiry set silent_since = null, follow_ups_sent = 0 where id = ${inquiryId}`);

/** Whoever asked to be left alone is not asked again. */
export const askNoMore = (tx: Tx, inquiryId: string): void =>
  post(tx, sql`update inquiry set follow_ups_sent = ${timing.followUps.length} where id = ${inquiryId}`);

/** A visit is a reason to ask anew. */
export const askAnew = (tx: Tx, inquiryId: string): void =>
  post(tx, sql`update inquiry set follow_ups_sent = 0 where id = ${inquiryId}`);

/** Whether a renter is still waited for, and nobody said no to them. */
export const isFollowUpDue = async (tx: Tx, inquiryId: string): Promise<boolean> =>
  (await row(
    tx,
    sql`
      select 1 from due join inquiry on inquiry.id = due.subject_id
      where subject_id = ${inquiryId} and kind = 'silent-renters' and stage <> 'SHOWING_DECLINED'`,
  )) !== null;
