import { oneTimeCode } from "@porchlight/domain/accounts/account.ts";
import { refuse } from "@porchlight/domain/refusals.ts";
import type { App } from "../app.ts";
import { queueMail } from "../deliveries/queue.ts";
import { limits } from "../limits.ts";
import { row, sql } from "../platform/database/database.ts";
import { forgetAttempts, takeAttempt } from "../platform/limiter.ts";
import { oneTimeCodeMail } from "./mails.ts";
import { type Session, sessionOf } from "./sign-in.ts";
import { accountByEmail } from "./store.ts";
import { hashOfCode, newCode } from "./tokens.ts";
import { inUniformTime } from "./uniform-time.ts";

/**
 * Mails a code to sign in with; an earlier one is void. The answer never tells whether there is an account.
 * Errors  429 too many mails to this address.
 */
export const requestCode = (app: App, email: string): Promise<void> =>
  inUniformTime(async () => {
    await takeAttempt(app, limits.mailRequests, email);
    await app.inTransaction(async (tx) => {
      await forgetAttempts(tx, limits.codeTries, email);
      const account = await accountByEmail(tx, email);
      if (!account) return;
      const code = newCode();
      const expiresAt = app.clock.now().add({ minutes: oneTimeCode.minutes });
      await sql`
        insert into one_time_code (user_id, code_hash, expires_at)
        values (${account.id}, ${hashOfCode(app.secret, account.id, code)}, ${expiresAt})
        on conflict (user_id) do update set code_hash = excluded.code_hash, expires_at = excluded.expires_at`.execute(
        tx,
      );
      await queueMail(tx, app, oneTimeCodeMail(account, code));
    });
  });

/**
 * Signs in with a mailed code, in the account's own role. Wrong codes are counted by address, so the answers to an
 * address without an account are the same.
 * Errors  400 wrong, used or expired; 429 more than five tries at one code.
 */
export const signInWithCode = (app: App, email: string, code: number): Promise<Session> =>
  inUniformTime(async () => {
    await takeAttempt(app, limits.codeTries, email);
    return app.inTransaction(async (tx) => {
      const account = await accountByEmail(tx, email);
      const used = account
        ? await row(
            tx,
            sql<{ expiresAt: Temporal.Instant }>`
              delete from one_time_code
              where user_id = ${account.id} and code_hash = ${hashOfCode(app.secret, account.id, code)}
              returning expires_at as "expiresAt"`,
          )
        : null;
      if (!account || !used) return refuse("account.code-invalid");
      if (Temporal.Instant.compare(used.expiresAt, app.clock.now()) <= 0) return refuse("account.code-expired");
      await forgetAttempts(tx, limits.codeTries, email);
      return sessionOf(tx, app, account);
    });
  });
