import { randomBytes } from "node:crypto";
import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { limitConcurrency } from "../platform/limit-concurrency.ts";

/** Each hash takes about 19 MB and one core; the thread pool is shared with files and DNS, so a few at once are all. */
const maxAtOnce = Math.max(2, Math.min(3, availableParallelism() - 1));
const maxWaiting = 200;

const inTurn = limitConcurrency(maxAtOnce, maxWaiting);

/** An Argon2id hash with its own salt and parameters in it. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password));

/**
 * Whether a password is the one that was hashed. Without a hash (no such account, or none with a password) the answer
 * is false and takes as long.
 */
export async function isPassword(kept: string | null, password: string): Promise<boolean> {
  const compared = kept ?? (await decoy());
  const isRight = await inTurn(() => verify(compared, password));
  return kept !== null && isRight;
}

let decoyHash: Promise<string> | undefined;
const decoy = (): Promise<string> => {
  decoyHash ??= hash(randomBytes(32));
  return decoyHash;
};
