import type { News } from "@porchlight/assistant/piper.ts";
import { usPhone } from "@porchlight/domain/kernel/phones.ts";
import { fullAddressOf } from "@porchlight/domain/properties/address.ts";
import type { App } from "../app.ts";
import { quietPlaceOf, quietUntil } from "../deliveries/quiet-hours.ts";
import { askersOf, loadEscalation } from "../escalations/store.ts";
import { eventAt, type LoggedEvent } from "../events/log.ts";
import { type LockedLead, lockLead } from "../leads/locked-lead.ts";
import { followUpNews } from "../leads/silence.ts";
import { saveInquiry } from "../leads/store.ts";
import { mailInvitation } from "../notices/invitation.ts";
import type { Tx } from "../platform/database/database.ts";
import { nameOf, ownAgent } from "../showings/agents.ts";
import { instructionsOf } from "../showings/instructions-store.ts";
import { invitationDue } from "../showings/invitations.ts";
import { manageUrl } from "../showings/manage-link.ts";
import { loadShowing, type Showing } from "../showings/store.ts";
import { cardOf } from "./news-mail.ts";
import { questionsToRecall } from "./open-questions.ts";
import { sendReceipt } from "./receipt.ts";
import { channelForNews, speak } from "./speak.ts";
import { isStale } from "./stale-events.ts";
import { hasMessage } from "./store.ts";
import { staysUnsaid } from "./take-over.ts";
import { takeTurn } from "./turn.ts";
import { hadEnough, isAnsweredOnPageOnly } from "./unproven.ts";

/** Tells: the renters an event concerns hear of it from Piper, each once, however often the job runs. */
export async function tellRenters(app: App, { seq }: { seq: number }): Promise<void> {
  const event = await eventAt(app.db, seq);
  for (const heard of await audienceOf(app, event)) {
    await app.inTransaction(async (tx) => {
      const externalId = `news:${seq}`;
      const lead = await lockLead(tx, heard.inquiryId);
      if (event.kind === "showing.requested") return sendReceipt(tx, app, lead, event);
      if (await hasMessage(tx, heard.inquiryId, externalId)) return;
      const news = await newsOf(tx, app, lead, event, heard.question);
      if (news && !staysUnsaid(lead, news)) await tell(tx, app, lead, event, news, externalId);
      await updateCalendar(tx, app, lead, event);
    });
  }
}

/** Whose calendar holds the showing learns of it also where nothing was said by mail. */
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
  const channel = (await hadEnough(tx, app, lead, wanted)) ? "WEB" : wanted;
  const startsAt = "startsAt" in news ? Temporal.Instant.from(news.startsAt) : null;
  const now = app.clock.now();
  const isExempt = anyHour.has(news.is);
  const opensAt = isExempt ? null : quietUntil(now, quietPlaceOf(lead.home), lead.renter.phone);
  const startsBefore = startsAt !== null && opensAt !== null && Temporal.Instant.compare(startsAt, opensAt) <= 0;
  const invitation = channel === "EMAIL" ? await invitationDue(tx, app, event, "renter", { people: lead }) : null;
  const card = cardOf(news, lead, now);
  await speak(tx, app, lead, {
    text: turn.text,
    facts: turn.facts,
    channel,
    externalId,
    ...(opensAt && !startsBefore ? { notBefore: opensAt } : {}),
    ...(isExempt || startsBefore ? {} : { quietIn: quietPlaceOf(lead.home) }),
    isFollowUp: news.is === "follow-up",
    ...(startsAt && Temporal.Instant.compare(startsAt, now) > 0 ? { notAfter: startsAt } : {}),
    ...(invitation ? { invite: invitation.file } : {}),
    ...(event.data.notBefore ? { mailNotBefore: Temporal.Instant.from(String(event.data.notBefore)) } : {}),
    ...(card ? { card } : {}),
  });
}

/** What a renter needs at whatever hour. Source: docs/decisions/0003-messaging-and-consent.md. */
const anyHour = new Set<News["is"]>(["reminder", "tour-instructions", "tour-called-off"]);

