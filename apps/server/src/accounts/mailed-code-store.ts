import { oneTimeCode } from "@porchlight/domain/accounts/account.ts";
import type { App } from "../app.ts";
import { row, sql, type Tx } from "../platform/database/database.ts";
import { hashOfCode, newCode } from "./tokens.ts";

/** Codes mailed to an account's own address, one at a time for each use. */
type CodeUse = "one_time_code" | "ownership_code";

/** Makes a code that is valid for ten minutes; an earlier one for the same use is void. */
export async function makeCode(tx: Tx, app: App, use: CodeUse, userId: string): Promise<number> {
  const code = newCode();
  const expiresAt = app.clock.now().add({ minutes: oneTimeCode.minutes });
  await sql`
    insert into ${sql.ref(use)} (user_id, code_hash, expires_at)
    values (${userId}, ${keptHash(app, use, userId, code)}, ${expiresAt})
    on conflict (user_id) do update set code_hash = excluded.code_hash, expires_at = excluded.expires_at`.execute(tx);
  return code;
}

/** Uses a code up; it works once. */
export async function useCode(
  tx: Tx,
  app: App,
  use: CodeUse,
  userId: string,
  code: number,
): Promise<"right" | "wrong" | "expired"> {
  const used = await row(
    tx,
    sql<{ expiresAt: Temporal.Instant }>`
      delete from ${sql.ref(use)} where user_id = ${userId} and code_hash = ${keptHash(app, use, userId, code)}
      returning expires_at as "expiresAt"`,
  );
  if (!used) return "wrong";
  return Temporal.Instant.compare(used.expiresAt, app.clock.now()) <= 0 ? "expired" : "right";
}

/** Voids codes and links sent to an address or requested with an old password. */
export async function voidCodes(tx: Tx, userId: string): Promise<void> {
  await sql`delete from one_time_code where user_id = ${userId}`.execute(tx);
  await sql`delete from ownership_code where user_id = ${userId}`.execute(tx);
}

/** A code to sign in is hashed as it always was, so that one on its way stays good. */
const keptHash = (app: App, use: CodeUse, userId: string, code: number): Buffer =>
  hashOfCode(app.secret, use === "one_time_code" ? userId : `${use}:${userId}`, code);
