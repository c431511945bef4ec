import type { App } from "../app.ts";
import type { Tx } from "../platform/database/database.ts";
import { answerForDeletedHome } from "./deleted-home.ts";
import { homeInText } from "./listing-queries.ts";
import type { MailMatch } from "./match-mail.ts";
import type { ArrivedMail } from "./parse-mail.ts";
import type { Portal } from "./portals/portal.ts";
import { companyKnowing } from "./queries.ts";
import type { Arrival, ArrivalOutcome } from "./store.ts";
import { takeLead } from "./take-lead.ts";
import { forwardUnassignedMail } from "./unassigned.ts";

/** Makes a portal's mail a lead of the home whose mailbox it came to, else of the one it names; nothing of it is lost. */
export async function takePortalMail(
  tx: Tx,
  app: App,
  arrival: Arrival,
  mail: ArrivedMail,
  portal: Portal,
  match: MailMatch | null,
  note: string | undefined,
): Promise<ArrivalOutcome> {
  const lead = portal.read(mail);
  const home = match ?? (lead && (await homeOf(tx, lead.about)));
  if (!lead || !home) {
    const companyId = home?.companyId ?? (await companyKnowing(tx, lead?.email ?? mail.from));
    if (companyId) await forwardUnassignedMail(tx, app, companyId, arrival, mail);
    return { status: "unassigned", note, wordsHash: mail.wordsHash };
  }
  if (home.isDeleted) {
    if (!lead.email) return { status: "handled", note: "The home was deleted." };
    return answerForDeletedHome(tx, app, home, { ...mail, from: lead.email, subject: null });
  }
  await takeLead(tx, app, home.propertyId, lead, {
    externalId: mail.messageId ?? arrival.partnerId,
    // A relay is written to like anybody's mailbox, in its thread; the others only tell of somebody.
    ...(portal.isRelay ? { channel: "EMAIL" as const, subject: mail.subject } : { channel: "PLATFORM" as const }),
  });
  return { status: "handled", note, wordsHash: mail.wordsHash };
}

async function homeOf(tx: Tx, about: string) {
  const named = await homeInText(tx, about);
  return named && { propertyId: named.id, companyId: named.companyId, isDeleted: named.isDeleted };
}