async function newsOf(tx: Tx, app: App, lead: LockedLead, event: LoggedEvent, question: string): Promise<News | null> {
  if (event.kind === "lead.stopped") return { is: lead.home.deletedAt ? "deleted" : "rented-out" };
  if (event.kind === "lead.greeting-due") return { is: "greeting" };
  if (event.kind === "lead.follow-up-due") return followUpNews(tx, lead, event);
  if (event.escalationId) {
    const escalation = (await loadEscalation(tx, event.escalationId))!;
    if (event.kind === "escalation.answered")
      return { is: "owner-answered", question, answer: escalation.answer ?? "" };
    if (event.kind === "escalation.still-open") {
      const questions = event.data.number === 2 ? await questionsToRecall(tx, app, lead, escalation.id) : [];
      return questions.length > 0 ? { is: "owner-still-silent", questions } : null;
    }
    return escalation.type === "PROPERTY_QUESTION" ? { is: "owner-has-no-answer", question } : null;
  }
  const showing = event.showingId ? await loadShowing(tx, event.showingId) : null;
  if (await isStale(tx, event)) return null;
  return showing ? showingNews(tx, app, lead, event, showing) : null;
}

const startOf = async (tx: Tx, showingId: unknown): Promise<string | null> =>
  typeof showingId === "string" ? ((await loadShowing(tx, showingId))?.startsAt.toString() ?? null) : null;

async function showingNews(
  tx: Tx,
  app: App,
  lead: LockedLead,
  event: LoggedEvent,
  showing: Showing,
): Promise<News | null> {
  const { startsAt, endsAt, tourType } = {
    startsAt: showing.startsAt.toString(),
    endsAt: showing.endsAt.toString(),
    tourType: showing.tourType,
  };
  const reason = typeof event.data.reason === "string" ? event.data.reason : null;
  const agent = showing.agentId ? await ownAgent(tx, event.companyId, showing.agentId) : null;
  const host = { agentName: agent ? nameOf(agent) : lead.owner.name, agentPhone: agent ? usPhone(agent.phone) : null };
  const manage = event.requestId ? manageUrl(app, event.requestId) : null;
  switch (event.kind) {
    case "showing.request-accepted":
    case "showing.time-agreed":
      return {
        is: "accepted",
        startsAt,
        endsAt,
        tourType,
        ...host,
        address: fullAddressOf(lead.home.property.location),
        manageUrl: manage,
        from: await startOf(tx, event.data.fromShowingId),
      };
    case "showing.request-declined":
      return { is: "declined", startsAt, reason };
    case "showing.request-canceled":
      return { is: "canceled-by-owner", startsAt, reason };
    case "showing.request-expired":
      return { is: "expired", startsAt };
    case "tour.instructions-shared": {
      const shared = await instructionsOf(tx, event.requestId!);
      if (!shared || !manage) return null;
      const { code, validFrom, validUntil } = shared;
      return {
        is: "tour-instructions",
        startsAt,
        code,
        url: manage,
        from: validFrom.toString(),
        until: validUntil?.toString() ?? null,
      };
    }
    case "tour.called-off":
      return { is: "tour-called-off", startsAt };
    case "showing.not-answered-yet":
      return { is: "not-answered-yet", startsAt };
    case "showing.agent-assigned":
      return { is: "agent-changed", startsAt, tourType, ...host };
    case "attendance.declined":
      return event.data.by === "link" ? { is: "attendance-declined" } : null;
    case "showing.time-refused":
      return event.data.by === "link" && !event.data.stands ? { is: "attendance-declined" } : null;
    case "showing.completed":
      return { is: "completed" };
    case "showing.reminder-due":
      return {
        is: "reminder",
        startsAt,
        tourType,
        ...host,
        address: fullAddressOf(lead.home.property.location),
        yesUrl: `${manage}?answer=yes`,
        noUrl: `${manage}?answer=no`,
      };
    case "showing.time-proposed": {
      const from = (await startOf(tx, event.data.fromShowingId)) ?? startsAt;
      const comment = typeof event.data.comment === "string" ? event.data.comment : null;
      return { is: "owner-proposes-time", from, startsAt, tourType, comment, manageUrl: manage };
    }
    case "showing.proposal-expired":
      return { is: "proposal-expired", startsAt };
    default:
      return null;
  }
}
