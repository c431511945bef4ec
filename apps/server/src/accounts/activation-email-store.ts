import { confirmationCode } from "@porchlight/domain/accounts/account.ts";
import { changed, type Reader, row, sql, type Tx } from "../platform/database/database.ts";

type ActivationEmail = { email: string; codeHash: Buffer };

/** Stores the other email of an invited renter with the code it waits for; an earlier one is replaced. */
export async function saveActivationEmail(
  tx: Tx,
  renterId: string,
  { email, codeHash }: ActivationEmail,
  expiresAt: Temporal.Instant,
): Promise<void> {
  await sql`
    insert into activation_email (renter_id, email, code_hash, expires_at)
    values (${renterId}, ${email}, ${codeHash}, ${expiresAt})
    on conflict (renter_id) do update set email = excluded.email, code_hash = excluded.code_hash,
      expires_at = excluded.expires_at, codes_tried = 0`.execute(tx);
}

/** Counts a code tried; null where none waits for this email or its tries are used up. */
export const countActivationCode = (
  tx: Tx,
  renterId: string,
  email: string,
  now: Temporal.Instant,
): Promise<{ codeHash: Buffer } | null> =>
  row(
    tx,
    sql<{ codeHash: Buffer }>`
      update activation_email set codes_tried = codes_tried + 1
      where renter_id = ${renterId} and email = ${email} and codes_tried < ${confirmationCode.attempts}
        and expires_at > ${now}
      returning code_hash as "codeHash"`,
  );

export const isActivationCodeOpen = async (
  on: Reader,
  renterId: string,
  email: string,
  now: Temporal.Instant,
): Promise<boolean> =>
  (await row(
    on,
    sql`select 1 from activation_email where renter_id = ${renterId} and email = ${email} and expires_at > ${now}`,
  )) !== null;

/** Uses a code up; false where it was used or replaced. */
export const useActivationCode = async (tx: Tx, renterId: string, codeHash: Buffer): Promise<boolean> =>
  (await changed(tx, sql`delete from activation_email where renter_id = ${renterId} and code_hash = ${codeHash}`)) > 0;

/** Gives a contact the email they proved. */
export async function saveContactEmail(tx: Tx, renterId: string, email: string, now: Temporal.Instant): Promise<void> {
  await sql`update renter set email = ${email}, updated_at = ${now} where id = ${renterId}`.execute(tx);
}
