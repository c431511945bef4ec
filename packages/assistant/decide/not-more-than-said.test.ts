import { noFacts } from "@porchlight/domain/qualification/renter-facts.ts";
import { describe, expect, it } from "vitest";
import { sampleHome, sampleWorld } from "../sample-home.ts";
import { step } from "../step.ts";
import { newTalk, type Talk } from "../talk.ts";
import type { World } from "../world.ts";
import { accepted, known } from "./testing.ts";

const say = (text: string, change: Partial<World> = {}, talk: Partial<Talk> = {}) =>
  step({ ...newTalk, ...talk }, { kind: "message", text, history: [] }, { ...sampleWorld, ...change });
const kinds = (turn: ReturnType<typeof say>) => turn.orders.map(({ kind }) => kind);

describe("After a refusal that offers to pass the wish on", () => {
  const refused: Partial<Talk> = { introduced: true, awaiting: "pass-on" };
  const renter = { name: "Robin", hasContact: true, facts: { ...noFacts, monthlyIncome: 1000 } };
  it.each(["ok thanks", "ok gracias", "Okay, thank you", "oh ok got it thanks anyway"])("%j takes it in", (text) => {
    const turn = say(text, { renter }, refused);
    expect(turn.said).toEqual(["welcome"]);
    expect(kinds(turn)).not.toContain("escalate");
  });
  it.each(["yes please", "ok please do, thanks", "sure, thanks", "ok thanks please pass it on", "yes thank you"])(
    "%j has it passed on",
    (text) => expect(kinds(say(text, { renter }, refused))).toContain("escalate"),
  );
});

describe("Who is in distress", () => {
  it("hears where help is, and times where they ask to come", () => {
    const turn = say("my husband hits me. can I see it Thursday?");
    expect(turn.said).toEqual(["distress", "offer"]);
    expect(say("my husband hits me and I need a place tonight").said).toEqual(["distress"]);
  });
});

describe("A weight that only the owner's own words hold", () => {
  const petPolicy = { ...sampleHome.petPolicy!, allowsPets: true, largeDogsPolicy: "ALLOWED" as const };
  const knowledge = [{ id: "k", topic: "pets.breeds", question: "Any limits?", answer: "Dogs under 40 lb only." }];
  const property = { ...sampleHome, petPolicy };
  it("is said where large dogs are asked of", () =>
    expect(say("do you allow large dogs?", { property, knowledge }).text).toContain("Dogs up to 40 lb"));
  it("is not made up where there is none", () =>
    expect(say("do you allow large dogs?", { property }).text).toContain("Large dogs are welcome"));
});

describe("For whom a fee is asked", () => {
  const said = (answer: string) => [{ id: "k", topic: "application_fee", question: "", answer }];
  const question = "is the application fee per person or per household?";
  it("is said where the owner's words say it", () =>
    expect(kinds(say(question, { knowledge: said("$45 per adult.") }))).not.toContain("escalate"));
  it("is asked of the owner where they do not", () =>
    expect(kinds(say(question, { knowledge: said("$45, paid online.") }))).toContain("escalate"));
  it.each([
    "do we each pay to apply or is the application fee one for the whole family?",
    "¿la cuota de solicitud es por cada adulto o por toda la familia?",
  ])("is said whatever the words for it: %j", (asked) => {
    expect(kinds(say(asked, { knowledge: said("$45 per adult.") }))).not.toContain("escalate");
    expect(kinds(say(asked, { knowledge: said("$45, paid online.") }))).toContain("escalate");
  });
  it("is not asked by who says what else is so every time", () =>
    expect(
      kinds(
        say("do you allow cats? every building i try says no", {
          knowledge: [{ id: "k", topic: "pets.cats", question: "", answer: "One cat is fine." }],
        }),
      ),
    ).not.toContain("escalate"));
  it("and so is what a home is heated with", () => {
    const heat = (answer: string) => [{ id: "k", topic: "amenities.hasHeating", question: "", answer }];
    const asked = "is the heat gas or electric?";
    expect(kinds(say(asked, { knowledge: heat("Gas forced-air heat.") }))).not.toContain("escalate");
    expect(kinds(say(asked, { knowledge: heat("Heated all winter.") }))).toContain("escalate");
  });
});

describe("What is asked of by its name", () => {
  it.each(["could you tell me about parking and laundry?", "info on laundry and parking please"])(
    "is told without a summary of the home: %j",
    (text) => expect(say(text).text).not.toMatch(/In short|square feet|sq ft/),
  );
  it("is told once, though two of its words are named", () =>
    expect(say("laundry, is it coin operated?").text.match(/shared laundry/g)).toHaveLength(1));
});

describe("A hospital", () => {
  it("where one works is no mishap", () =>
    expect(say("we both work at the hospital. could we see it thursday at 4?").said).not.toContain("sorry-to-hear"));
  it.each(["my dad is in the hospital, i can't come thursday", "mi mamá está en el hospital, no puedo ir el jueves"])(
    "where somebody lies is one: %j",
    (text) => expect(say(text, { renter: known, request: accepted }).said).toContain("sorry-to-hear"),
  );
});
