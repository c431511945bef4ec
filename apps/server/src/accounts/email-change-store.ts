import { confirmationCode } from "@porchlight/domain/accounts/account.ts";
import { changed, type Reader, row, sql, type Tx } from "../platform/database/database.ts";

export type EmailChange = { email: string; codeHash: Buffer };

/** Stores the email a person wants with the code it waits for; an earlier one is replaced. */
export async function saveEmailChange(
  tx: Tx,
  userId: string,
  { email, codeHash }: EmailChange,
  expiresAt: Temporal.Instant,
): Promise<void> {
  await sql`
    insert into email_change (user_id, email, code_hash, expires_at)
    values (${userId}, ${email}, ${codeHash}, ${expiresAt})
    on conflict (user_id) do update set
      email = excluded.email, code_hash = excluded.code_hash, expires_at = excluded.expires_at, codes_tried = 0`.execute(
    tx,
  );
}

/** Replaces the code of a change that waits; false where it was confirmed, canceled or replaced. */
export const renewEmailCode = async (
  tx: Tx,
  userId: string,
  { email, codeHash }: EmailChange,
  expiresAt: Temporal.Instant,
): Promise<boolean> =>
  (await changed(
    tx,
    sql`update email_change set code_hash = ${codeHash}, expires_at = ${expiresAt}, codes_tried = 0
        where user_id = ${userId} and email = ${email}`,
  )) > 0;

/** Counts a code tried; null where none waits or its tries are used up. */
export const countEmailCode = (tx: Tx, userId: string, now: Temporal.Instant): Promise<EmailChange | null> =>
  row(
    tx,
    sql<EmailChange>`
      update email_change set codes_tried = codes_tried + 1
      where user_id = ${userId} and codes_tried < ${confirmationCode.attempts} and expires_at > ${now}
      returning email, code_hash as "codeHash"`,
  );

/** Returns the email that waits for its code. */
export const pendingEmailOf = async (on: Reader, userId: string, now: Temporal.Instant): Promise<string | null> =>
  (
    await row(
      on,
      sql<{ email: string }>`select email from email_change where user_id = ${userId} and expires_at > ${now}`,
    )
  )?.email ?? null;

export async function deleteEmailChange(tx: Tx, userId: string): Promise<void> {
  await sql`delete from email_change where user_id = ${userId}`.execute(tx);
}

/** Uses a code up; false where it was used or replaced. */
export const useEmailCode = async (tx: Tx, userId: string, codeHash: Buffer): Promise<boolean> =>
  (await changed(tx, sql`delete from email_change where user_id = ${userId} and code_hash = ${codeHash}`)) > 0;

export async function setEmail(tx: Tx, userId: string, email: string): Promise<void> {
  await sql`update app_user set email = ${email} where id = ${userId}`.execute(tx);
}
