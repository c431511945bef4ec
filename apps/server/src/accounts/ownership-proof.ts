import { refuse } from "@porchlight/domain/refusals.ts";
import type { App } from "../app.ts";
import { queueMail } from "../deliveries/queue.ts";
import { limits } from "../limits.ts";
import type { Tx } from "../platform/database/database.ts";
import type { Investor } from "../platform/http/serve.ts";
import { consumeAttempt, resetAttempts } from "../platform/limiter.ts";
import type { Origin } from "./account-event-store.ts";
import { consumeCodeAttempt, refundCodeAttempt } from "./code-attempts.ts";
import { consumeMailRequest } from "./mail-requests.ts";
import { makeCode, useCode } from "./mailed-code-store.ts";
import { ownershipCodeMail } from "./mails.ts";
import { consumePasswordAttempt, resetPasswordAttempts } from "./password-attempts.ts";
import { isPassword } from "./passwords.ts";
import { refuseAt } from "./refuse-at.ts";
import { type Account, accountById } from "./store.ts";

/** The proof a signed-in person gives of being the account's owner: its password or a mailed code. */
export type OwnershipProof = { currentPassword?: string | undefined; currentEmailCode?: number | undefined };

/**
 * Mails a code to the address an account has; an earlier one is void.
 * Errors  429 too many mails to this address.
 */
export async function sendOwnershipCode(app: App, actor: Investor, origin: Origin): Promise<void> {
  const account = await ownAccount(app, actor);
  await consumeMailRequest(app, "ownership-code", account.email, origin);
  await app.inTransaction(async (tx) => {
    await resetAttempts(tx, limits.codeTries, triesKey(actor));
    await queueMail(tx, app, ownershipCodeMail(account, await makeCode(tx, app, "ownership_code", actor.userId)));
  });
}

/**
 * Checks the password, or counts a try at the code. Returns what uses the proof up, in the transaction of the change it
 * allows: a code serves again when that is refused.
 * Errors  403 no proof; 400 a wrong password; 429 too many tries. The returned function: 400 a wrong or old code.
 */
export async function checkOwnership(
  app: App,
  actor: Investor,
  proof: OwnershipProof,
  origin: Origin,
): Promise<(tx: Tx) => Promise<void>> {
  const { currentPassword: password, currentEmailCode: code } = proof;
  const account = await ownAccount(app, actor);
  if (password !== undefined) {
    await consumePasswordAttempt(app, account.email, origin);
    if (!(await isPassword(account.passwordHash, password))) refuseAt("currentPassword", "account.password-wrong");
    return (tx) => resetPasswordAttempts(tx, account.email, origin);
  }
  if (code === undefined) return refuseAt("email", "account.proof-needed");
  await consumeAttempt(app, limits.codeTries, triesKey(actor));
  await consumeCodeAttempt(app, account.email);
  return async (tx) => {
    const used = await useCode(tx, app, "ownership_code", actor.userId, code);
    if (used === "wrong") refuseAt("currentEmailCode", "account.code-invalid");
    if (used === "expired") refuseAt("currentEmailCode", "account.code-expired");
    await resetAttempts(tx, limits.codeTries, triesKey(actor));
    await refundCodeAttempt(tx, account.email);
  };
}

const triesKey = ({ userId }: Investor): string => `ownership ${userId}`;

const ownAccount = async (app: App, { userId }: Investor): Promise<Account> =>
  (await accountById(app.db, userId)) ?? refuse("not-found");
