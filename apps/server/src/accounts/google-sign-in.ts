import { refuse } from "@porchlight/domain/refusals.ts";
import type { App } from "../app.ts";
import type { GoogleIdentity } from "../partners/google/identity.ts";
import type { Tx } from "../platform/database/database.ts";
import { type Origin, recordAccountEvent } from "./account-event-store.ts";
import { requireRole } from "./hosts.ts";
import { type Session, sessionOf } from "./sign-in.ts";
import type { OwnerSession } from "./sign-up.ts";
import { deleteSignUps } from "./sign-up-store.ts";
import { type Account, accountOfGoogle, addOwner, tieGoogle, useGoogleToken } from "./store.ts";

export type GoogleCredential = { googleJwt: string; nonce?: string | undefined };

/**
 * Signs an owner in.
 * Errors  401 the token is none, or was used; 404 no account; 409 a renter's account; 503 Google cannot be reached.
 */
export const ownerSignsIn = (app: App, credential: GoogleCredential, origin: Origin): Promise<OwnerSession> =>
  withGoogle(app, credential, async (tx, identity) => {
    const account = (await knownAccount(tx, identity)) ?? refuse("account.google-unknown");
    requireRole(app.config, account, "investor");
    return { ...(await sessionOf(tx, app, account, origin, "GOOGLE")), companyId: account.companyId! };
  });

/** Signs in a renter who activated their account before. */
export const renterSignsIn = (app: App, credential: GoogleCredential, origin: Origin): Promise<Session> =>
  withGoogle(app, credential, async (tx, identity) => {
    const account = (await knownAccount(tx, identity)) ?? refuse("account.google-unknown");
    requireRole(app.config, account, "renter");
    return sessionOf(tx, app, account, origin, "GOOGLE");
  });

/**
 * Makes an owner of a Google account, or signs in to the owner there is.
 * Errors  as for signing in; 409 also when the address is somebody else's already.
 */
export const ownerSignsUp = (
  app: App,
  credential: GoogleCredential,
  marketing: Record<string, unknown>,
  origin: Origin,
): Promise<OwnerSession & { isNewAccount: boolean }> =>
  withGoogle(app, credential, async (tx, identity) => {
    const known = await knownAccount(tx, identity);
    const made = known ? null : await newOwner(tx, app, identity, marketing);
    // Nobody known and still not made: another call of the same person made the account meanwhile.
    const owner = known ?? made ?? (await knownAccount(tx, identity)) ?? refuse("account.exists");
    if (owner.role !== "investor") refuse("account.exists");
    if (made) await recordAccountEvent(tx, app, { kind: "account.created", userId: made.id, method: "GOOGLE" }, origin);
    return {
      ...(await sessionOf(tx, app, owner, origin, "GOOGLE")),
      companyId: owner.companyId!,
      isNewAccount: made !== null,
    };
  });

/** Verifies the token, then works with it in the transaction in which it is used up. */
export async function withGoogle<T>(
  app: App,
  { googleJwt, nonce }: GoogleCredential,
  work: (tx: Tx, identity: GoogleIdentity) => Promise<T>,
): Promise<T> {
  const { googleIdentity } = await import("../partners/google/identity.ts");
  const identity = await googleIdentity(app, googleJwt, nonce);
  return app.inTransaction(async (tx) => {
    if (!(await useGoogleToken(tx, identity.jti, identity.expiresAt))) refuse("account.google-token-invalid");
    return work(tx, identity);
  });
}

/**
 * Returns the account of a Google person: the first time by their verified address, from then on by Google's user id.
 */
export async function knownAccount(tx: Tx, identity: GoogleIdentity): Promise<Account | null> {
  const account = await accountOfGoogle(tx, identity);
  if (account && !account.googleSub) await tieGoogle(tx, account.id, identity.sub);
  return account;
}

async function newOwner(
  tx: Tx,
  app: App,
  { sub, email, name }: GoogleIdentity,
  marketing: Record<string, unknown>,
): Promise<Account | null> {
  const user = { id: crypto.randomUUID(), email, name, passwordHash: null, googleSub: sub, marketing };
  const owner = await addOwner(tx, user, app.clock.now());
  if (owner) await deleteSignUps(tx, email);
  return owner;
}
