import type { UserRole } from "@porchlight/domain/accounts/account.ts";
import type { ProofMethod } from "@porchlight/domain/accounts/account-events.ts";
import { refuse } from "@porchlight/domain/refusals.ts";
import type { App } from "../app.ts";
import type { Tx } from "../platform/database/database.ts";
import { type Origin, recordAccountEvent } from "./account-event-store.ts";
import { recordingRefusal } from "./account-events.ts";
import { requireRole } from "./hosts.ts";
import { consumePasswordAttempt, resetPasswordAttempts } from "./password-attempts.ts";
import { isPassword } from "./passwords.ts";
import { beginSession } from "./sessions.ts";
import { newestAttemptPassword } from "./sign-up-store.ts";
import { type Account, accountByEmail } from "./store.ts";

export type Session = { accessToken: string; role: UserRole; companyId?: string };

/** Begins a session of an account and returns it in its wire format. */
export async function sessionOf(
  tx: Tx,
  app: App,
  account: Account,
  origin: Origin,
  method: ProofMethod,
): Promise<Session> {
  const accessToken = await beginSession(tx, app.clock.now(), account);
  await recordAccountEvent(tx, app, { kind: "sign-in.succeeded", userId: account.id, method }, origin);
  return { accessToken, role: account.role, ...(account.companyId ? { companyId: account.companyId } : {}) };
}

/**
 * Signs in with email and password.
 * Errors  401 unknown or wrong; 403 a sign-up never confirmed; 405 an account without a password; 409 the other role;
 *         429 too many tries for this address, or from there.
 */
export async function signIn(
  app: App,
  given: { email: string; password: string; requiredRole: UserRole },
  origin: Origin,
): Promise<Session> {
  await consumePasswordAttempt(app, given.email, origin);
  const account = await accountByEmail(app.db, given.email);
  const unconfirmed = account ? null : await newestAttemptPassword(app.db, given.email, app.clock.now());
  const isRight = await isPassword(account ? account.passwordHash : unconfirmed, given.password);
  const refused = { kind: "sign-in.refused", userId: account?.id ?? null, method: "PASSWORD" } as const;
  return recordingRefusal(app, refused, origin, async () => {
    if (account && !account.passwordHash) {
      requireRole(app.config, account, given.requiredRole);
      refuse("account.no-password");
    }
    if (!isRight) refuse("account.wrong-credentials");
    if (!account) return refuse("account.not-active");
    requireRole(app.config, account, given.requiredRole);
    return app.inTransaction(async (tx) => {
      await resetPasswordAttempts(tx, given.email, origin);
      return sessionOf(tx, app, account, origin, "PASSWORD");
    });
  });
}
