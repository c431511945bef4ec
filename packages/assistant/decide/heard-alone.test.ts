import { expect, it } from "vitest";
import { understand } from "../reading/understand.ts";
import { sampleWorld } from "../sample-home.ts";
import { step } from "../step.ts";
import { newTalk, type Talk } from "../talk.ts";
import type { Understand } from "../understander.ts";
import type { World } from "../world.ts";
import { accepted, good, known } from "./testing.ts";

const refused = { ...sampleWorld, renter: { ...known, facts: { ...good, monthlyIncome: 1500 } } };
const withShowing = { ...sampleWorld, renter: known, request: accepted };
const inFire: Talk = { ...newTalk, introduced: true, trouble: "gas-or-fire" };

/** The turn on words that say nothing, of which is heard what `said` means. */
function turnOnHeard(said: string, world: World, talk: Talk) {
  const heardAs: Understand = (_, context) => understand(said, context);
  return step(talk, { kind: "message", text: "·", history: [] }, world, heardAs);
}

const saidAndDone = ({ said, orders, talk, facts }: ReturnType<typeof step>) => ({
  ...{ said, facts, awaiting: talk.awaiting, escalated: talk.escalated, trouble: talk.trouble },
  orders: orders.map((order) => (order.kind === "escalate" ? { ...order, question: "" } : order)),
});

it.each<[string, World, Talk]>([
  ["STOP", sampleWorld, newTalk],
  ["yes", withShowing, { ...newTalk, awaiting: "attendance" }],
  ["2", withShowing, { ...newTalk, awaiting: "attendance" }],
  ["my son is sick and I can't make it", withShowing, newTalk],
  ["could we make it an hour later", withShowing, newTalk],
  ["can we do Sunday at 3 instead", withShowing, newTalk],
  ["ok thanks", refused, { ...newTalk, awaiting: "pass-on" }],
  ["so is that a no?", refused, newTalk],
  ["my aunt can co-sign with me, do you take co-signers?", refused, newTalk],
  ["are kids allowed? I have two", sampleWorld, newTalk],
  ["is this a scam? I saw the same place on craigslist", sampleWorld, newTalk],
  ["rent plus deposit, that's 3600?", sampleWorld, newTalk],
  ["what's it a month with parking, split three ways?", sampleWorld, newTalk],
  ["if one of us leaves, with 2000 and 1900, is that enough?", sampleWorld, newTalk],
  ["is the application fee per person, and is the pool heated?", sampleWorld, newTalk],
  ["any news on my application?", { ...sampleWorld, hidesApplication: true }, newTalk],
  ["we're all out and I turned the gas off, what's the address?", sampleWorld, inFire],
  ["all clear now, false alarm", sampleWorld, inFire],
  ["my ex is stalking me and I need a place", sampleWorld, newTalk],
  ["ok too bad, bye", sampleWorld, { ...newTalk, introduced: true }],
  ["I'm still interested", sampleWorld, { ...newTalk, introduced: true, awaiting: "interest" }],
])("Piper does the same on what is heard in %j, whatever stands there", (said, world, talk) =>
  expect(saidAndDone(turnOnHeard(said, world, talk))).toEqual(
    saidAndDone(step(talk, { kind: "message", text: said, history: [] }, world)),
  ),
);

it("Piper follows signals that are given as a plain set, as another understander would", () => {
  const heardAs: Understand = (_, context) => ({
    ...understand("·", context),
    intents: [],
    signals: new Set(["takes-leave"] as const),
  });
  const { said } = step(newTalk, { kind: "message", text: "·", history: [] }, sampleWorld, heardAs);
  expect(said).toEqual(["any-time"]);
});

it.each([
  ["emergency", "emergency"],
  ["in_distress", "distress"],
])("Piper meets %s though nothing more of it was heard", (intent, say) => {
  const heardAs: Understand = (_, context) => ({ ...understand("·", context), intents: [intent], trouble: null });
  const { said, orders } = step(newTalk, { kind: "message", text: "·", history: [] }, sampleWorld, heardAs);
  expect(said).toEqual([say]);
  expect(orders).toMatchObject([{ kind: "escalate", reason: "EMERGENCY" }]);
});
