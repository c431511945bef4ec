import { confirmationCode, signUpHours } from "@porchlight/domain/accounts/account.ts";
import { refuse } from "@porchlight/domain/refusals.ts";
import type { App } from "../app.ts";
import { queueMail } from "../deliveries/queue.ts";
import { limits } from "../limits.ts";
import { clientOf } from "../platform/http/client-address.ts";
import { consumeAttempt } from "../platform/limiter.ts";
import { type Origin, recordAccountEvent } from "./account-event-store.ts";
import { consumeCodeAttempt, refundCodeAttempt } from "./code-attempts.ts";
import { consumeMailRequest } from "./mail-requests.ts";
import { confirmationMail } from "./mails.ts";
import { requireUncommonPassword } from "./password-strength.ts";
import { hashPassword } from "./passwords.ts";
import { type Session, sessionOf } from "./sign-in.ts";
import * as signUps from "./sign-up-store.ts";
import { accountByEmail, addOwner } from "./store.ts";
import { hashOfCode, isSameHash, newCode } from "./tokens.ts";

export type OwnerSession = Session & { companyId: string };

/**
 * Begins a sign-up: an attempt of its own whatever else waits for this address, with a code mailed there.
 * Errors  409 somebody activated has the address; 429 too many sign-ups for it, or from there.
 */
export async function signUp(
  app: App,
  given: { name: string; email: string; password: string; marketing: Record<string, unknown> },
  origin: Origin,
): Promise<{ userId: string }> {
  await requireUncommonPassword("user.password", given.password, given);
  await consumeMailRequest(app, "sign-up-code", given.email, origin);
  await consumeAttempt(app, limits.signUps, clientOf(origin.address));
  if (await accountByEmail(app.db, given.email)) refuse("account.exists");
  const passwordHash = await hashPassword(given.password);
  const now = app.clock.now();
  const userId = crypto.randomUUID();
  const code = newCode();
  await app.inTransaction(async (tx) => {
    const attempt = {
      id: userId,
      email: given.email,
      name: given.name,
      passwordHash,
      marketing: given.marketing,
      codeHash: hashOfCode(app.secret, userId, code),
      codeExpiresAt: now.add({ minutes: confirmationCode.minutes }),
    };
    await signUps.addAttempt(tx, attempt, now, now.add({ hours: signUpHours }));
    await queueMail(tx, app, confirmationMail(attempt, code));
  });
  return { userId };
}

/**
 * Confirms an attempt's address with its code: the attempt becomes the owner, the others for this address are void.
 * Errors  400 a wrong or old code, or an attempt no longer there; 409 the address was taken meanwhile; 429 too many codes.
 */
export async function confirmEmail(app: App, userId: string, code: number, origin: Origin): Promise<OwnerSession> {
  const now = app.clock.now();
  const counted = await app.inTransaction((tx) => signUps.countCode(tx, userId, confirmationCode.attempts, now));
  if (!counted) {
    const waits = await signUps.attemptById(app.db, userId, now);
    return refuse(waits ? "too-many-attempts" : "account.code-expired");
  }
  await consumeCodeAttempt(app, userId);
  if (Temporal.Instant.compare(counted.codeExpiresAt, now) <= 0) refuse("account.code-expired");
  if (!isSameHash(counted.codeHash, hashOfCode(app.secret, userId, code))) refuse("account.code-invalid");
  return app.inTransaction(async (tx) => {
    const waiting = await signUps.lockAttempts(tx, counted.email);
    const attempt = waiting.find(({ id }) => id === userId);
    if (!attempt || !isSameHash(attempt.codeHash, counted.codeHash)) {
      const taken = await accountByEmail(tx, counted.email);
      return refuse(taken && taken.id !== userId ? "account.exists" : "account.code-expired");
    }
    const owner = await addOwner(tx, { ...attempt, googleSub: null }, now);
    if (!owner) return refuse("account.exists");
    await signUps.deleteSignUps(tx, attempt.email);
    await refundCodeAttempt(tx, userId);
    await recordAccountEvent(tx, app, { kind: "account.created", userId: owner.id, method: "CODE" }, origin);
    return { ...(await sessionOf(tx, app, owner, origin, "CODE")), companyId: owner.companyId! };
  });
}

/**
 * Mails a new code for an attempt.
 * Errors  404 no such attempt; 429 too soon after the last resend, or too many mails to this address.
 */
export async function resendCode(app: App, userId: string, origin: Origin): Promise<void> {
  const now = app.clock.now();
  const attempt = await signUps.attemptById(app.db, userId, now);
  if (!attempt) return refuse("not-found");
  await consumeMailRequest(app, "sign-up-code", attempt.email, origin);
  const code = newCode();
  const replacement = {
    hash: hashOfCode(app.secret, userId, code),
    expiresAt: now.add({ minutes: confirmationCode.minutes }),
  };
  await app.inTransaction(async (tx) => {
    const notSince = now.subtract({ seconds: confirmationCode.secondsBetweenResends });
    if (!(await signUps.replaceCode(tx, userId, replacement, now, notSince))) refuse("account.resend-too-soon");
    await queueMail(tx, app, confirmationMail(attempt, code));
  });
}
