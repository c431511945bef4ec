import { resetLinkMinutes, type UserRole } from "@porchlight/domain/accounts/account.ts";
import { refuse } from "@porchlight/domain/refusals.ts";
import type { App } from "../app.ts";
import { queueMail } from "../deliveries/queue.ts";
import { type Origin, recordAccountEvent } from "./account-event-store.ts";
import { inConstantTime } from "./constant-time.ts";
import { hostOf } from "./hosts.ts";
import { consumeMailRequest } from "./mail-requests.ts";
import { voidCodes } from "./mailed-code-store.ts";
import { passwordChangedMail, resetMail } from "./mails.ts";
import { insertResetLink, resetLinkByToken, useResetLink, voidResetLinks } from "./password-reset-store.ts";
import { requireUncommonPassword } from "./password-strength.ts";
import { hashPassword } from "./passwords.ts";
import { endSessionsOf, evictSessions } from "./sessions.ts";
import { type Session, sessionOf } from "./sign-in.ts";
import { newestAttemptPassword } from "./sign-up-store.ts";
import { accountByEmail, accountById, setPassword } from "./store.ts";
import { hashOfToken, newToken } from "./tokens.ts";

/**
 * Mails a link to set a new password, to the screen of the account's own role; an earlier one is void. The answer never
 * tells whether there is an account; an address with only an unconfirmed sign-up gets a link that says so when used.
 * Errors  429 too many mails to this address.
 */
export const sendResetLink = (app: App, email: string, forRole: UserRole, origin: Origin): Promise<void> =>
  inConstantTime(async () => {
    await consumeMailRequest(app, "reset-link", email, origin);
    const now = app.clock.now();
    await app.inTransaction(async (tx) => {
      const account = await accountByEmail(tx, email);
      const event = { kind: "reset-link.requested", userId: account?.id ?? null } as const;
      await recordAccountEvent(tx, app, event, origin);
      if (!account && !(await newestAttemptPassword(tx, email, now))) return;
      if (account) await voidResetLinks(tx, account.id);
      const token = newToken();
      const expiresAt = now.add({ minutes: resetLinkMinutes });
      await insertResetLink(tx, { tokenHash: hashOfToken(token), userId: account?.id ?? null, expiresAt });
      const host = hostOf(app.config, account?.role ?? forRole);
      await queueMail(tx, app, resetMail(email, `${host}/auth/reset-password/confirm?token=${token}`));
    });
  });

/**
 * Sets a new password by a mailed link: every other session and link of the account ends, and this one begins.
 * Errors  400 used, replaced or expired; 403 the sign-up was never confirmed; 409 the account has the other role.
 */
export async function resetPassword(
  app: App,
  given: { token: string; forRole: UserRole; newPassword: string },
  origin: Origin,
): Promise<Session> {
  const tokenHash = hashOfToken(given.token);
  const now = app.clock.now();
  const link = await resetLinkByToken(app.db, tokenHash, now);
  if (!link) return refuse("account.reset-link-invalid");
  if (!link.userId) return refuse("account.not-active");
  const account = await accountById(app.db, link.userId);
  if (!account) return refuse("account.not-active");
  if (account.role !== given.forRole) refuse("account.reset-elsewhere", { host: hostOf(app.config, account.role) });
  await requireUncommonPassword("newPassword", given.newPassword, account);
  const passwordHash = await hashPassword(given.newPassword);
  const { ended, session } = await app.inTransaction(async (tx) => {
    if (!(await useResetLink(tx, tokenHash))) refuse("account.reset-link-invalid");
    await setPassword(tx, account.id, passwordHash);
    await voidResetLinks(tx, account.id);
    await voidCodes(tx, account.id);
    await recordAccountEvent(tx, app, { kind: "password.changed", userId: account.id, method: "LINK" }, origin);
    const ended = await endSessionsOf(tx, account.id);
    await queueMail(tx, app, passwordChangedMail(account, `${hostOf(app.config, account.role)}/auth/reset-password`));
    return { ended, session: await sessionOf(tx, app, account, origin, "LINK") };
  });
  evictSessions(app, ended);
  return session;
}
