import type { OwnUserView } from "@porchlight/contract/accounts.ts";
import { confirmationCode } from "@porchlight/domain/accounts/account.ts";
import { refuse, sentence } from "@porchlight/domain/refusals.ts";
import type { App } from "../app.ts";
import { queueMail } from "../deliveries/queue.ts";
import { record } from "../events/record.ts";
import { brokenConstraint, type Tx } from "../platform/database/database.ts";
import type { Investor } from "../platform/http/serve.ts";
import { type Origin, recordAccountEvent } from "./account-event-store.ts";
import { recordingRefusal } from "./account-events.ts";
import { consumeCodeAttempt, refundCodeAttempt } from "./code-attempts.ts";
import {
  countEmailCode,
  deleteEmailChange,
  type EmailChange,
  pendingEmailOf,
  renewEmailCode,
  saveEmailChange,
  setEmail,
  useEmailCode,
} from "./email-change-store.ts";
import { consumeMailRequest } from "./mail-requests.ts";
import { voidCodes } from "./mailed-code-store.ts";
import { emailChangedMail, newEmailMail } from "./mails.ts";
import { voidResetLinks } from "./password-reset-store.ts";
import { ownUserView, userView } from "./queries.ts";
import { deleteSignUps } from "./sign-up-store.ts";
import { accountByEmail } from "./store.ts";
import { hashOfCode, isSameHash, newCode } from "./tokens.ts";

/**
 * Mails a code to the email an owner wants; the old one stays theirs until it is entered. Asking again replaces it.
 * Errors  409 at `email`: somebody has the address.
 */
export async function beginEmailChange(
  tx: Tx,
  app: App,
  actor: Investor,
  email: string,
  origin: Origin,
): Promise<void> {
  if (await accountByEmail(tx, email)) refuseTaken();
  const user = await userView(tx, actor.userId);
  const code = newCode();
  const expiresAt = app.clock.now().add({ minutes: confirmationCode.minutes });
  await saveEmailChange(tx, actor.userId, { email, codeHash: hashOfCode(app.secret, actor.userId, code) }, expiresAt);
  await recordAccountEvent(tx, app, { kind: "email-change.requested", userId: actor.userId }, origin);
  await queueMail(tx, app, newEmailMail({ name: user.name, email }, code));
}

/**
 * Mails another code to the email that waits for one; the earlier code is void.
 * Errors  400 none waits any longer; 429 too many mails to it.
 */
export async function resendNewEmailCode(app: App, actor: Investor, origin: Origin): Promise<void> {
  const email = await pendingEmailOf(app.db, actor.userId, app.clock.now());
  if (!email) return refuse("account.code-expired");
  await consumeMailRequest(app, "new-email-code", email, origin);
  await app.inTransaction(async (tx) => {
    const code = newCode();
    const expiresAt = app.clock.now().add({ minutes: confirmationCode.minutes });
    const change = { email, codeHash: hashOfCode(app.secret, actor.userId, code) };
    if (!(await renewEmailCode(tx, actor.userId, change, expiresAt))) refuse("account.code-expired");
    const { name } = await userView(tx, actor.userId);
    await queueMail(tx, app, newEmailMail({ name, email }, code));
  });
}

export const cancelEmailChange = (app: App, { userId }: Investor): Promise<void> =>
  app.inTransaction((tx) => deleteEmailChange(tx, userId));

/**
 * Makes the new email the owner's. Links and codes sent to the old one become void, and it is notified.
 * Errors  400 a wrong or old code; 409 the address was taken meanwhile; 429 too many codes.
 */
export async function confirmEmailChange(
  app: App,
  actor: Investor,
  code: number,
  origin: Origin,
): Promise<OwnUserView> {
  const refused = { kind: "email-change.refused", userId: actor.userId } as const;
  return recordingRefusal(app, refused, origin, async () => {
    const counted = await countTry(app, actor);
    if (!isSameHash(counted.codeHash, hashOfCode(app.secret, actor.userId, code))) refuse("account.code-invalid");
    try {
      return await app.inTransaction((tx) => takeOver(tx, app, actor, counted, origin));
    } catch (error) {
      if (brokenConstraint(error) === "app_user_email_key") return refuseTaken();
      throw error;
    }
  });
}

/** Wrong codes count against the account that tries and the address it wants, so neither may be changed to go on. */
const guarded = ({ userId }: Investor, email: string): string[] => [userId, `new ${email}`];

async function countTry(app: App, actor: Investor): Promise<EmailChange> {
  const now = app.clock.now();
  const counted = await app.inTransaction((tx) => countEmailCode(tx, actor.userId, now));
  if (!counted) {
    const waits = await pendingEmailOf(app.db, actor.userId, now);
    return refuse(waits ? "too-many-attempts" : "account.code-expired");
  }
  await consumeCodeAttempt(app, ...guarded(actor, counted.email));
  return counted;
}

async function takeOver(tx: Tx, app: App, actor: Investor, { email, codeHash }: EmailChange, origin: Origin) {
  const { userId, companyId } = actor;
  if (!(await useEmailCode(tx, userId, codeHash))) refuse("account.code-expired");
  const before = await userView(tx, userId);
  await setEmail(tx, userId, email);
  await voidResetLinks(tx, userId);
  await voidCodes(tx, userId);
  await refundCodeAttempt(tx, ...guarded(actor, email));
  await recordAccountEvent(tx, app, { kind: "email.changed", userId }, origin);
  await deleteSignUps(tx, email);
  await queueMail(tx, app, emailChangedMail(before, email));
  await record(tx, app.jobs, { kind: "company.changed", companyId, userId, at: app.clock.now() });
  return ownUserView(tx, userId, app.clock.now());
}

const refuseTaken = (): never => refuse("account.exists", {}, { email: sentence("account.exists", {}) });
