import { describe, expect, it } from "vitest";
import { hear } from "../reading/testing.ts";
import { newTalk, type Subject } from "../talk.ts";
import { ownShowing, priceOf, subjectAfter } from "./subject.ts";

const standing = (topic: string, words = ""): { subject: Subject } => ({ subject: { topic, words, age: 0 } });

describe("A short question without a subject of its own", () => {
  it.each([
    ["how much is it", "pets.cats", "pets.fees"],
    ["and what does that cost", "parking.garage", "parking.charge"],
    ["what does that add", "pets.dogs", "pets.fees"],
    ["and how much would it add?", "parking", "parking.charge"],
    ["¿y cuánto más sería?", "pets.cats", "pets.fees"],
    ["¿cuánto más se paga?", "parking", "parking.charge"],
    ["so how much is it for him", "requirements.cosigner", "application_fee.cosigner"],
    ["¿y cuánto cuesta?", "application_provider", "application_fee"],
    ["how much is it", "square_feet", "rent"],
    ["is there one close", "transit", "transit"],
  ])("%j after %s asks of %s", (text, before, topic) => {
    const words = before === "transit" ? "is there a bus" : "";
    expect(hear(text, standing(before, words)).topics).toEqual([topic]);
  });

  it.each([
    ["what does my brother do to apply, and how much is it for him", ["application_provider", "application_fee"]],
    ["where do I wash my clothes and how much does it cost", ["laundry"]],
    ["how much is it", ["rent"]],
  ])("%j takes that of the message first", (text, topics) => expect(hear(text).topics).toEqual(topics));

  it.each(["how much is the rent", "how much is the deposit", "is there a dishwasher"])(
    "%j names its own and takes none",
    (text) => expect(hear(text, standing("pets.cats")).topics.join()).not.toContain("pets"),
  );

  it("is of the time just requested where it asks whether that is sure", () => {
    expect(hear("so is that for sure?", standing(ownShowing)).intents).toContain("ask_own_showing");
    expect(hear("how much is it for her?", standing(ownShowing)).intents).not.toContain("ask_own_showing");
    expect(hear("so is that for sure?", standing("pets.cats")).intents).not.toContain("ask_own_showing");
  });
});

describe("The subject of a talk", () => {
  it("is what was asked last, until two messages have asked nothing", () => {
    const first = subjectAfter(newTalk, hear("is there parking? do you take cats?"), []);
    expect(first).toMatchObject({ topic: "pets.cats", age: 0 });
    const talk = { ...newTalk, subject: first as Subject };
    expect(subjectAfter(talk, hear("ok thanks"), [])).toMatchObject({ topic: "pets.cats", age: 1 });
    const old = { ...newTalk, subject: { topic: "pets.cats", words: "", age: 2 } };
    expect(subjectAfter(old, hear("ok thanks"), [])).toBeUndefined();
  });
  it("has a price of its own or none", () => {
    expect(priceOf("parking.spaces")).toBe("parking.charge");
    expect(priceOf("laundry")).toBe("laundry");
    expect(priceOf("year_built")).toBeNull();
  });
});
