import type { UserRole } from "@porchlight/domain/accounts/account.ts";
import type { App } from "../app.ts";
import { rows, sql, type Tx } from "../platform/database/database.ts";

export type SessionRow = {
  user_id: string;
  role: UserRole;
  company_id: string | null;
  renewed_at: Temporal.Instant;
  expires_at: Temporal.Instant;
};

/** Returns the session of a token, expired or not, or null. */
export async function sessionByToken({ pool }: Pick<App, "pool">, tokenHash: Buffer): Promise<SessionRow | null> {
  const found = await pool.query<SessionRow>({
    name: "session-by-token",
    text: "select user_id, role, company_id, renewed_at, expires_at from session where token_hash = $1",
    values: [tokenHash],
  });
  return found.rows[0] ?? null;
}

export async function insertSession(
  tx: Tx,
  session: {
    tokenHash: Buffer;
    userId: string;
    role: UserRole;
    companyId: string | null;
    now: Temporal.Instant;
    expiresAt: Temporal.Instant;
  },
): Promise<void> {
  const { tokenHash, userId, role, companyId, now, expiresAt } = session;
  await sql`
    insert into session (token_hash, user_id, role, company_id, created_at, renewed_at, expires_at)
    values (${tokenHash}, ${userId}, ${role}, ${companyId}, ${now}, ${now}, ${expiresAt})`.execute(tx);
}

export async function renewSession(
  tx: Tx,
  tokenHash: Buffer,
  now: Temporal.Instant,
  expiresAt: Temporal.Instant,
): Promise<void> {
  await sql`update session set renewed_at = ${now}, expires_at = ${expiresAt} where token_hash = ${tokenHash}`.execute(
    tx,
  );
}

export async function deleteSession(tx: Tx, tokenHash: string): Promise<void> {
  await sql`delete from session where token_hash = ${Buffer.from(tokenHash, "hex")}`.execute(tx);
}

/** Deletes all sessions of a person; returns the hashes of their tokens. */
export async function deleteSessionsOf(tx: Tx, userId: string): Promise<string[]> {
  const ended = await rows(
    tx,
    sql<{ token_hash: Buffer }>`delete from session where user_id = ${userId} returning token_hash`,
  );
  return ended.map(({ token_hash }) => token_hash.toString("hex"));
}
