import type { FactUsed } from "@porchlight/assistant/turn.ts";
import type { MessageChannel } from "@porchlight/domain/conversations/channels.ts";
import type { App } from "../app.ts";
import type { InviteFile } from "../calendars/invite.ts";
import { isOptedOut } from "../deliveries/opt-out-store.ts";
import { queueMail, queueText } from "../deliveries/queue.ts";
import type { QuietPlace } from "../deliveries/quiet-hours.ts";
import { replyAddress } from "../deliveries/reply-address.ts";
import { recordOfLead } from "../leads/events.ts";
import { startFollowUps } from "../leads/follow-up-store.ts";
import type { LockedLead } from "../leads/locked-lead.ts";
import { isRelayAddress } from "../leads/relay-addresses.ts";
import type { Reader, Tx } from "../platform/database/database.ts";
import { renderMail } from "../platform/mail/layout.ts";
import { linked, type MailBlock } from "../platform/mail/layout-blocks.ts";
import { mailFrame } from "./mail-frame.ts";
import type { MailCard } from "./news-mail.ts";
import type { PendingRecord } from "./records/record-store.ts";
import { hasConsent, insertMessage } from "./store.ts";
import { isAnsweredOnPageOnly } from "./unverified-contact.ts";

export type OutgoingMessage = {
  /** The sender; Piper when omitted. */
  by?: "owner";
  text: string;
  facts: readonly FactUsed[];
  /** The records of the turns that it is said in. */
  records?: readonly PendingRecord[];
  channel: MessageChannel;
  /** A message with a key that was already used is not stored again. */
  externalId: string;
  notBefore?: Temporal.Instant;
  notAfter?: Temporal.Instant;
  /** A mail is kept back until then. */
  mailNotBefore?: Temporal.Instant;
  /** The place whose quiet hours delay a text, starting at `quietFrom` if given. */
  quietIn?: QuietPlace;
  quietFrom?: Temporal.Instant;
  /** Whether it is a follow-up to a renter who did not reply, which does not count as activity. */
  isFollowUp?: boolean;
  /** What a mail says and shows beside the words, which is also its subject where the renter has begun no thread. */
  card?: MailCard;
  /** A calendar invitation that goes with a mail. */
  invite?: InviteFile;
  /** The one text that confirms an opt-out. */
  evenIfOptedOut?: boolean;
};

/** Stores Piper's or the owner's message and queues its delivery. Returns false where it was stored before. */
export async function speak(tx: Tx, app: App, lead: LockedLead, said: OutgoingMessage): Promise<boolean> {
  const { inquiry } = lead;
  const at = app.clock.now();
  const stored = await insertMessage(tx, app, {
    companyId: inquiry.companyId,
    inquiryId: inquiry.id,
    sender: said.by ?? "piper",
    channel: said.channel,
    content: said.text,
    facts: [...said.facts],
    externalId: said.externalId,
    at,
  });
  if (!stored) return false;
  const { id: messageId } = stored;
  for (const record of said.records ?? []) record.messageId = messageId;
  if (!said.isFollowUp) startFollowUps(tx, inquiry.id, at);
  if (said.channel === "EMAIL") await mail(tx, app, lead, said, messageId);
  if (said.channel === "SMS") await text(tx, app, lead, said, messageId);
  if (said.by) await recordOfLead(tx, app, inquiry, "message.written");
  else await recordOfLead(tx, app, inquiry, "message.sent", { data: said.isFollowUp ? { isFollowUp: true } : {} });
  return true;
}

