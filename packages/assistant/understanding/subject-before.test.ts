import { describe, expect, it } from "vitest";
import { newTalk } from "../piper.ts";
import { sampleWorld } from "../sample-home.ts";
import { understand } from "./understand.ts";

const after = (before: string, text: string) =>
  understand(text, {
    history: [{ from: "renter", text: before }],
    now: sampleWorld.now,
    timeZone: sampleWorld.property.timeZone,
    property: sampleWorld.property,
    talk: { ...newTalk, introduced: true },
  });

describe("A question that leaves out what the last one named", () => {
  it.each([
    ["how do i apply", "fee?", "application_fee"],
    ["id like to apply", "is there a fee", "application_fee"],
    ["do you take cats", "and the fee?", "pets.fees"],
    ["is there parking", "any fee?", "parking.charge"],
  ])("%j, %j", (before, text, topic) => expect(after(before, text).topics).toEqual([topic]));
  it.each([
    ["is there a gym", "any fees?", "other_fees"],
    ["how do i apply", "any other fees?", "other_fees"],
    ["how do i apply", "what is the pet fee", "pets.fees"],
  ])("%j, %j names its own", (before, text, topic) => expect(after(before, text).topics).toEqual([topic]));
  it("asks whether one fee is for two", () =>
    expect(after("what is the application fee", "is the fee for me and my gf both?").asks).toMatchObject([
      { topic: "application_fee", needsOwner: true },
    ]));

  it("counts the animals that are left", () => {
    expect(after("i have three cats", "what if I only bring 2").facts.pets).toMatchObject([{ kind: "cat", count: 2 }]);
    expect(after("i have three cats and a dog", "what if I only bring 2").facts.pets).toBeUndefined();
    expect(after("we are three", "what if we only bring 2").facts.pets).toBeUndefined();
  });
});
