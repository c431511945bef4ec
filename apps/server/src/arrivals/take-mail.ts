import type { App } from "../app.ts";
import { receiveFromRenter } from "../conversations/receive.ts";
import { readIntakeAddress } from "../deliveries/reply-address.ts";
import type { Tx } from "../platform/database/database.ts";
import { answerForDeletedHome } from "./deleted-home.ts";
import { isForged } from "./forgery.ts";
import { type MailMatch, matchMail } from "./match-mail.ts";
import type { ArrivedMail } from "./parse-mail.ts";
import type { Portal } from "./portals/portal.ts";
import { portalOf } from "./portals/portals.ts";
import { quarantineForgedMail } from "./quarantine-forged.ts";
import { companyKnowing } from "./queries.ts";
import { replyPolicyFor } from "./reply-policy.ts";
import type { Arrival, ArrivalOutcome } from "./store.ts";
import { takeBounce } from "./take-bounce.ts";
import { takePortalMail } from "./take-portal-mail.ts";
import { forwardUnassignedMail } from "./unassigned.ts";

/** Hands a mail to its conversation, or keeps it where the owner can find it. */
export async function takeMail(
  tx: Tx,
  app: App,
  arrival: Arrival,
  mail: ArrivedMail,
  senderResults: string | null,
): Promise<ArrivalOutcome> {
  const to = readIntakeAddress(app.secret, String(arrival.envelope.to ?? ""));
  if (to.kind === "bounce" || mail.automation === "bounce") return takeBounce(tx, app, to, mail);
  const note = senderResults ?? undefined;
  const match = await matchMail(tx, to, mail);
  if (senderResults && isForged(senderResults, mail.from))
    return quarantineForgedMail(tx, app, arrival, mail, match, senderResults);
  const portal = portalOf(mail.from);
  if (portal?.isRelay && match?.inquiryId) return converse(tx, app, arrival, wordsThrough(portal, mail), match, note);
  if (portal) return takePortalMail(tx, app, arrival, mail, portal, match, note);
  if (match?.inquiryId) return converse(tx, app, arrival, mail, match, note);
  return takeFirstMail(tx, app, arrival, mail, match, note);
}

/** A renter's own mail within a relay's: what its form says around their words is not theirs. */
const wordsThrough = (relay: Portal, mail: ArrivedMail): ArrivedMail => ({
  ...mail,
  text: relay.read(mail)?.message ?? mail.text,
  automation: "none",
});

/** A mail that belongs to no conversation yet: it begins one where it is about a home, or is for the owner to read. */
async function takeFirstMail(
  tx: Tx,
  app: App,
  arrival: Arrival,
  mail: ArrivedMail,
  match: MailMatch | null,
  note: string | undefined,
): Promise<ArrivalOutcome> {
  if (mail.automation === "auto-reply") return { status: "ignored", note: "An automatic reply to nothing of ours." };
  if (!match || mail.automation === "bulk") {
    const companyId = match?.companyId ?? (await companyKnowing(tx, mail.from));
    if (companyId) await forwardUnassignedMail(tx, app, companyId, arrival, mail);
    return { status: "unassigned", note, wordsHash: mail.wordsHash };
  }
  if (match.isDeleted) return answerForDeletedHome(tx, app, match, mail);
  return converse(tx, app, arrival, mail, match, note);
}

async function converse(
  tx: Tx,
  app: App,
  arrival: Arrival,
  mail: ArrivedMail,
  match: MailMatch,
  note: string | undefined,
): Promise<ArrivalOutcome> {
  const manner = await replyPolicyFor(tx, arrival, mail);
  await receiveFromRenter(tx, app, {
    propertyId: match.propertyId,
    inquiryId: match.inquiryId,
    channel: "EMAIL",
    text: wordsOf(mail),
    externalId: mail.messageId ?? arrival.partnerId,
    from: { name: mail.fromName, email: mail.from, phone: null },
    source: "EMAIL",
    subject: mail.subject,
    isAutomatic: manner === "silent",
    fromAddressTrusted: match.isFromTheRenter,
  });
  return { status: "handled", note, wordsHash: mail.wordsHash, wasCapped: manner === "answer-once" };
}

/** Some people write all they have to say into the subject, or only attach something. */
function wordsOf(mail: ArrivedMail): string {
  const attached = mail.attachments.map((name) => `[${name}]`).join(" ");
  return mail.text || attached || mail.subject || "(no text)";
}
