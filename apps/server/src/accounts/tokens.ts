import { createHmac, hash, randomBytes, randomInt, timingSafeEqual } from "node:crypto";

/** An opaque secret of 256 bits, in 43 characters that fit an address. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** Returns the hash of a token, which is all that is stored of it. */
export const hashOfToken = (token: string): Buffer => hash("sha256", token, "buffer");

/** Six digits without a leading zero, since the code travels as a number. */
export const newCode = (): number => randomInt(100_000, 1_000_000);

/**
 * Returns the hash of a code that is stored: keyed, because six digits are soon guessed from a plain hash. `owner` is
 * whom it is for.
 */
export const hashOfCode = (secret: Buffer, owner: string, code: number): Buffer =>
  createHmac("sha256", secret).update(`code:${owner}:${code}`).digest();

export const isSameHash = (one: Buffer, other: Buffer): boolean =>
  one.length === other.length && timingSafeEqual(one, other);