async function mail(tx: Tx, app: App, lead: LockedLead, said: OutgoingMessage, messageId: string): Promise<void> {
  const { inquiry, renter } = lead;
  if (!renter.email) return;
  const isRelay = isRelayAddress(renter.email);
  const domain = app.config.mail.intakeDomain;
  const paragraphs = withoutButtons(said.text, said.card?.blocks ?? [])
    .split(/\n{2,}/)
    .map((words) => ({ kind: "paragraph" as const, words: linked(words) }));
  const frame = mailFrame(lead, said.by ?? "piper");
  const { html, text: plain } = renderMail({
    ...(said.card ? { title: said.card.title } : {}),
    preview: said.text.slice(0, 120),
    blocks: [...paragraphs, ...(said.card?.blocks ?? []), frame.signature],
    footer: [frame.footer],
    language: inquiry.talk.language,
  });
  await queueMail(tx, app, {
    to: renter.email,
    ...(renter.name ? { toName: renter.name } : {}),
    subject: inquiry.subject
      ? `Re: ${inquiry.subject.replace(/^(re|fwd?):\s*/i, "")}`
      : said.card
        ? `${said.card.title}: ${frame.name}`
        : frame.subject,
    text: plain,
    // A relay carries words alone.
    html: isRelay ? "" : html,
    replyTo: replyAddress(app.secret, inquiry.id, domain),
    ...(inquiry.thread.length > 0 ? { inReplyTo: inquiry.thread.at(-1)!, references: inquiry.thread.slice(-20) } : {}),
    headers: said.by ? {} : { "Auto-Submitted": "auto-replied" },
    attachments: said.invite ? [said.invite] : [],
    companyId: inquiry.companyId,
    messageId,
    ...(said.mailNotBefore ? { notBefore: said.mailNotBefore } : {}),
    ...(said.notAfter ? { notAfter: said.notAfter } : {}),
  });
}

/** A text without the clauses that only say where to press ("To change or cancel: https://…"), where a button leads there. */
function withoutButtons(text: string, blocks: readonly MailBlock[]): string {
  const hrefs = blocks.flatMap((block) => (block.kind === "buttons" ? block.buttons.map(({ href }) => href) : []));
  // A button may carry its answer beside the address that the words name.
  const addresses = new Set(hrefs.flatMap((href) => [href, href.replace(/\?.*/, "")]));
  return [...addresses].reduce(
    (left, href) => left.replace(new RegExp(`\\s*[^.!?\\n]*: ${RegExp.escape(href)}(?=\\s|$)`), ""),
    text,
  );
}

async function text(tx: Tx, app: App, lead: LockedLead, said: OutgoingMessage, messageId: string): Promise<void> {
  if (!lead.renter.phone) return;
  await queueText(tx, app, {
    to: lead.renter.phone,
    body: said.text,
    companyId: lead.inquiry.companyId,
    messageId,
    ...(said.notBefore ? { notBefore: said.notBefore } : {}),
    ...(said.notAfter ? { notAfter: said.notAfter } : {}),
    ...(said.quietIn ? { quietIn: said.quietIn } : {}),
    ...(said.quietFrom ? { quietFrom: said.quietFrom } : {}),
    ...(said.evenIfOptedOut ? { evenIfOptedOut: true } : {}),
  });
}

/**
 * Returns the channel on which Piper may write first: the renter's last one; for the page by text when the renter
 * agreed to texts, else by mail, else in the chat.
 * Source  docs/decisions/0003-messaging-and-consent.md
 */
export async function channelForNews(
  on: Reader | Tx,
  { inquiry, renter }: Pick<LockedLead, "inquiry" | "renter">,
): Promise<MessageChannel> {
  const mayText =
    renter.phone !== null &&
    (await hasConsent(on, inquiry.companyId, renter.phone)) &&
    !(await isOptedOut(on, "SMS", renter.phone));
  if (inquiry.lastChannel === "SMS" && mayText) return "SMS";
  if (await isAnsweredOnPageOnly(on, { inquiry, renter })) return "WEB";
  // Who was on the page and agreed to texts meant them, though an address was left too.
  if (inquiry.lastChannel === "WEB" && mayText) return "SMS";
  if (renter.email) return "EMAIL";
  return mayText ? "SMS" : "WEB";
}
