import { refuse } from "@porchlight/domain/refusals.ts";
import type { App } from "../app.ts";
import { limits } from "../limits.ts";
import { clientOf } from "../platform/http/client-address.ts";
import { consumeAttempt, countAttempt } from "../platform/limiter.ts";
import { isKnownClient, type Origin } from "./account-event-store.ts";

/** The kinds of mail a client can request to an address; each has an allowance of its own. */
export type RequestedMail =
  | "sign-up-code"
  | "sign-in-code"
  | "reset-link"
  | "ownership-code"
  | "new-email-code"
  | "activation-code"
  | "erasure-code";

/**
 * Counts one more mail that a client requests. Requests of one client are counted apart from the mails to one address
 * over all clients; once the latter are used up, clients that signed in to the account before still get their mail.
 * Errors  `too-many-requests`
 */
export async function consumeMailRequest(app: App, mail: RequestedMail, email: string, origin: Origin): Promise<void> {
  const client = clientOf(origin.address);
  await consumeAttempt(app, limits.mailRequests, `${mail} ${email} ${client}`);
  await consumeAttempt(app, limits.mailRequestsOfClient, client);
  const excess = await countAttempt(app, limits.mailsToAddress, `${mail} ${email}`);
  if (excess > 0 && !(await isKnownClient(app.db, email, origin))) refuse(limits.mailsToAddress.refusal);
}
