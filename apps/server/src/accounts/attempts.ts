import { createHash } from "node:crypto";
import type { AttemptLimit } from "@porchlight/domain/accounts/account.ts";
import { refuse } from "@porchlight/domain/refusals.ts";
import type { App } from "../app.ts";
import { row, sql, type Tx } from "../platform/database/database.ts";

/**
 * Counts one more try under a key before it is made, so that many at once cannot slip past the limit.
 * Errors  beyond the limit of the running window: `too-many-attempts`, or `otherwise`.
 */
export async function takeAttempt(
  app: App,
  key: string,
  limit: AttemptLimit,
  otherwise: "too-many-attempts" | "too-many-requests" = "too-many-attempts",
): Promise<void> {
  const now = app.clock.now();
  const taken = await app.inTransaction((tx) =>
    row(
      tx,
      sql<{ attempts: number }>`
        insert into attempt_limit as kept (key, attempts, expires_at)
        values (${keptKey(key)}, 1, ${now.add({ minutes: limit.minutes })})
        on conflict (key) do update set
          attempts = case when kept.expires_at <= ${now} then 1 else kept.attempts + 1 end,
          expires_at = case when kept.expires_at <= ${now} then excluded.expires_at else kept.expires_at end
        returning attempts`,
    ),
  );
  if (taken!.attempts > limit.attempts) refuse(otherwise);
}

/** After a success, or when what was guessed at is replaced. */
export async function forgetAttempts(tx: Tx, key: string): Promise<void> {
  await sql`delete from attempt_limit where key = ${keptKey(key)}`.execute(tx);
}

/** Addresses that were only ever guessed are not worth keeping readable. */
const keptKey = (key: string): string => createHash("sha256").update(key).digest("base64url");
