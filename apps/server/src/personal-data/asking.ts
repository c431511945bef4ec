import type { Language } from "@porchlight/domain/kernel/languages.ts";
import { refuse } from "@porchlight/domain/refusals.ts";
import type { Origin } from "../accounts/account-event-store.ts";
import { consumeCodeAttempt, refundCodeAttempt } from "../accounts/code-attempts.ts";
import { consumeMailRequest } from "../accounts/mail-requests.ts";
import { makeCode, useCode, voidCodes } from "../accounts/mailed-code-store.ts";
import { refuseAt } from "../accounts/refuse-at.ts";
import { endSessionsOf, evictSessions } from "../accounts/sessions.ts";
import { type Account, accountById } from "../accounts/store.ts";
import type { App } from "../app.ts";
import { queueMail } from "../deliveries/queue.ts";
import { limits } from "../limits.ts";
import type { Tx } from "../platform/database/database.ts";
import type { Renter } from "../platform/http/serve.ts";
import { consumeAttempt, resetAttempts } from "../platform/limiter.ts";
import { closeAccount, insertErasure, knownPerson, tieContacts } from "./erasing-store.ts";
import { erasureCodeMail } from "./erasure-mail.ts";

const triesKey = ({ userId }: Renter): string => `erasure ${userId}`;

const ownAccount = async (app: App, { userId }: Renter): Promise<Account> =>
  (await accountById(app.db, userId)) ?? refuse("not-found");

/**
 * Mails the code with which a renter confirms that their data is erased; an earlier one is void.
 * Errors  429 too many mails to this address.
 */
export async function sendErasureCode(app: App, actor: Renter, language: Language, origin: Origin): Promise<void> {
  const account = await ownAccount(app, actor);
  await consumeMailRequest(app, "erasure-code", account.email, origin);
  await app.inTransaction(async (tx) => {
    await resetAttempts(tx, limits.codeTries, triesKey(actor));
    const code = await makeCode(tx, app, "ownership_code", actor.userId);
    await queueMail(tx, app, erasureCodeMail(account, code, language));
  });
}

/**
 * Closes a renter's account for good and has all that is theirs erased: at once they are signed out everywhere, and the
 * rest follows by a job.
 * Errors  400 a wrong or old code; 429 too many tries.
 */
export async function eraseOwnData(app: App, actor: Renter, code: number): Promise<void> {
  const account = await ownAccount(app, actor);
  await consumeAttempt(app, limits.codeTries, triesKey(actor));
  await consumeCodeAttempt(app, account.email);
  const ended = await app.inTransaction(async (tx) => {
    const used = await useCode(tx, app, "ownership_code", actor.userId, code);
    if (used === "wrong") refuseAt("code", "account.code-invalid");
    if (used === "expired") refuseAt("code", "account.code-expired");
    await resetAttempts(tx, limits.codeTries, triesKey(actor));
    await refundCodeAttempt(tx, account.email);
    return closeForGood(tx, app, account);
  });
  evictSessions(app, ended);
}

/** Returns the hashes of the tokens that were the person's. */
async function closeForGood(tx: Tx, app: App, { id: userId, email }: Account): Promise<string[]> {
  await tieContacts(tx, userId, email);
  await insertErasure(tx, userId, await knownPerson(tx, userId), app.clock.now());
  await closeAccount(tx, userId);
  await voidCodes(tx, userId);
  await app.jobs.enqueue(tx, "erase-renter", { userId });
  return endSessionsOf(tx, userId);
}
