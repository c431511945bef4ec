import { noFacts } from "@porchlight/domain/qualification/renter-facts.ts";
import { sampleHome, sampleWorld } from "../sample-home.ts";
import { step } from "../step.ts";
import { type Line, newTalk, type Talk } from "../talk.ts";
import type { News } from "../turn.ts";
import type { World } from "../world.ts";

/** One turn of Piper on words of a renter of the sample home. */
export const say = (text: string, change: Partial<World> = {}, talk: Talk = newTalk) =>
  step(talk, { kind: "message", text, history: [] }, { ...sampleWorld, ...change });
/** The turns of a talk in which nothing but the renter's messages happens; what they tell of themselves is kept. */
export function talkOf(texts: readonly string[], change: Partial<World> = {}): ReturnType<typeof step>[] {
  let talk: Talk = newTalk;
  let world: World = { ...sampleWorld, ...change };
  const history: Line[] = [];
  return texts.map((text) => {
    const turn = step(talk, { kind: "message", text, history: [...history] }, world);
    talk = turn.talk;
    for (const order of turn.orders)
      if (order.kind === "record-facts")
        world = { ...world, renter: { ...world.renter, facts: { ...world.renter.facts, ...order.facts } } };
    history.push({ from: "renter", text }, { from: "piper", text: turn.text });
    return turn;
  });
}
/** One turn of Piper on news. */
export const tell = (news: News, change: Partial<World> = {}, talk: Talk = newTalk) =>
  step(talk, { kind: "news", news }, { ...sampleWorld, ...change });
export const kinds = (turn: ReturnType<typeof step>) => turn.orders.map((order) => order.kind);
export const good = {
  ...noFacts,
  monthlyIncome: 5200,
  creditScore: { low: 700, high: 700 },
  moveIn: { from: "2026-05-25", to: "2026-05-25" },
  pets: [],
};
/** A renter of whom everything is known. */
export const known = { name: "Robin", hasContact: true, facts: good };
export const thursday = "2026-05-14T21:00:00Z";
/** A showing that the owner has accepted. */
export const accepted = {
  id: "r",
  status: "ACCEPTED" as const,
  startsAt: Temporal.Instant.from(thursday),
  endsAt: Temporal.Instant.from("2026-05-14T21:30:00Z"),
  tourType: "IN_PERSON" as const,
};
/** What the renter hears of that. */
export const newsOfAcceptance = {
  is: "accepted",
  startsAt: thursday,
  endsAt: "2026-05-14T21:30:00Z",
  tourType: "IN_PERSON",
  agentName: "Jules",
  address: "27 Alder Court",
  manageUrl: null,
} as const;
export const withRequirements = (change: object) => ({
  ...sampleHome,
  renterRequirements: { ...sampleHome.renterRequirements!, ...change },
});
