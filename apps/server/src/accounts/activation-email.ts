import { confirmationCode } from "@porchlight/domain/accounts/account.ts";
import { refuse } from "@porchlight/domain/refusals.ts";
import type { App } from "../app.ts";
import { queueMail } from "../deliveries/queue.ts";
import type { Tx } from "../platform/database/database.ts";
import type { Origin } from "./account-event-store.ts";
import {
  countActivationCode,
  isActivationCodeOpen,
  saveActivationEmail,
  saveContactEmail,
  useActivationCode,
} from "./activation-email-store.ts";
import type { Contact } from "./activation-store.ts";
import { consumeCodeAttempt, refundCodeAttempt } from "./code-attempts.ts";
import { consumeMailRequest } from "./mail-requests.ts";
import { confirmationMail } from "./mails.ts";
import { refuseAt } from "./refuse-at.ts";
import { accountByEmail } from "./store.ts";
import { hashOfCode, isSameHash, newCode } from "./tokens.ts";

/**
 * Mails a code to another email with which an invited renter wants to activate. Asking again replaces it.
 * Errors  409 at `email`: it is an owner's, too; 429 too many mails to this address.
 */
export async function mailActivationCode(app: App, contact: Contact, email: string, origin: Origin): Promise<void> {
  await consumeMailRequest(app, "activation-code", email, origin);
  if ((await accountByEmail(app.db, email))?.role === "investor") refuseAt("email", "account.email-is-owners");
  const code = newCode();
  const expiresAt = app.clock.now().add({ minutes: confirmationCode.minutes });
  await app.inTransaction(async (tx) => {
    const codeHash = hashOfCode(app.secret, ownerOf(contact), code);
    await saveActivationEmail(tx, contact.id, { email, codeHash }, expiresAt);
    await queueMail(tx, app, confirmationMail({ name: contact.name, email }, code));
  });
}

/**
 * Checks the code of another email. Returns what uses it up and gives the contact that email, in the transaction of the
 * activation.
 * Errors  400 at `code`: it is wrong or old; 429 too many codes.
 */
export async function checkActivationEmail(
  app: App,
  contact: Contact,
  { email, code }: { email: string; code: number | undefined },
): Promise<(tx: Tx) => Promise<void>> {
  if (code === undefined) return refuseAt("code", "account.code-invalid");
  const now = app.clock.now();
  const counted = await app.inTransaction((tx) => countActivationCode(tx, contact.id, email, now));
  if (!counted) {
    const waits = await isActivationCodeOpen(app.db, contact.id, email, now);
    return waits ? refuse("too-many-attempts") : refuseAt("code", "account.code-expired");
  }
  await consumeCodeAttempt(app, ownerOf(contact), email);
  if (!isSameHash(counted.codeHash, hashOfCode(app.secret, ownerOf(contact), code)))
    refuseAt("code", "account.code-invalid");
  return async (tx) => {
    if (!(await useActivationCode(tx, contact.id, counted.codeHash))) refuseAt("code", "account.code-expired");
    await refundCodeAttempt(tx, ownerOf(contact), email);
    await saveContactEmail(tx, contact.id, email, app.clock.now());
  };
}

/** Whom the code is for. */
const ownerOf = ({ id }: Contact): string => `activation ${id}`;
