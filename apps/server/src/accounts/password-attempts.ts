import { refuse } from "@porchlight/domain/refusals.ts";
import type { App } from "../app.ts";
import { limits } from "../limits.ts";
import type { Tx } from "../platform/database/database.ts";
import { clientOf } from "../platform/http/client-address.ts";
import { consumeAttempt, countAttempt, refundAttempt, resetAttempts } from "../platform/limiter.ts";
import { isKnownClient, type Origin, recordAccountEvent } from "./account-event-store.ts";
import { accountByEmail } from "./store.ts";

/**
 * Counts one more try at an account's password: for this client, for the account over all clients, for this client over
 * all accounts. Once strangers have used up the account's tries, clients that signed in to it before may still try, so
 * nobody can be locked out by others. An address without an account is treated the same.
 * Errors  `too-many-attempts`
 */
export async function consumePasswordAttempt(app: App, email: string, origin: Origin): Promise<void> {
  const client = clientOf(origin.address);
  const excessHere = await countAttempt(app, limits.passwordTries, pair(email, client));
  const excess = excessHere || (await countAttempt(app, limits.passwordTriesOfAccount, email));
  if (excess > 0 && (excessHere > 0 || !(await isKnownClient(app.db, email, origin)))) {
    // The first time only: who goes on is refused without filling the account's events.
    if (excess === 1) await recordBlocked(app, email, origin);
    refuse(limits.passwordTries.refusal);
  }
  await consumeAttempt(app, limits.signInFailures, client);
}

/** Resets the attempts of an account, since the password was right. */
export async function resetPasswordAttempts(tx: Tx, email: string, origin: Origin): Promise<void> {
  const client = clientOf(origin.address);
  await resetAttempts(tx, limits.passwordTries, pair(email, client));
  await refundAttempt(tx, limits.passwordTriesOfAccount, email);
  await refundAttempt(tx, limits.signInFailures, client);
}

const recordBlocked = (app: App, email: string, origin: Origin): Promise<void> =>
  app.inTransaction(async (tx) => {
    const account = await accountByEmail(tx, email);
    const event = { kind: "sign-in.blocked", userId: account?.id ?? null, method: "PASSWORD" } as const;
    await recordAccountEvent(tx, app, event, origin);
  });

const pair = (email: string, client: string): string => `${email} ${client}`;
