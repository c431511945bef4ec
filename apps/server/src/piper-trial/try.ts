import type { Heard } from "@porchlight/assistant/heard.ts";
import { step } from "@porchlight/assistant/step.ts";
import type { Order, Turn } from "@porchlight/assistant/turn.ts";
import { heardLines } from "@porchlight/assistant/why/why.ts";
import type { World } from "@porchlight/assistant/world.ts";
import type { ReplyOf } from "@porchlight/contract/endpoint.ts";
import type { tryPiper } from "@porchlight/contract/piper-trial.ts";
import { whenOf } from "@porchlight/domain/kernel/moments.ts";
import { ownerOf } from "../accounts/queries.ts";
import type { App } from "../app.ts";
import { modelAnswers } from "../conversations/llm-prefetch.ts";
import { modelForTurn } from "../conversations/model-turn.ts";
import { retryAfterPrefetch } from "../platform/database/prefetch.ts";
import type { Investor } from "../platform/http/serve.ts";
import { pathOfHome } from "../properties/home-path.ts";
import { knowledgeOf } from "../properties/knowledge-queries.ts";
import { loadOwnProperty, type StoredProperty } from "../properties/store.ts";
import { hasScreening } from "../screening/has-screening.ts";
import { openingsOf } from "../showings/openings.ts";
import { opened, sealed, type TrialSession } from "./session.ts";

const maxLines = 12;

/**
 * Returns what Piper would answer a renter of this home, were it listed. The same core as for renters, the language model included, on a world of which
 * nothing is written: no lead, no message, no showing, no count.
 */
export async function tryOut(
  app: App,
  owner: Investor,
  propertyId: string,
  said: { text: string; session: string | null },
): Promise<ReplyOf<typeof tryPiper>> {
  const home = await loadOwnProperty(app.db, owner.companyId, propertyId);
  const session = opened(app.secret, said.session, propertyId);
  const { turn, world, ears } = await retryAfterPrefetch(async (prefetched) => {
    const world = await trialWorld(app, home, session);
    const { companyId, location } = home.property;
    const ears: Ears = { alone: null, modelFailed: false };
    const model = modelForTurn(modelAnswers(app.llm, prefetched), {
      companyId,
      renterName: session.renter.name,
      street: location.address,
      fellBack: (purpose) => {
        ears.modelFailed ||= purpose === "hear";
      },
      heardBoth: (byItself) => {
        ears.alone = byItself;
      },
    });
    const input = { kind: "message" as const, text: said.text, history: session.lines };
    return { turn: model.rephrase(step(session.talk, input, world, model.understand), "WEB"), world, ears };
  });
  const next = after(session, turn, world, said.text);
  return {
    text: turn.text,
    facts: turn.facts,
    understood: understoodBy(turn.heard, ears, world),
    askedOwner: turn.orders.flatMap((order) => (order.kind === "escalate" ? [order.question] : [])),
    did: turn.orders.flatMap((order) => deed(order, home.property.timeZone) ?? []),
    session: sealed(app.secret, next),
  };
}

/** What Piper heard by itself where a language model heard more, and whether the model gave no answer. */
type Ears = { alone: Heard | null; modelFailed: boolean };

function understoodBy(heard: Heard | null, { alone, modelFailed }: Ears, { now, property: { timeZone } }: World) {
  const lines = (each: Heard | null) => (each ? heardLines(each, now, timeZone) : []);
  return { byItself: lines(alone ?? heard), withModel: alone ? lines(heard) : null, modelFailed };
}

async function trialWorld(app: App, home: StoredProperty, session: TrialSession): Promise<World> {
  const now = app.clock.now();
  const { property } = home;
  const { request, renter } = session;
  const [knowledge, openings, { firstName }] = await Promise.all([
    knowledgeOf(app.db, property.id),
    openingsOf(app.db, home, now),
    ownerOf(app.db, property.companyId),
  ]);
  return {
    now,
    property: { ...property, status: "LISTED" },
    ownerName: firstName,
    channel: "WEB",
    knowledge,
    openings,
    stage: session.stage,
    renter: { name: renter.name, hasContact: Boolean(renter.email ?? renter.phone), facts: renter.facts },
    request: request && {
      ...request,
      startsAt: Temporal.Instant.from(request.startsAt),
      endsAt: Temporal.Instant.from(request.endsAt),
    },
    reschedule: null,
    isForming: session.isForming,
    listingUrl: `${app.config.publicUrl}${pathOfHome(property.slug)}`,
    mayBook: true,
    hasScreening: hasScreening(app),
  };
}

function after(session: TrialSession, turn: Turn, world: World, text: string): TrialSession {
  const next = turn.orders.reduce((now, order) => carried(now, order, world), session);
  const answered = turn.text ? [{ from: "piper" as const, text: turn.text }] : [];
  const lines = [...session.lines, { from: "renter" as const, text }, ...answered].slice(-maxLines);
  return { ...next, talk: turn.talk, lines };
}

/** What an order does to a trial: the same as to a lead, in the session alone. */
function carried(session: TrialSession, order: Order, { openings }: World): TrialSession {
  const { renter } = session;
  switch (order.kind) {
    case "record-facts":
      return { ...session, renter: { ...renter, facts: { ...renter.facts, ...order.facts } } };
    case "record-contact":
      return {
        ...session,
        renter: {
          ...renter,
          name: renter.name ?? order.name ?? null,
          email: renter.email ?? order.email ?? null,
          phone: renter.phone ?? order.phone ?? null,
        },
      };
    case "qualification":
      return { ...session, stage: order.passes ? "INITIAL_CONTACT" : "REQUIREMENTS_NOT_MET" };
    case "request-showing":
    case "move-showing": {
      const opening = openings.find(({ startsAt }) => startsAt.toString() === order.startsAt);
      const { startsAt, tourType } = order;
      const endsAt = (opening?.endsAt ?? Temporal.Instant.from(startsAt).add({ minutes: 30 })).toString();
      return {
        ...session,
        stage: "SHOWING_REQUESTED",
        isForming: false,
        request: { id: crypto.randomUUID(), status: "PENDING", startsAt, endsAt, tourType },
      };
    }
    case "find-time":
      return { ...session, isForming: true };
    case "stop-finding":
      return { ...session, isForming: false };
    case "cancel-showing":
      return { ...session, stage: "INITIAL_CONTACT", request: null };
    case "lose-interest":
      return { ...session, stage: "INITIAL_CONTACT", request: null, isForming: false };
    default:
      return session;
  }
}

/** What Piper would have brought about, as the owner reads it; notes on the renter are no deed. */
function deed(order: Order, timeZone: string): string | null {
  if (order.kind === "request-showing" || order.kind === "move-showing") {
    const when = whenOf(Temporal.Instant.from(order.startsAt), timeZone);
    return order.kind === "request-showing"
      ? `Would bring you a request for ${when}`
      : `Would move the request to ${when}`;
  }
  if (order.kind === "cancel-showing") return "Would cancel the showing";
  if (order.kind === "request-application") return "Would tell you that they want to apply";
  if (order.kind === "qualification" && !order.passes) return "Would mark them as not qualified";
  if (order.kind === "lose-interest") return "Would close the conversation";
  return null;
}
