import { activationDays } from "@porchlight/domain/accounts/account.ts";
import { normalEmail } from "@porchlight/domain/kernel/emails.ts";
import { hoursOfDays } from "@porchlight/domain/kernel/moments.ts";
import { refuse } from "@porchlight/domain/refusals.ts";
import type { App } from "../app.ts";
import type { Reader, Tx } from "../platform/database/database.ts";
import { type Origin, recordAccountEvent } from "./account-event-store.ts";
import { checkActivationEmail, mailActivationCode } from "./activation-email.ts";
import { type Contact, contactByToken, insertActivation, lockContact, tieContact } from "./activation-store.ts";
import { type GoogleCredential, knownAccount, withGoogle } from "./google-sign-in.ts";
import { consumePasswordAttempt, resetPasswordAttempts } from "./password-attempts.ts";
import { requireUncommonPassword } from "./password-strength.ts";
import { hashPassword, isPassword } from "./passwords.ts";
import { refuseAt } from "./refuse-at.ts";
import { type Session, sessionOf } from "./sign-in.ts";
import { type Account, accountByEmail, addUser, type NewUser } from "./store.ts";
import { hashOfToken, newToken } from "./tokens.ts";

/** A link to mail to a contact: one to activate their account works for `activationDays`, one to sign in for good. */
export type RenterLink = { href: string; activates: boolean };

/**
 * Returns the link to mail to a contact: to activate their account, or to sign in when they have one. An account that
 * proved this e-mail before is theirs, so the contact is tied to it at once.
 * Errors  404 no such contact; 400 the contact has no e-mail.
 */
export async function inviteRenter(tx: Tx, app: App, renterId: string): Promise<RenterLink> {
  const contact = (await lockContact(tx, renterId)) ?? refuse("not-found");
  if (!contact.email) return refuse("invalid-input", {}, { email: "Email is required" });
  const toSignIn = { href: `${app.config.renterHost}/sign-in`, activates: false };
  if (contact.userId) return toSignIn;
  const account = await accountByEmail(tx, normalEmail(contact.email));
  if (account?.role === "renter") {
    await tieContact(tx, contact.id, account.id, app.clock.now());
    return toSignIn;
  }
  const token = newToken();
  const expiresAt = app.clock.now().add(hoursOfDays(activationDays));
  await insertActivation(tx, contact.id, hashOfToken(token), expiresAt);
  return { href: `${app.config.renterHost}/activate?token=${token}`, activates: true };
}

/**
 * Activates a contact's account with a password. A person who activated with the same email before, through another
 * owner, gives the password they have.
 * Errors  409 already active, or at `email` that it is an owner's: then another one is proved by a code; 410 the link is
 *         unknown or expired.
 */
export async function activateWithPassword(
  app: App,
  given: {
    activationToken: string;
    password: string;
    name?: string | undefined;
    phoneNumber?: string | undefined;
    email?: string | undefined;
    code?: number | undefined;
  },
  origin: Origin,
): Promise<Session> {
  const contact = await contactOf(app, app.db, given.activationToken);
  const email = given.email ?? normalEmail(contact.email ?? refuse("account.activation-expired"));
  const proveEmail = given.email ? await checkActivationEmail(app, contact, { email, code: given.code }) : null;
  const known = await accountByEmail(app.db, email);
  if (known) await consumePasswordAttempt(app, email, origin);
  const isTheirs = known ? await isPassword(known.passwordHash, given.password) : false;
  if (known && known.role !== "renter") refuseAt("email", "account.email-is-owners");
  if (known && !isTheirs) refuse("account.already-active");
  if (!known) {
    const person = { email, name: given.name ?? contact.name };
    await requireUncommonPassword("password", given.password, person);
  }
  const passwordHash = known ? null : await hashPassword(given.password);
  return app.inTransaction(async (tx) => {
    await lockInactive(tx, contact.id);
    await proveEmail?.(tx);
    if (known) await resetPasswordAttempts(tx, email, origin);
    const account =
      known ??
      (await addRenter(tx, app, {
        email,
        name: given.name ?? contact.name,
        phone: given.phoneNumber ?? contact.phone,
        passwordHash,
        googleSub: null,
      })) ??
      refuse("account.already-active");
    await tieContact(tx, contact.id, account.id, app.clock.now());
    if (!known)
      await recordAccountEvent(tx, app, { kind: "account.created", userId: account.id, method: "LINK" }, origin);
    return sessionOf(tx, app, account, origin, "PASSWORD");
  });
}

/** Activates a contact's account with Google, whatever address the person has there. */
export async function activateWithGoogle(
  app: App,
  { activationToken, ...credential }: GoogleCredential & { activationToken: string },
  origin: Origin,
): Promise<Session> {
  const contact = await contactOf(app, app.db, activationToken);
  return withGoogle(app, credential, async (tx, identity) => {
    await lockInactive(tx, contact.id);
    const known = await knownAccount(tx, identity);
    if (known && known.role !== "renter") refuse("account.exists");
    const account =
      known ??
      (await addRenter(tx, app, {
        email: identity.email,
        name: contact.name,
        phone: contact.phone,
        passwordHash: null,
        googleSub: identity.sub,
      })) ??
      refuse("account.already-active");
    await tieContact(tx, contact.id, account.id, app.clock.now());
    if (!known)
      await recordAccountEvent(tx, app, { kind: "account.created", userId: account.id, method: "LINK" }, origin);
    return sessionOf(tx, app, account, origin, "GOOGLE");
  });
}

/** Mails a code to another email with which the holder of a link wants to activate. Errors  as `contactOf` */
export const requestActivationCode = async (
  app: App,
  { activationToken, email }: { activationToken: string; email: string },
  origin: Origin,
): Promise<void> => mailActivationCode(app, await contactOf(app, app.db, activationToken), email, origin);

async function contactOf(app: App, on: Reader, token: string): Promise<Contact> {
  const contact = await contactByToken(on, hashOfToken(token), app.clock.now());
  if (!contact) return refuse("account.activation-expired");
  if (contact.userId) return refuse("account.already-active");
  return contact;
}

/** Locks a renter without an account. When two people use the link at once, the second waits and is rejected. */
async function lockInactive(tx: Tx, renterId: string): Promise<void> {
  const locked = await lockContact(tx, renterId);
  if (!locked) refuse("account.activation-expired");
  if (locked.userId) refuse("account.already-active");
}

async function addRenter(tx: Tx, app: App, renter: Omit<NewUser, "id" | "role">): Promise<Account | null> {
  const user: NewUser = { ...renter, id: crypto.randomUUID(), role: "renter" };
  return (await addUser(tx, user, app.clock.now())) ? { ...user, companyId: null } : null;
}
