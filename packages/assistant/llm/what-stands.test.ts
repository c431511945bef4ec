import { describe, expect, it } from "vitest";
import { accepted, kinds, known } from "../decide/testing.ts";
import { understand as builtIn } from "../reading/understand.ts";
import { sampleWorld } from "../sample-home.ts";
import { step } from "../step.ts";
import { newTalk } from "../talk.ts";
import type { Understand } from "../understander.ts";
import type { World } from "../world.ts";
import type { Proposal } from "./proposal.ts";
import { refined } from "./refined.ts";

const none: Proposal = {
  ...{ intents: [], questions: [], times: [] },
  facts: { monthlyIncome: null, creditScore: null, moveIn: null, occupants: null, pets: null },
};

/** What a model may say of a message: that it means nothing, or something else in each respect, with the words as proof. */
const denials = (quote: string): readonly Proposal[] => [
  none,
  { ...none, intents: [{ intent: "thank_goodbye", quote }] },
  {
    ...{ intents: ["greeting", "request_showing", "apply", "cancel_showing"].map((intent) => ({ intent, quote })) },
    questions: [{ topic: "rent", quote, isSettledByTopic: true }],
    facts: {
      monthlyIncome: { dollars: 1100, quote },
      creditScore: { low: 710, high: 710, quote },
      moveIn: { from: "2026-06-01", to: "2026-06-01", quote },
      occupants: { people: 4, quote },
      pets: { list: [{ kind: "large dog", count: 1 }], quote },
    },
    times: [
      { ...{ from: "2026-05-14", to: "2026-05-14", after: null, before: null, at: null }, isExcluded: false, quote },
    ],
  } as Proposal,
];

/** A turn for each thing that a model says. */
const turnsOn = (text: string, change: Partial<World> = {}, talk = newTalk) =>
  denials(text).map((proposed) => {
    const understand: Understand = (words, context) => refined(builtIn(words, context), proposed, words, context);
    return step(talk, { kind: "message", text, history: [] }, { ...sampleWorld, ...change }, understand);
  });

describe("Whatever a model says,", () => {
  it.each([
    "the kitchen is on fire",
    "I smell gas in the hallway, Thursday at 5 works",
    "hay agua por todos lados",
    "my mom is not breathing",
  ])("an emergency is met as one: %j", (text) => {
    for (const turn of turnsOn(text)) expect(turn.said).toEqual(["emergency"]);
  });

  it.each(["my husband hits me", "ya no quiero vivir"])("distress is met as such: %j", (text) => {
    for (const turn of turnsOn(text)) {
      expect(turn.said[0]).toBe("distress");
      expect(kinds(turn)[0]).toBe("escalate");
    }
  });

  it("an emergency goes on", () => {
    const { talk } = step(newTalk, { kind: "message", text: "the kitchen is on fire", history: [] }, sampleWorld);
    for (const turn of turnsOn("can I see it Thursday", {}, talk)) expect(turn.said).toContain("emergency-goes-on");
  });

  it.each(["STOP", "please stop texting me", "no me escriban más"])("who opts out is opted out: %j", (text) => {
    for (const turn of turnsOn(text, { channel: "SMS" })) expect(kinds(turn)).toEqual(["opt-out"]);
  });

  it("who comes back is opted in", () => {
    for (const turn of turnsOn("START", { channel: "SMS" })) expect(kinds(turn)).toEqual(["opt-in"]);
  });

  const reminded = { ...newTalk, introduced: true, awaiting: "attendance" } as const;
  it("a yes is one", () => {
    for (const turn of turnsOn("yes", { request: accepted, renter: known }, reminded))
      expect(turn.orders).toContainEqual({ kind: "answer-attendance", attending: true });
  });
  it("a question is no yes", () => {
    for (const turn of turnsOn("is parking free?", { request: accepted, renter: known }, reminded))
      expect(kinds(turn)).not.toContain("answer-attendance");
  });

  it.each(["I have a service dog, a 70 lb lab", "tengo un perro de asistencia", "my guide dog comes with me"])(
    "an assistance animal is no pet: %j",
    (text) => {
      for (const { heard } of turnsOn(text)) {
        expect(heard?.facts).toMatchObject({ hasAssistanceAnimal: true });
        expect(heard?.facts.pets ?? []).toEqual([]);
      }
    },
  );

  it.each([
    ["I make $5,200 a month, credit is 640", { monthlyIncome: 5200, creditScore: { low: 640, high: 640 } }],
    ["gano 5200 al mes", { monthlyIncome: 5200 }],
  ])("money is what the renter's words say: %j", (text, facts) => {
    for (const { heard } of turnsOn(text)) expect(heard?.facts).toMatchObject(facts);
  });

  it.each(["my voucher covers 1100", "I have a Section 8 voucher for 1100"])(
    "what a voucher pays is no income: %j",
    (text) => {
      for (const { heard } of turnsOn(text)) {
        expect(heard?.facts.hasHousingVoucher).toBe(true);
        expect(heard?.facts.monthlyIncome).toBeUndefined();
      }
    },
  );
});
