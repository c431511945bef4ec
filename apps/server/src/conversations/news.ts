import type { News } from "@porchlight/assistant/turn.ts";
import type { App } from "../app.ts";
import { quietPlaceOf, quietUntil } from "../deliveries/quiet-hours.ts";
import { askersOf } from "../escalations/store.ts";
import { consequenceOf } from "../events/kinds.ts";
import { eventAt, type LoggedEvent } from "../events/log.ts";
import { type LockedLead, lockLead } from "../leads/locked-lead.ts";
import { saveInquiry } from "../leads/store.ts";
import { mailInvitation } from "../notices/invitation.ts";
import type { Tx } from "../platform/database/database.ts";
import { invitationDue } from "../showings/invitations.ts";
import { cardOf } from "./news-mail.ts";
import { newsOf } from "./news-of-event.ts";
import { sendReceipt } from "./receipt.ts";
import { channelForNews, type OutgoingMessage, speak } from "./speak.ts";
import { hasMessage } from "./store.ts";
import { isHeldWhileTakenOver } from "./take-over.ts";
import { takeTurn } from "./turn.ts";
import { isAnsweredOnPageOnly, isOverMessageLimit } from "./unverified-contact.ts";

/** Sends the renters an event concerns its news from Piper, each once, however often the job runs. */
export async function sendNewsToRenters(app: App, { seq }: { seq: number }): Promise<void> {
  const event = await eventAt(app.db, seq);
  for (const heard of await audienceOf(app, event)) {
    await app.inTransaction(async (tx) => {
      const externalId = `news:${seq}`;
      const lead = await lockLead(tx, heard.inquiryId);
      if (lead.renter.isErased) return;
      if (consequenceOf("renter", event) === "receipt") return sendReceipt(tx, app, lead, event);
      if (await hasMessage(tx, heard.inquiryId, externalId)) return;
      const news = await newsOf({ tx, app, lead, event, question: heard.question });
      if (news && !isHeldWhileTakenOver(lead, news)) await tell(tx, app, lead, event, news, externalId);
      await updateCalendar(tx, app, lead, event);
    });
  }
}

/** Mails the renter an updated calendar invitation, even when there is no message about the event. */
async function updateCalendar(tx: Tx, app: App, lead: LockedLead, event: LoggedEvent): Promise<void> {
  const { home, inquiry, renter } = lead;
  const invitation = await invitationDue(tx, app, event, "renter", { people: lead, isUpdate: true });
  if (!invitation || !renter.email || (await isAnsweredOnPageOnly(tx, lead))) return;
  const to = { email: renter.email, name: renter.name, home, language: inquiry.talk.language };
  await mailInvitation(tx, app, invitation, to);
}

async function audienceOf(app: App, event: LoggedEvent): Promise<{ inquiryId: string; question: string }[]> {
  if (event.escalationId) {
    const askers = await askersOf(app.db, event.escalationId);
    return askers.map((asker) => ({ inquiryId: asker.inquiryId, question: asker.questionText }));
  }
  return event.inquiryId ? [{ inquiryId: event.inquiryId, question: "" }] : [];
}

async function tell(
  tx: Tx,
  app: App,
  lead: LockedLead,
  event: LoggedEvent,
  news: News,
  externalId: string,
): Promise<void> {
  const wanted = await channelForNews(tx, lead);
  const turn = await takeTurn(tx, app, lead, wanted, { kind: "news", news });
  saveInquiry(tx, lead.inquiry, app.clock.now());
  if (!turn.text) return;
  const channel = (await isOverMessageLimit(tx, app, lead, wanted)) ? "WEB" : wanted;
  const now = app.clock.now();
  const invitation = channel === "EMAIL" ? await invitationDue(tx, app, event, "renter", { people: lead }) : null;
  const card = cardOf(news, lead, now);
  await speak(tx, app, lead, {
    text: turn.text,
    facts: turn.facts,
    records: [turn.record],
    channel,
    externalId,
    isFollowUp: news.is === "follow-up",
    ...timesOf(news, event, lead, now),
    ...(invitation ? { invite: invitation.file } : {}),
    ...(card ? { card } : {}),
  });
}

/** From when and until when news may go out: not past the time that it is about, and outside of the quiet hours. */
function timesOf(
  news: News,
  event: LoggedEvent,
  lead: LockedLead,
  now: Temporal.Instant,
): Pick<OutgoingMessage, "notBefore" | "notAfter" | "mailNotBefore" | "quietIn"> {
  const startsAt = "startsAt" in news ? Temporal.Instant.from(news.startsAt) : null;
  const mailNotBefore = "notBefore" in event.data && event.data.notBefore;
  return {
    ...outsideQuietHours(news, lead, startsAt, now),
    ...(startsAt && Temporal.Instant.compare(startsAt, now) > 0 ? { notAfter: startsAt } : {}),
    ...(mailNotBefore ? { mailNotBefore: Temporal.Instant.from(mailNotBefore) } : {}),
  };
}

/** Returns when a message may be sent: after quiet hours, unless it is urgent or its time will have passed by then. */
function outsideQuietHours(
  news: News,
  lead: LockedLead,
  startsAt: Temporal.Instant | null,
  now: Temporal.Instant,
): Pick<OutgoingMessage, "notBefore" | "quietIn"> {
  if (anyHour.has(news.is)) return {};
  const quietIn = quietPlaceOf(lead.home);
  const opensAt = quietUntil(now, quietIn, lead.renter.phone);
  if (!opensAt) return { quietIn };
  const isTooLateThen = startsAt !== null && Temporal.Instant.compare(startsAt, opensAt) <= 0;
  return isTooLateThen ? {} : { notBefore: opensAt, quietIn };
}

/** What a renter needs at whatever hour. Source: docs/decisions/0003-messaging-and-consent.md. */
const anyHour = new Set<News["is"]>(["reminder", "tour-instructions", "tour-called-off"]);
