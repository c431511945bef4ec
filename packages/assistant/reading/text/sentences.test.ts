import { describe, expect, it } from "vitest";
import { hear } from "../testing.ts";
import { wholeOf } from "./sentences.ts";

describe("The sentences that go to the owner with a question", () => {
  it.each([
    [
      "Is there a cellar, and is it dry in spring?",
      "is it dry in spring?",
      "Is there a cellar, and is it dry in spring?",
    ],
    ["I smoke cigars. Would you allow it?", "Would you allow it?", "I smoke cigars. Would you allow it?"],
    ["My aunt, Mrs. Bell, pays for me. Is that alright?", "Is that alright?", undefined],
    ["I have two sheds. One is big. Can they stay?", "Can they stay?", undefined],
    ["Tenemos un piano. ¿Eso es un problema?", "Eso es un problema?", undefined],
    ["El gas es aparte. ¿Lo pago yo?", "Lo pago yo?", undefined],
    ["My niece could view it Thursday at 5. She lives close by. Would that suit?", "Would that suit?", undefined],
    ["My dad would come Monday at 6. He's a builder. Is that all right?", "Is that all right?", undefined],
    ["Mi primo puede pasar el jueves a las 5. Vive ahí cerca. ¿Eso le parece?", "Eso le parece?", undefined],
  ])("are those that it stands in and points at: %j", (text, words, whole = text) =>
    expect(wholeOf(words, text)).toBe(whole),
  );

  it.each([
    ["We earn 5000. Is the roof new?", "Is the roof new?"],
    ["ok. And if she moves out, who pays?", "And if she moves out, who pays?"],
    ["I like the porch. Who cuts the hedge?", "Who cuts the hedge?"],
  ])("leave out what it does not point at: %j", (text, words) => expect(wholeOf(words, text)).toBe(words));

  it("stay as they are where the message has them not", () => expect(wholeOf("Is it?", "Hello there.")).toBe("Is it?"));

  it.each(["I asked Mr. Cole about the heat pump", "la Sra. Luna me dijo del patio"])(
    "are not ended by a title: %j",
    (text) => expect(wholeOf(text.slice(-5), text)).toBe(text),
  );

  it("are of the thing named right before, and not of what was told for Piper", () => {
    const { unknownQuestions, topics } = hear("november 1. I teach violin at home. that cool?", { introduced: true });
    expect(unknownQuestions.map(({ whole }) => whole)).toEqual(["I teach violin at home. that cool?"]);
    expect(topics).not.toContain("available_date");
  });
});

describe("What asks nothing", () => {
  it.each([
    "would keep it in the shed.",
    "will bring my own fridge.",
    "how lovely.",
    "how kind of you, thanks",
    "what happened was the roof leaked.",
  ])("is no question: %j", (text) => expect(hear(text, { introduced: true }).unknownQuestions).toEqual([]));

  it.each([
    "how much",
    "would the shed stay",
    "what happens when the roof leaks",
    "my wife wants to know if the attic is insulated",
  ])("is told apart from what asks: %j", (text) => {
    const { asks, unknownQuestions } = hear(text, { introduced: true });
    expect(asks.length + unknownQuestions.length).toBeGreaterThan(0);
  });
});

describe("A record of one's own", () => {
  it.each([
    "I had a felony in 2011, does that rule me out?",
    "my brother was arrested once, would the background check stop us?",
    "tuve un desalojo en 2016, me van a negar por eso?",
  ])("is for the owner: %j", (text) =>
    expect(hear(text).asks.find(({ topic }) => topic === "background_check")?.needsOwner).toBe(true),
  );

  it.each(["do you run a background check?", "is there a criminal check?"])("is not asked of by: %j", (text) =>
    expect(hear(text).asks.find(({ topic }) => topic === "background_check")?.needsOwner).toBe(false),
  );
});

it.each(["which days do they pick up the trash?", "que dias pasan por la basura"])(
  "A part of the home is asked of: %j",
  (text) => {
    const { asks, unknownQuestions } = hear(text, { introduced: true });
    expect(asks.length + unknownQuestions.length).toBeGreaterThan(0);
  },
);

it.each(["do you want to see it?", "would the owner want to see it in writing?"])("Is no wish to come: %j", (text) =>
  expect(hear(text, { introduced: true }).intents).not.toContain("request_showing"),
);
