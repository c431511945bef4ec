import type { News } from "@porchlight/assistant/turn.ts";
import { usPhone } from "@porchlight/domain/kernel/phones.ts";
import { fullAddressOf } from "@porchlight/domain/properties/address.ts";
import type { App } from "../app.ts";
import { loadEscalation } from "../escalations/store.ts";
import type { RenterNews } from "../events/consequences.ts";
import { consequenceOf, type KindsWith } from "../events/kinds.ts";
import type { LoggedEvent } from "../events/log.ts";
import { followUpNews } from "../leads/follow-ups.ts";
import type { LockedLead } from "../leads/locked-lead.ts";
import type { Tx } from "../platform/database/database.ts";
import { nameOf, ownAgent } from "../showings/agent-store.ts";
import { instructionsOf } from "../showings/instructions-store.ts";
import { manageUrl } from "../showings/manage-link.ts";
import { loadShowing, type Showing } from "../showings/store.ts";
import { openQuestionsToRecall } from "./open-questions.ts";
import { isStale } from "./stale-event-queries.ts";

/** An event together with one lead it concerns; `question` is the lead's question when the event is about one. */
type EventForLead<Kind extends LoggedEvent["kind"] = LoggedEvent["kind"]> = {
  tx: Tx;
  app: App;
  lead: LockedLead;
  event: LoggedEvent<Kind>;
  question: string;
};
type NewsResult = Promise<News | null> | News | null;

/** News of a showing: the one the event names, and the link by which its renter comes back. */
type ShowingEventForLead<Kind extends LoggedEvent["kind"] = LoggedEvent["kind"]> = EventForLead<Kind> & {
  showing: Showing;
  startsAt: string;
  manage: string | null;
};

/** Returns the news an event is for a lead; null where there is none, or where more has happened since. */
export async function newsOf(heard: EventForLead): Promise<News | null> {
  const { tx, app, event } = heard;
  const told = consequenceOf("renter", event);
  if (told === null || told === "receipt" || (await isStale(tx, event))) return null;
  if (told in ofLead) return (ofLead[told as NewsOfLead] as (heard: EventForLead) => NewsResult)(heard);
  const showing = event.showingId ? await loadShowing(tx, event.showingId) : null;
  if (!showing) return null;
  const manage = event.requestId ? manageUrl(app, event.requestId) : null;
  const build = ofShowing[told as NewsOfShowing] as (known: ShowingEventForLead) => NewsResult;
  return build({ ...heard, showing, startsAt: showing.startsAt.toString(), manage });
}

type NewsOfLead =
  | "greeting"
  | "follow-up"
  | "home-gone"
  | "listing-paused"
  | "owner-answered"
  | "owner-has-no-answer"
  | "owner-still-silent";
type NewsOfShowing = Exclude<RenterNews, NewsOfLead | "receipt">;

const ofLead: { [Told in NewsOfLead]: (heard: EventForLead<KindsWith<"renter", Told>>) => NewsResult } = {
  greeting: () => ({ is: "greeting" }),
  "follow-up": ({ tx, lead, event }) => followUpNews(tx, lead, event.data),
  "home-gone": ({ lead }) => ({ is: lead.home.deletedAt ? "deleted" : "rented-out" }),
  "listing-paused": () => ({ is: "listing-paused" }),
  async "owner-answered"({ tx, event, question }) {
    return { is: "owner-answered", question, answer: (await loadEscalation(tx, event.escalationId!))!.answer ?? "" };
  },
  async "owner-has-no-answer"({ tx, event, question }) {
    const { type } = (await loadEscalation(tx, event.escalationId!))!;
    return type === "PROPERTY_QUESTION" ? { is: "owner-has-no-answer", question } : null;
  },
  async "owner-still-silent"({ tx, app, lead, event }) {
    const questions = await openQuestionsToRecall(tx, app, lead, event.escalationId!);
    return questions.length > 0 ? { is: "owner-still-silent", questions } : null;
  },
};

const ofShowing: { [Told in NewsOfShowing]: (known: ShowingEventForLead<KindsWith<"renter", Told>>) => NewsResult } = {
  async accepted(known) {
    const { tx, event, lead, showing, startsAt, manage } = known;
    return {
      is: "accepted",
      startsAt,
      endsAt: showing.endsAt.toString(),
      tourType: showing.tourType,
      ...(await hostOf(known)),
      address: fullAddressOf(lead.home.property.location),
      manageUrl: manage,
      from: await startOf(tx, event.data.fromShowingId),
    };
  },
  declined: ({ startsAt, event }) => ({ is: "declined", startsAt, reason: event.data.reason }),
  "canceled-by-owner": ({ startsAt, event }) => ({ is: "canceled-by-owner", startsAt, reason: event.data.reason }),
  expired: ({ startsAt }) => ({ is: "expired", startsAt }),
  "not-answered-yet": ({ startsAt }) => ({ is: "not-answered-yet", startsAt }),
  async "owner-proposes-time"({ tx, event, showing, startsAt, manage }) {
    const from = (await startOf(tx, event.data.fromShowingId)) ?? startsAt;
    const { comment } = event.data;
    return { is: "owner-proposes-time", from, startsAt, tourType: showing.tourType, comment, manageUrl: manage };
  },
  "proposal-expired": ({ startsAt }) => ({ is: "proposal-expired", startsAt }),
  async "agent-changed"(known) {
    const { startsAt, showing } = known;
    return { is: "agent-changed", startsAt, tourType: showing.tourType, ...(await hostOf(known)) };
  },
  async reminder(known) {
    const { lead, showing, startsAt, manage } = known;
    return {
      is: "reminder",
      startsAt,
      tourType: showing.tourType,
      ...(await hostOf(known)),
      address: fullAddressOf(lead.home.property.location),
      yesUrl: `${manage}?answer=yes`,
      noUrl: `${manage}?answer=no`,
    };
  },
  "attendance-declined": () => ({ is: "attendance-declined" }),
  completed: () => ({ is: "completed" }),
  async "tour-instructions"({ tx, event, startsAt, manage }) {
    const shared = await instructionsOf(tx, event.requestId!);
    if (!shared || !manage) return null;
    const { code, validFrom, validUntil } = shared;
    const until = validUntil?.toString() ?? null;
    return { is: "tour-instructions", startsAt, code, url: manage, from: validFrom.toString(), until };
  },
  "tour-called-off": ({ startsAt }) => ({ is: "tour-called-off", startsAt }),
};

const startOf = async (tx: Tx, showingId: string | undefined): Promise<string | null> =>
  showingId ? ((await loadShowing(tx, showingId))?.startsAt.toString() ?? null) : null;

/** Returns who shows the home: the showing's agent, or the owner, whose number is never given out. */
async function hostOf({ tx, event, lead, showing }: ShowingEventForLead) {
  const agent = showing.agentId ? await ownAgent(tx, event.companyId, showing.agentId) : null;
  return { agentName: agent ? nameOf(agent) : lead.owner.name, agentPhone: agent ? usPhone(agent.phone) : null };
}
