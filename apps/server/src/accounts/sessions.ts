import { sessionDays, sessionRenewalMinutes, type UserRole } from "@porchlight/domain/accounts/account.ts";
import { hoursOfDays } from "@porchlight/domain/kernel/moments.ts";
import type { App } from "../app.ts";
import { perApp } from "../per-app.ts";
import type { Tx } from "../platform/database/database.ts";
import type { SignedIn } from "../platform/http/serve.ts";
import { notify } from "../platform/live.ts";
import { SessionCache } from "./session-cache.ts";
import {
  deleteSession,
  deleteSessionsOf,
  insertSession,
  renewSession,
  type SessionRow,
  sessionByToken,
} from "./session-store.ts";
import { keepTimeZone } from "./time-zones.ts";
import { hashOfToken, newToken } from "./tokens.ts";

const cacheOf = perApp((app) => new SessionCache(app.live));

/**
 * Returns who a bearer token belongs to, or null when it is unknown, ended or expired. Using a session renews it, and the
 * zone it is used from is kept.
 */
export async function authenticate(app: App, token: string, timeZone: string | null): Promise<SignedIn | null> {
  const signedIn = await signedInBy(app, token);
  if (signedIn?.role === "investor" && timeZone) await keepTimeZone(app, signedIn.userId, timeZone);
  return signedIn;
}

async function signedInBy(app: App, token: string): Promise<SignedIn | null> {
  const cache = cacheOf(app);
  const hash = hashOfToken(token);
  const tokenHash = hash.toString("hex");
  const now = app.clock.now();
  const cached = cache.find(tokenHash);
  // What is due for renewal is read again, so that a session in use never lapses.
  if (cached && isBefore(now, cached.renewalDue)) return isBefore(now, cached.expiresAt) ? cached.signedIn : null;

  const readBegan = cache.beginRead();
  const session = await sessionByToken(app, hash);
  if (!session || !isBefore(now, session.expires_at)) return null;
  const signedIn = signedInOf(session, tokenHash);
  const isFresh = isBefore(now, renewalDueAfter(session.renewed_at));
  const renewedAt = isFresh ? session.renewed_at : now;
  const expiresAt = isFresh ? session.expires_at : await renew(app, hash, now);
  cache.keep(tokenHash, { signedIn, expiresAt, renewalDue: renewalDueAfter(renewedAt) }, readBegan);
  return signedIn;
}

/** Begins a session and returns its token, which is kept nowhere. */
export async function beginSession(
  tx: Tx,
  now: Temporal.Instant,
  user: { id: string; role: UserRole; companyId: string | null },
): Promise<string> {
  const token = newToken();
  await insertSession(tx, {
    tokenHash: hashOfToken(token),
    userId: user.id,
    role: user.role,
    companyId: user.companyId,
    now,
    expiresAt: expiryFrom(now),
  });
  return token;
}

export async function endSession(tx: Tx, tokenHash: string): Promise<void> {
  await deleteSession(tx, tokenHash);
  await notify(tx, { about: "session", tokenHash });
}

/**
 * Drops sessions whose end was committed. Every process gets a notice, this one too, but that may arrive a moment after
 * the reply to the person who ended them.
 */
export function evictSessions(app: App, tokenHashes: readonly string[]): void {
  for (const tokenHash of tokenHashes) cacheOf(app).forget(tokenHash);
}

/** Signs a person out everywhere; returns the hashes of the tokens that were theirs. */
export async function endSessionsOf(tx: Tx, userId: string): Promise<string[]> {
  const tokenHashes = await deleteSessionsOf(tx, userId);
  for (const tokenHash of tokenHashes) await notify(tx, { about: "session", tokenHash });
  return tokenHashes;
}

const isBefore = (one: Temporal.Instant, other: Temporal.Instant) => Temporal.Instant.compare(one, other) < 0;

const renewalDueAfter = (renewedAt: Temporal.Instant) => renewedAt.add({ minutes: sessionRenewalMinutes });

const expiryFrom = (now: Temporal.Instant) => now.add(hoursOfDays(sessionDays));

async function renew(app: App, hash: Buffer, now: Temporal.Instant): Promise<Temporal.Instant> {
  const expiresAt = expiryFrom(now);
  await app.inTransaction((tx) => renewSession(tx, hash, now, expiresAt));
  return expiresAt;
}

function signedInOf(session: SessionRow, tokenHash: string): SignedIn {
  return session.role === "investor"
    ? { role: "investor", userId: session.user_id, companyId: session.company_id!, tokenHash }
    : { role: "renter", userId: session.user_id, tokenHash };
}
