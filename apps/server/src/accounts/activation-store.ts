import { type Reader, row, sql, type Tx } from "../platform/database/database.ts";

/** A renter as a company knows them; `userId` is null until they have an account. */
export type Contact = { id: string; userId: string | null; name: string; email: string | null; phone: string | null };

const contactColumns = sql`r.id, r.user_id as "userId", r.name, r.email, r.phone`;

export const lockContact = (tx: Tx, renterId: string): Promise<Contact | null> =>
  row(tx, sql<Contact>`select ${contactColumns} from renter r where r.id = ${renterId} for update`);

/** Returns the contact a link is for, while it is valid. */
export const contactByToken = (on: Reader, tokenHash: Buffer, now: Temporal.Instant): Promise<Contact | null> =>
  row(
    on,
    sql<Contact>`
      select ${contactColumns} from activation a join renter r on r.id = a.renter_id
      where a.token_hash = ${tokenHash} and a.expires_at > ${now}`,
  );

export async function insertActivation(
  tx: Tx,
  renterId: string,
  tokenHash: Buffer,
  expiresAt: Temporal.Instant,
): Promise<void> {
  await sql`
    insert into activation (token_hash, renter_id, expires_at)
    values (${tokenHash}, ${renterId}, ${expiresAt})`.execute(tx);
}

/** Ties a contact to an account. */
export async function tieContact(tx: Tx, renterId: string, userId: string, now: Temporal.Instant): Promise<void> {
  await sql`update renter set user_id = ${userId}, updated_at = ${now} where id = ${renterId}`.execute(tx);
}
