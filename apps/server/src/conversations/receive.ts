import { highlightsOf } from "@porchlight/assistant/highlights.ts";
import type { PlacedInput } from "@porchlight/assistant/records/turn-record.ts";
import type { InquirySource, MessageChannel } from "@porchlight/domain/conversations/channels.ts";
import { isStopped } from "@porchlight/domain/leads/lifecycle.ts";
import { withoutPrivateNumbers } from "@porchlight/domain/privacy/masked-numbers.ts";
import type { App } from "../app.ts";
import { quietPlaceOf, replyWithin } from "../deliveries/quiet-hours.ts";
import { recordOfLead } from "../leads/events.ts";
import { endFollowUps } from "../leads/follow-up-store.ts";
import { type LockedLead, lockLead } from "../leads/locked-lead.ts";
import { openInquiry } from "../leads/open.ts";
import { moveLead, returnToApplication } from "../leads/stage.ts";
import { noteHighlights, saveInquiry } from "../leads/store.ts";
import type { Tx } from "../platform/database/database.ts";
import { isOffMarket, lockProperty } from "../properties/store.ts";
import { listenIn, type TurnResult } from "./listen-in.ts";
import { type PortalDetails, recordPortalDetails } from "./portal-details.ts";
import type { SenderTrust } from "./sender-trust.ts";
import { channelForNews, speak } from "./speak.ts";
import { insertMessage, lineOf, recentMessages, recordConsent } from "./store.ts";
import { takeTurn } from "./turn.ts";

/** The maximum number of lines Piper reads of a conversation. */
const maxLines = 12;

/** A mail, a text or a platform's lead of a renter, matched to a home and, where there is one, to its inquiry. */
export type MatchedArrival = {
  propertyId: string;
  inquiryId: string | null;
  channel: "EMAIL" | "SMS" | "PLATFORM";
  text: string;
  /** The partner's id of it; a repeat changes nothing. */
  externalId: string;
  from: { name: string | null; email: string | null; phone: string | null };
  source: InquirySource;
  subject?: string | null;
  /** Written by a machine: kept, never answered. */
  isAutomatic: boolean;
  /** The address proved itself by a secret only its owner was sent. */
  fromAddressTrusted: boolean;
  /** The other fields of a rental platform's form. */
  portal?: PortalDetails;
};

/** Stores a renter's mail, text or platform message once and lets Piper answer it. A first message opens its inquiry. */
export async function receiveFromRenter(tx: Tx, app: App, arrived: MatchedArrival): Promise<void> {
  const at = app.clock.now();
  const lead = arrived.inquiryId
    ? await lockLead(tx, arrived.inquiryId)
    : await openInquiry(tx, app, await lockProperty(tx, arrived.propertyId), {
        source: arrived.source,
        channel: arrived.channel,
        subject: arrived.subject ? withoutPrivateNumbers(arrived.subject) : null,
        ...arrived.from,
      });
  if (arrived.channel === "SMS" && arrived.from.phone) {
    recordConsent(tx, { companyId: lead.inquiry.companyId, phone: arrived.from.phone, source: "own-text", at });
  }
  if (arrived.portal) await recordPortalDetails(tx, app, lead, arrived, arrived.portal);
  if (arrived.channel === "EMAIL") lead.inquiry.thread = [...lead.inquiry.thread, arrived.externalId].slice(-40);
  await recordRenterMessage(tx, app, lead, {
    channel: arrived.channel,
    answersBy: arrived.channel === "PLATFORM" ? await channelForNews(tx, lead) : arrived.channel,
    text: arrived.text,
    externalId: arrived.externalId,
    answers: !arrived.isAutomatic,
    by: arrived.channel === "SMS" || arrived.fromAddressTrusted || arrived.inquiryId === null ? "renter" : "address",
  });
}

export type RenterMessage = {
  channel: MessageChannel;
  /** The channel of Piper's answer, when it is not that of the message. */
  answersBy?: MessageChannel;
  text: string;
  externalId: string;
  answers: boolean;
  by: SenderTrust;
};

/**
 * Stores a renter's message, without numbers that are not to be kept, and lets Piper answer it on the same channel.
 * Returns false for a repeat.
 */
export async function recordRenterMessage(
  tx: Tx,
  app: App,
  lead: LockedLead,
  arrived: RenterMessage,
): Promise<boolean> {
  const { inquiry } = lead;
  const said = { ...arrived, text: withoutPrivateNumbers(arrived.text) };
  const { answersBy = said.channel } = said;
  const at = app.clock.now();
  const [history, stored] = await Promise.all([
    recentMessages(tx, inquiry.id, maxLines),
    insertMessage(tx, app, {
      companyId: inquiry.companyId,
      inquiryId: inquiry.id,
      sender: "renter",
      channel: said.channel,
      content: said.text,
      facts: [],
      externalId: said.externalId,
      mailId: said.channel === "EMAIL" ? said.externalId : null,
      at,
    }),
  ]);
  if (!stored) return false;
  await recordOfLead(tx, app, inquiry, "message.received");
  endFollowUps(tx, inquiry.id);
  await reactivateLead(tx, app, lead);
  inquiry.lastChannel = said.channel;
  if (said.answers) {
    const input: PlacedInput = namesOnlyHome(said.text, lead)
      ? { kind: "news", news: { is: "greeting" } }
      : { kind: "message", text: said.text, history: history.map(lineOf), of: [stored.seq] };
    const { turn, isWaiting } = await turnFor(tx, app, lead, answersBy, input, said.by);
    if (isWaiting) inquiry.waitingSince ??= at;
    if (turn.heard) noteHighlights(tx, lead.renter.id, highlightsOf(turn.heard));
    const isOptOut = turn.orders.some((order) => order.kind === "opt-out");
    if (turn.text) {
      await speak(tx, app, lead, {
        text: turn.text,
        facts: turn.facts,
        records: [turn.record],
        channel: answersBy,
        externalId: `reply:${said.externalId}`,
        quietIn: quietPlaceOf(lead.home),
        quietFrom: at.add(replyWithin),
        ...(isOptOut ? { evenIfOptedOut: true } : {}),
      });
    }
  }
  inquiry.lastRenterAt = at;
  saveInquiry(tx, inquiry, at);
  return true;
}

/** Piper's turn, or its silence where the owner has taken the conversation over. */
async function turnFor(
  tx: Tx,
  app: App,
  lead: LockedLead,
  ...[channel, input, by]: [MessageChannel, PlacedInput, SenderTrust]
): Promise<TurnResult> {
  if (lead.inquiry.takenOverAt) return listenIn(tx, app, lead, channel, input, by);
  return { turn: await takeTurn(tx, app, lead, channel, input, by), isWaiting: false };
}

/** Whether a text only names the home, such as a sign's "Text 7KQM". */
const namesOnlyHome = (text: string, { home }: LockedLead): boolean =>
  text
    .trim()
    .toUpperCase()
    .replace(/^TEXT\s+/, "") === home.textCode.toUpperCase();

/** Makes a renter a lead again who had left, or whose home was rented and is listed again: where their application stands. */
export async function reactivateLead(tx: Tx, app: App, lead: LockedLead): Promise<void> {
  const { inquiry, home } = lead;
  const mayReturn = !isStopped(inquiry.stage) || !isOffMarket(home);
  if (mayReturn && !(await returnToApplication(tx, app, inquiry))) await moveLead(tx, app, inquiry, "writesAgain");
}
