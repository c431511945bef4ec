import type { App } from "../app.ts";
import { limits } from "../limits.ts";
import type { Tx } from "../platform/database/database.ts";
import { giveBackAttempt, takeAttempt } from "../platform/limiter.ts";

/**
 * Counts one more try at a code against everyone in `guarded`, whatever code it is for: asking for a new code gives no
 * new tries.
 * Errors  `too-many-attempts`
 */
export async function takeCodeTry(app: App, ...guarded: string[]): Promise<void> {
  for (const one of guarded) await takeAttempt(app, limits.wrongCodes, one);
}

/** Takes the attempt back, since the code was right. */
export async function giveBackCodeTry(tx: Tx, ...guarded: string[]): Promise<void> {
  for (const one of guarded) await giveBackAttempt(tx, limits.wrongCodes, one);
}
