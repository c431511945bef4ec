import { sampleWorld } from "@porchlight/assistant/sample-home.ts";
import { step } from "@porchlight/assistant/step.ts";
import { type Line, newTalk, type Talk } from "@porchlight/assistant/talk.ts";
import type { Input, Order } from "@porchlight/assistant/turn.ts";
import type { World } from "@porchlight/assistant/world.ts";

/** Where a talk stands before a message comes. */
export type TalkState = { talk: Talk; world: World; history: readonly Line[] };

const start: TalkState = { talk: newTalk, world: sampleWorld, history: [] };

/** What becomes of the world with an order, as far as these talks go. */
function carriedOut(world: World, order: Order): World {
  const { renter } = world;
  if (order.kind === "record-facts")
    return { ...world, renter: { ...renter, facts: { ...renter.facts, ...order.facts } } };
  if (order.kind === "record-contact")
    return { ...world, renter: { ...renter, name: order.name ?? renter.name, hasContact: true } };
  if (order.kind === "find-time") return { ...world, isForming: true };
  if (order.kind === "qualification" && !order.passes) return { ...world, stage: "REQUIREMENTS_NOT_MET" };
  if (order.kind !== "request-showing") return world;
  const startsAt = Temporal.Instant.from(order.startsAt);
  const request = { id: "request-1", status: "ACCEPTED", startsAt, endsAt: startsAt.add({ minutes: 30 }) } as const;
  return { ...world, isForming: false, stage: "SHOWING_CONFIRMED", request: { ...request, tourType: order.tourType } };
}

function after(state: TalkState, input: Input): TalkState {
  const turn = step(state.talk, input, state.world);
  const told: Line[] = input.kind === "message" ? [{ from: "renter", text: input.text }] : [];
  return {
    talk: turn.talk,
    world: turn.orders.reduce(carriedOut, state.world),
    history: [...state.history, ...told, { from: "piper", text: turn.text }],
  };
}

const said = (...texts: string[]): TalkState =>
  texts.reduce((state, text) => after(state, { kind: "message", text, history: state.history }), start);

function confirmed(state: TalkState): TalkState {
  const { request, property } = state.world;
  if (request === null) throw new Error("Nothing was requested.");
  const news = {
    is: "accepted",
    startsAt: request.startsAt.toString(),
    endsAt: request.endsAt.toString(),
    tourType: request.tourType,
    agentName: "Casey",
    address: property.displayName,
    manageUrl: null,
  } as const;
  return after(state, { kind: "news", news });
}

/** The states in which every pair is played, each reached by what a renter writes. */
export const talkStates = {
  en: {
    first: start,
    offered: said("Hi, can I come see the apartment?"),
    "asked for facts": said("Can I come Thursday at 5?"),
    refused: said("I make $2,000 a month, credit is 700, moving June 1, no pets. Can I see it Thursday at 5?"),
    confirmed: confirmed(
      said("Can I come Thursday at 5? I make $5,000 a month, credit 700, moving May 25, no pets", "pat@example.com"),
    ),
  },
  es: {
    first: start,
    offered: said("Hola, ¿puedo ir a ver el apartamento?"),
    "asked for facts": said("¿Puedo ir el jueves a las 5?"),
    refused: said(
      "Gano 2000 al mes, mi crédito es 700, me mudo el 1 de junio, sin mascotas. ¿Puedo ir el jueves a las 5?",
    ),
    confirmed: confirmed(
      said(
        "¿Puedo ir el jueves a las 5? Gano 5000 al mes, mi crédito es 700, me mudo el 25 de mayo, sin mascotas",
        "pat@example.com",
      ),
    ),
  },
} as const satisfies Record<string, Record<string, TalkState>>;
