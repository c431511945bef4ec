import type { MessageChannel } from "@porchlight/domain/conversations/channels.ts";
import type { App } from "../app.ts";
import type { LockedLead } from "../leads/locked-lead.ts";
import { limits } from "../limits.ts";
import type { Reader, Tx } from "../platform/database/database.ts";
import { countAttemptIn } from "../platform/limiter.ts";
import { hasEarlierRequest, hasOpenedLink, hasWrittenElsewhere } from "./queries.ts";

type Contact = Pick<LockedLead, "inquiry" | "renter">;

/**
 * Whether a lead's address and number are not yet known to be the renter's own: nothing came from them, and no
 * browser opened a link that went there. Anybody can type a stranger's.
 */
export const isContactUnverified = async (on: Reader | Tx, { inquiry }: Contact): Promise<boolean> =>
  !(await hasWrittenElsewhere(on, inquiry.id)) && !(await hasOpenedLink(on, inquiry.id));

/**
 * Whether only the page may answer a lead: it is unproven, and an earlier lead of the home with the same address or number
 * has an open request. One request at a time writes to somebody who may never have asked.
 *
 * Source  docs/decisions/0063-mail-to-people-who-may-not-have-asked.md
 */
export async function isAnsweredOnPageOnly(on: Reader | Tx, { inquiry, renter }: Contact): Promise<boolean> {
  if (!renter.email && !renter.phone) return false;
  return (await hasEarlierRequest(on, inquiry, renter)) && (await isContactUnverified(on, { inquiry, renter }));
}

/** Whether an unverified address or number has reached its limit of messages, from all homes together. */
export async function isOverMessageLimit(tx: Tx, app: App, lead: Contact, channel: MessageChannel): Promise<boolean> {
  const { email, phone } = lead.renter;
  const to = channel === "EMAIL" ? email : channel === "SMS" ? phone : null;
  if (to === null || !(await isContactUnverified(tx, lead))) return false;
  return (await countAttemptIn(tx, app, limits.messagesToUnproven, to)) > 0;
}
