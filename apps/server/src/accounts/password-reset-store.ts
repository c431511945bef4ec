import { changed, type Reader, row, sql, type Tx } from "../platform/database/database.ts";

/** Stores a link to set a new password; `userId` is null for an address whose sign-up was never confirmed. */
export async function insertResetLink(
  tx: Tx,
  link: { tokenHash: Buffer; userId: string | null; expiresAt: Temporal.Instant },
): Promise<void> {
  await sql`
    insert into password_reset (token_hash, user_id, expires_at)
    values (${link.tokenHash}, ${link.userId}, ${link.expiresAt})`.execute(tx);
}

export const resetLinkByToken = (
  on: Reader,
  tokenHash: Buffer,
  now: Temporal.Instant,
): Promise<{ userId: string | null } | null> =>
  row(
    on,
    sql<{ userId: string | null }>`
      select user_id as "userId" from password_reset where token_hash = ${tokenHash} and expires_at > ${now}`,
  );

export async function voidResetLinks(tx: Tx, userId: string): Promise<void> {
  await sql`delete from password_reset where user_id = ${userId}`.execute(tx);
}

/** Uses a link up; false where it was used or replaced. */
export const useResetLink = async (tx: Tx, tokenHash: Buffer): Promise<boolean> =>
  (await changed(tx, sql`delete from password_reset where token_hash = ${tokenHash}`)) === 1;
