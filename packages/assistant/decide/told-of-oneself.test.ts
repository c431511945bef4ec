import { describe, expect, it } from "vitest";
import { accepted, good, kinds, known, say, talkOf } from "./testing.ts";

const told = [
  "we're moving up from Tucson for my husband's job",
  "I get paid every other Friday",
  "my sister used to live two streets over",
  "nos venimos de Fresno por el trabajo",
  "i drive a bus for the city and my shift starts early most days and my wife stays home with the baby right now and we are both tired of the long way to her mother",
];

describe("What a renter tells of themselves, and nothing depends on,", () => {
  it.each(told)("is thanked for, and the talk goes on: %j", (text) => {
    const turn = talkOf(["how much is the deposit?", text]).at(-1)!;
    expect(turn.said).toEqual(["thanks-for-telling", "ask-facts"]);
    expect(kinds(turn)).toEqual([]);
  });
  it.each(told)("leaves standing what was asked for: %j", (text) => {
    const turn = talkOf(["can I see it thursday at 5?", text]).at(-1)!;
    // Who was asked for their income and tells of pay is asked for that alone.
    const asked = text.includes("paid") ? "ask-income-total" : "ask-facts";
    expect(turn.said).toEqual(["thanks-for-telling", asked]);
    expect(turn.talk.chosen).not.toBeNull();
  });
  it.each(told)("is all there is to say beside a showing: %j", (text) => {
    const turn = say(text, { renter: known, request: accepted, stage: "SHOWING_CONFIRMED" });
    expect(turn.said).not.toContain("ask-facts");
    expect(turn.talk.offered).toEqual([]);
  });
});

it("What weighs on the record goes to the owner", () => {
  const turn = talkOf(["how much is the deposit?", "I had an eviction in 2019, it's paid off"]).at(-1)!;
  expect(kinds(turn)).toContain("escalate");
});

it.each(["hmm", "asdf", "the drawers squeak louder than the kettle whenever it snows over there"])(
  "What tells nothing is not thanked for: %j",
  (text) =>
    expect(say(text, { renter: { name: null, hasContact: false, facts: good } }).said).not.toContain(
      "thanks-for-telling",
    ),
);

describe("What a renter thinks of the home or its terms", () => {
  it.each([
    "hmm that's a lot to pay up front",
    "love the kitchen",
    "wow, cheaper than I expected",
    "está más lejos de lo que pensaba",
  ])("is taken note of, and the talk goes on: %j", (text) => {
    const turn = talkOf(["how much is the deposit?", text]).at(-1)!;
    expect(turn.said).toEqual(["takes-remark", "ask-facts"]);
    expect(kinds(turn)).toEqual([]);
  });
  it.each(["is the pet fee a lot?", "could the deposit be lower", "please fix the sink", "can I bring my own fridge"])(
    "is none of %j",
    (text) => expect(talkOf(["how much is the deposit?", text]).at(-1)!.said).not.toContain("takes-remark"),
  );
});
