import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto";

const ivBytes = 12;
const tagBytes = 16;
const keyOf = (secret: Buffer): Buffer => Buffer.from(hkdfSync("sha256", secret, "", "calendar-tokens", 32));

/** A token as it is kept: readable only with the product's secret, and not by whoever has the database alone. */
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
 * What ties a code to the session that asked for it. Google redeems a code only with the verifier behind the challenge
 * it was asked with, so a code of somebody else's consent is worth nothing here, with or without the state.
 */
export const codeVerifierOf = (secret: Buffer, asking: Asking): string =>
  keyed(secret, "calendar-verifier", asking).toString("base64url");

export const stateOf = (secret: Buffer, asking: Asking): string =>
  keyed(secret, "calendar-state", asking).toString("base64url");

export function isStateOf(secret: Buffer, asking: Asking, state: string): boolean {
  const [given, expected] = [Buffer.from(state), Buffer.from(stateOf(secret, asking))];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
