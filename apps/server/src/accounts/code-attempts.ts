import type { App } from "../app.ts";
import { limits } from "../limits.ts";
import type { Tx } from "../platform/database/database.ts";
import { consumeAttempt, refundAttempt } from "../platform/limiter.ts";

/**
 * Counts one more try at a code against everyone in `guarded`, whatever code it is for: asking for a new code gives no
 * new tries.
 * Errors  `too-many-attempts`
 */
export async function consumeCodeAttempt(app: App, ...guarded: string[]): Promise<void> {
  for (const one of guarded) await consumeAttempt(app, limits.wrongCodes, one);
}

/** Takes the attempt back, since the code was right. */
export async function refundCodeAttempt(tx: Tx, ...guarded: string[]): Promise<void> {
  for (const one of guarded) await refundAttempt(tx, limits.wrongCodes, one);
}
