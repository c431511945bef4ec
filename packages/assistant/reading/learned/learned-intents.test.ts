import { describe, expect, it } from "vitest";
import { hear } from "../testing.ts";
import { clausesOf } from "../text/clauses.ts";
import { learnedIn } from "./learned-intents.ts";

const learned = (text: string, hasOffered = false) => learnedIn(clausesOf(text)[0]!, hasOffered);

describe("What no phrase of the tables says", () => {
  it.each([
    ["could you squeeze us in for a look around", ["request_showing"]],
    ["show me a different one", ["request_alternatives"]],
  ])("is heard by its likeness to the examples: %j", (text, intents) => expect(learned(text)).toEqual(intents));

  it("is another time once times were offered", () =>
    expect(learned("show me a different one", true)).toEqual(["request_other_times"]));

  it.each([
    "my dog is 40 lbs",
    "I work at the hospital",
    "we would come from Ohio",
    "I have always paid my rent on time",
    "what happens if I break the lease",
    "the neighbors upstairs are loud",
    "do you allow trampolines",
  ])("is nothing where little speaks for it: %j", (text) => expect(learned(text)).toEqual([]));
});

describe("A list of prices", () => {
  it.each(["what is the security deposit, the app fee, pet rent?", "¿renta, depósito y solicitud?"])(
    "haggles over none of them: %j",
    (text) => expect(hear(text, { introduced: true }).intents).not.toContain("negotiate"),
  );
  it.each(["can you come down on rent, deposit and pet rent", "any wiggle room on the deposit, rent or app fee"])(
    "is haggled over where more is said: %j",
    (text) => expect(hear(text, { introduced: true }).intents).toContain("negotiate"),
  );
});

describe("A phrase that the whole sentence belies", () => {
  it.each([
    ["are the floors real wood or fake", "scam_concern"],
    ["if wednesday falls through is the friday one still there?", "waitlist"],
    ["how long does a viewing last", "request_showing"],
    ["if the boiler dies who pays, them or us", "report_maintenance"],
  ] as const)("is not meant: %j is no %s", (text, intent) =>
    expect(hear(text, { introduced: true }).intents).not.toContain(intent),
  );
  it.each([
    ["is this ad real or fake", "scam_concern"],
    ["put me on the waiting list if it falls through with them", "waitlist"],
    ["could we come for a visit", "request_showing"],
    ["the heater is broken in my unit", "report_maintenance"],
    ["do you have others that my wife and I could see", "request_alternatives"],
    ["who else applied and what do they earn", "request_private_info"],
  ] as const)("is, where the sentence is like it: %j is %s", (text, intent) =>
    expect(hear(text, { introduced: true }).intents).toContain(intent),
  );
});

describe("A topic that the whole question belies", () => {
  it.each([
    ["does the deposit go toward my last month", ["deposit_terms"]],
    ["what does the cat add to the rent every month", ["pets.rent"]],
    ["¿de cuánto es el depósito por la gata?", ["pets.deposit"]],
    ["would six be too many in there", ["occupancy"]],
  ] as const)("gives way: %j is of %j", (text, topics) =>
    expect(hear(text, { introduced: true }).topics).toEqual(topics),
  );
  it("is asked of in a list all the same", () =>
    expect(hear("rent, deposit and pets?", { introduced: true }).topics).toEqual(["rent", "deposit", "pets"]));
});

describe("What the whole sentence surely is", () => {
  it.each([
    ["comuníqueme con alguien que trabaje ahí, por favor", "request_human"],
    ["if this one is gone show me the rest", "request_alternatives"],
  ] as const)("is meant, whatever a single word of it says: %j is %s", (text, intent) =>
    expect(hear(text, { introduced: true }).intents).toContain(intent),
  );
  it("asks for times where none were offered here yet", () =>
    expect(hear("those are all while i am in class", { introduced: true }).intents).toContain("request_showing"));
  it("is of a topic by the words that it leans on", () =>
    expect(hear("i own a vintage washer set, could i hook it up", { introduced: true }).topics).toContain(
      "amenities.hasWasherDryerHookups",
    ));
});

describe("What a sentence is like", () => {
  it.each([
    ["can you get me a lease copy before I visit?", "request_showing"],
    ["I want to look over the lease before I visit", "request_showing"],
    ["I'm no longer with my fiancé, so one person", "not_interested"],
    ["coming from a condo that we outgrew", "not_interested"],
    ["going with my aunt", "not_interested"],
  ] as const)("is not meant where it is put off, or tells who would live there: %j is no %s", (text, intent) =>
    expect(hear(text, { introduced: true }).intents).not.toContain(intent),
  );
  it.each(["we're going with a bigger place", "you can give it to someone else", "we bought a house"])(
    "ends the talk all the same: %j",
    (text) => expect(hear(text, { introduced: true }).intents).toContain("not_interested"),
  );
});
