import { refuse } from "@porchlight/domain/refusals.ts";
import type { App } from "../app.ts";
import { queueMail } from "../deliveries/queue.ts";
import { limits } from "../limits.ts";
import { clientOf } from "../platform/http/client-address.ts";
import { consumeAttempt, refundAttempt, resetAttempts } from "../platform/limiter.ts";
import { type Origin, recordAccountEvent } from "./account-event-store.ts";
import { recordingRefusal } from "./account-events.ts";
import { consumeCodeAttempt, refundCodeAttempt } from "./code-attempts.ts";
import { inConstantTime } from "./constant-time.ts";
import { consumeMailRequest } from "./mail-requests.ts";
import { makeCode, useCode } from "./mailed-code-store.ts";
import { oneTimeCodeMail } from "./mails.ts";
import { type Session, sessionOf } from "./sign-in.ts";
import { accountByEmail } from "./store.ts";

/**
 * Mails a code to sign in with; an earlier one is void. The answer never tells whether there is an account.
 * Errors  429 too many mails to this address.
 */
export const requestCode = (app: App, email: string, origin: Origin): Promise<void> =>
  inConstantTime(async () => {
    await consumeMailRequest(app, "sign-in-code", email, origin);
    await app.inTransaction(async (tx) => {
      await resetAttempts(tx, limits.codeTries, email);
      const account = await accountByEmail(tx, email);
      const event = { kind: "sign-in-code.requested", userId: account?.id ?? null } as const;
      await recordAccountEvent(tx, app, event, origin);
      if (account)
        await queueMail(tx, app, oneTimeCodeMail(account, await makeCode(tx, app, "one_time_code", account.id)));
    });
  });

/**
 * Signs in with a mailed code, in the account's own role. Wrong codes are counted by address, so the answers to an
 * address without an account are the same.
 * Errors  400 wrong, used or expired; 429 more than five tries at one code, or too many wrong ones for this address.
 */
export const signInWithCode = (app: App, email: string, code: number, origin: Origin): Promise<Session> =>
  inConstantTime(async () => {
    await consumeAttempt(app, limits.codeTries, email);
    await consumeCodeAttempt(app, email);
    await consumeAttempt(app, limits.signInFailures, clientOf(origin.address));
    const account = await accountByEmail(app.db, email);
    const refused = { kind: "sign-in.refused", userId: account?.id ?? null, method: "CODE" } as const;
    return recordingRefusal(app, refused, origin, () =>
      app.inTransaction(async (tx) => {
        const used = account ? await useCode(tx, app, "one_time_code", account.id, code) : "wrong";
        if (!account || used === "wrong") return refuse("account.code-invalid");
        if (used === "expired") return refuse("account.code-expired");
        await resetAttempts(tx, limits.codeTries, email);
        await refundCodeAttempt(tx, email);
        await refundAttempt(tx, limits.signInFailures, clientOf(origin.address));
        return sessionOf(tx, app, account, origin, "CODE");
      }),
    );
  });
