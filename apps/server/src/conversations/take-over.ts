import type { News } from "@porchlight/assistant/turn.ts";
import { refuseUnfairText } from "@porchlight/domain/fair-housing/refuse-unfair-text.ts";
import { withoutPrivateNumbers } from "@porchlight/domain/privacy/masked-numbers.ts";
import { refuse } from "@porchlight/domain/refusals.ts";
import type { App } from "../app.ts";
import { asReply } from "../deliveries/quiet-hours.ts";
import { recordOfLead } from "../leads/events.ts";
import { restartFollowUps } from "../leads/follow-up-store.ts";
import { type LockedLead, lockOwnLead } from "../leads/locked-lead.ts";
import { saveInquiry } from "../leads/store.ts";
import type { Tx } from "../platform/database/database.ts";
import type { Investor } from "../platform/http/serve.ts";
import { loadShowing, openRequest } from "../showings/store.ts";
import { type SenderTrust, unlinkedBrowser } from "./sender-trust.ts";
import { channelForNews, speak } from "./speak.ts";
import { hasMessage, lineOf, type Message, recentMessages } from "./store.ts";
import { takeTurn } from "./turn.ts";

/** What Piper says of its own accord, so that it stays unsaid while the owner answers. */
const newsWithoutCause = new Set<News["is"]>([
  "greeting",
  "follow-up",
  "completed",
  "owner-still-silent",
  "attendance-declined",
]);

export const isHeldWhileTakenOver = (lead: LockedLead, news: News): boolean =>
  lead.inquiry.takenOverAt !== null && newsWithoutCause.has(news.is);

/** Takes a conversation over, so that the owner answers from here on. Safe to call twice. Errors  `not-found`. */
export const takeOver = (app: App, owner: Investor, inquiryId: string): Promise<void> =>
  app.inTransaction(async (tx) => {
    const { inquiry } = await lockOwnLead(tx, owner.companyId, inquiryId);
    if (inquiry.takenOverAt) return;
    const at = app.clock.now();
    inquiry.takenOverAt = at;
    saveInquiry(tx, inquiry, at);
    await recordOfLead(tx, app, inquiry, "conversation.taken-over", { userId: owner.userId });
  });

/** Hands a conversation back to Piper, who first answers what the renter still waits for. Errors  `not-found`. */
export const handBack = (app: App, owner: Investor, inquiryId: string): Promise<void> =>
  app.inTransaction(async (tx) => {
    const lead = await lockOwnLead(tx, owner.companyId, inquiryId);
    if (!lead.inquiry.takenOverAt) return;
    await recordOfLead(tx, app, lead.inquiry, "conversation.handed-back", { userId: owner.userId });
    await resume(tx, app, lead);
  });

/** Sends the owner's message to the renter, where the renter can be reached. Errors  `conversation.not-taken-over`, `fair-housing`. */
export const writeToRenter = (
  app: App,
  owner: Investor,
  inquiryId: string,
  said: { text: string; clientMessageId: string },
): Promise<void> =>
  app.inTransaction(async (tx) => {
    const lead = await lockOwnLead(tx, owner.companyId, inquiryId);
    const externalId = `owner:${said.clientMessageId}`;
    if (await hasMessage(tx, inquiryId, externalId)) return;
    if (!lead.inquiry.takenOverAt) refuse("conversation.not-taken-over");
    refuseUnfairText(said.text);
    const channel = await channelForNews(tx, lead);
    const travels = await ownerTextTiming(tx, app, lead);
    const text = withoutPrivateNumbers(said.text);
    await speak(tx, app, lead, { by: "owner", text, facts: [], channel, externalId, ...travels });
    lead.inquiry.waitingSince = null;
    saveInquiry(tx, lead.inquiry, app.clock.now());
  });

/** A text of the owner's keeps out of the quiet hours as well, unless it is a reply or their showing would come first. */
async function ownerTextTiming(tx: Tx, app: App, { inquiry, home, renter }: LockedLead) {
  const { notBefore, ...bound } = asReply(app.clock.now(), home, renter.phone, inquiry.lastRenterAt);
  const request = notBefore && (await openRequest(tx, inquiry.id));
  const showing = request && (await loadShowing(tx, request.showingId));
  if (showing && Temporal.Instant.compare(showing.startsAt, notBefore) <= 0) return {};
  return { ...bound, ...(notBefore ? { notBefore } : {}) };
}

/** Nothing vouches any more for who sent a mail of some time ago. */
function trustIn(lines: readonly Message[]): SenderTrust {
  const channels = new Set(lines.map(({ channel }) => channel));
  if (channels.has("EMAIL") || channels.has("PLATFORM")) return "address";
  return channels.has("WEB") ? unlinkedBrowser : "renter";
}

const maxLines = 24;

/** Returns a locked conversation to Piper, who answers what was written to the owner and not answered. */
export async function resume(tx: Tx, app: App, lead: LockedLead): Promise<void> {
  const { inquiry, home } = lead;
  const { waitingSince } = inquiry;
  const now = app.clock.now();
  inquiry.takenOverAt = null;
  inquiry.waitingSince = null;
  restartFollowUps(tx, [inquiry.id], now);
  if (waitingSince) {
    const lines = await recentMessages(tx, inquiry.id, maxLines);
    const answered = lines.findLastIndex(({ sender }) => sender !== "renter") + 1;
    const waiting = lines.slice(answered);
    const history = lines.slice(0, answered).map(lineOf);
    const channel = await channelForNews(tx, lead);
    const text = waiting.map(({ content }) => content).join("\n");
    const input = { kind: "message", text, history, of: waiting.map(({ seq }) => seq) } as const;
    const turn = await takeTurn(tx, app, lead, channel, input, trustIn(waiting));
    const externalId = `resumed:${waiting.at(-1)?.id ?? now}`;
    if (turn.text)
      await speak(tx, app, lead, {
        text: turn.text,
        facts: turn.facts,
        records: [turn.record],
        channel,
        externalId,
        ...asReply(now, home, lead.renter.phone, waitingSince),
      });
  }
  saveInquiry(tx, inquiry, now);
}
