import { changed, json, type Reader, row, rows, sql, type Tx } from "../platform/database/database.ts";

/** A sign-up that waits for its code; its id becomes the user's. */
export type SignUpAttempt = {
  id: string;
  email: string;
  name: string;
  passwordHash: string;
  marketing: Record<string, unknown>;
  codeHash: Buffer;
  codeExpiresAt: Temporal.Instant;
  resentAt: Temporal.Instant | null;
};

const columns = sql`
  id, email, name, password_hash as "passwordHash", marketing, code_hash as "codeHash",
  code_expires_at as "codeExpiresAt", resent_at as "resentAt"`;

export async function addAttempt(
  tx: Tx,
  attempt: Omit<SignUpAttempt, "resentAt">,
  now: Temporal.Instant,
  expiresAt: Temporal.Instant,
): Promise<void> {
  await sql`
    insert into sign_up_attempt (id, email, name, password_hash, marketing, code_hash, code_expires_at, created_at, expires_at)
    values (${attempt.id}, ${attempt.email}, ${attempt.name}, ${attempt.passwordHash}, ${json(attempt.marketing)},
            ${attempt.codeHash}, ${attempt.codeExpiresAt}, ${now}, ${expiresAt})`.execute(tx);
}

export const attemptById = (on: Reader | Tx, id: string, now: Temporal.Instant): Promise<SignUpAttempt | null> =>
  row(on, sql<SignUpAttempt>`select ${columns} from sign_up_attempt where id = ${id} and expires_at > ${now}`);

/** Counts one more code against an attempt; null when its tries are used up or it is gone. */
export const countCode = (tx: Tx, id: string, maxCodes: number, now: Temporal.Instant): Promise<SignUpAttempt | null> =>
  row(
    tx,
    sql<SignUpAttempt>`
      update sign_up_attempt set codes_tried = codes_tried + 1
      where id = ${id} and codes_tried < ${maxCodes} and expires_at > ${now} returning ${columns}`,
  );

/** Locks every attempt for an address, always in one order, so that two who confirm at once wait instead of deadlock. */
export const lockAttempts = (tx: Tx, email: string): Promise<SignUpAttempt[]> =>
  rows(tx, sql<SignUpAttempt>`select ${columns} from sign_up_attempt where email = ${email} order by id for update`);

export const deleteSignUps = async (tx: Tx, email: string): Promise<void> => {
  await sql`delete from sign_up_attempt where email = ${email}`.execute(tx);
};

/** Gives an attempt a new code, unless it got one after `notSince`. */
export async function replaceCode(
  tx: Tx,
  id: string,
  code: { hash: Buffer; expiresAt: Temporal.Instant },
  now: Temporal.Instant,
  notSince: Temporal.Instant,
): Promise<boolean> {
  const replaced = await changed(
    tx,
    sql`
      update sign_up_attempt
      set code_hash = ${code.hash}, code_expires_at = ${code.expiresAt}, codes_tried = 0, resent_at = ${now}
      where id = ${id} and (resent_at is null or resent_at <= ${notSince})`,
  );
  return replaced === 1;
}

/** Returns the password hash of the newest unconfirmed attempt for an address, or null. */
export const newestAttemptPassword = async (
  on: Reader | Tx,
  email: string,
  now: Temporal.Instant,
): Promise<string | null> =>
  (
    await row(
      on,
      sql<{ passwordHash: string }>`
        select password_hash as "passwordHash" from sign_up_attempt
        where email = ${email} and expires_at > ${now} order by created_at desc, id desc limit 1`,
    )
  )?.passwordHash ?? null;
