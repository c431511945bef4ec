import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto";

const ivBytes = 12;
const tagBytes = 16;
const attemptBytes = 16;
const keyOf = (secret: Buffer): Buffer => Buffer.from(hkdfSync("sha256", secret, "", "calendar-tokens", 32));

/** Encrypts a token for storing: it is readable only with the product's secret, not from the database alone. */
export function seal(secret: Buffer, token: string): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv("aes-256-gcm", keyOf(secret), iv);
  const sealed = Buffer.concat([cipher.update(token, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

/** Errors  thrown where it was sealed with another secret, or changed since. */
export function unseal(secret: Buffer, kept: Buffer): string {
  const decipher = createDecipheriv("aes-256-gcm", keyOf(secret), kept.subarray(0, ivBytes));
  decipher.setAuthTag(kept.subarray(ivBytes, ivBytes + tagBytes));
  return Buffer.concat([decipher.update(kept.subarray(ivBytes + tagBytes)), decipher.final()]).toString("utf8");
}

/** Whose consent it is: one session of one owner. */
type Asking = { userId: string; tokenHash: string };

const keyed = (secret: Buffer, use: string, { userId, tokenHash }: Asking): Buffer =>
  createHmac("sha256", secret).update(`${use}:${userId}:${tokenHash}`).digest();

/**
 * Returns the PKCE verifier that ties a code to the session that requested it. Google redeems a code only with the
 * verifier of its challenge, so a code of another owner's consent is useless here, with or without the state.
 */
export const codeVerifierOf = (secret: Buffer, asking: Asking): string =>
  keyed(secret, "calendar-verifier", asking).toString("base64url");

/** Returns a new state for Google's consent: one for each attempt, valid until `expiresAt`. */
export function newState(secret: Buffer, asking: Asking, expiresAt: Temporal.Instant): string {
  const attempt = `${randomBytes(attemptBytes).toString("base64url")}.${expiresAt.epochMilliseconds}`;
  return `${attempt}.${signatureOf(secret, asking, attempt)}`;
}

/** Returns the attempt behind a state, or null when it is not of this session. Whether it is over is not looked at. */
export function attemptOf(
  secret: Buffer,
  asking: Asking,
  state: string,
): { id: string; expiresAt: Temporal.Instant } | null {
  const [id, expiry, signature] = state.split(".");
  if (!id || !expiry || !signature) return null;
  const [given, expected] = [Buffer.from(signature), Buffer.from(signatureOf(secret, asking, `${id}.${expiry}`))];
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return { id, expiresAt: Temporal.Instant.fromEpochMilliseconds(Number(expiry)) };
}

const signatureOf = (secret: Buffer, asking: Asking, attempt: string): string =>
  keyed(secret, `calendar-state:${attempt}`, asking).toString("base64url");
