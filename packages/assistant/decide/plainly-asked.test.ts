import { describe, expect, it } from "vitest";
import { kinds, say, talkOf } from "./testing.ts";

describe("Whether the home is still to be had", () => {
  it("is told with a yes to who asks whether it is", () =>
    expect(say("is it still available").text).toContain("Yes, it's still available."));
  it.each(["am i too late", "has anyone applied?", "did somebody get it already", "is it gone"])(
    "is told without one to who asks whether it is gone: %j",
    (text) => {
      expect(say(text).text).toContain("It's still available.");
      expect(say(text).text).not.toContain("Yes");
    },
  );
});

describe("A word of a question that names what is not asked of", () => {
  it.each([
    ["do you take cash app or zelle for rent", "available"],
    ["do you report rent to the credit bureaus", "640"],
    ["has it flooded", "911"],
    ["did the house flood last year", "911"],
  ])("is not answered, and the owner is asked: %j", (text, not) => {
    const turn = say(text);
    expect(turn.text).not.toContain(not);
    expect(kinds(turn)).toContain("escalate");
  });
  it.each([
    "it's flooding in here",
    "did the gas leak again? it smells like gas",
    "has the house flooded? water is rising",
  ])("leaves what is of now an emergency: %j", (text) => expect(say(text).text).toContain("911"));
});

describe("A short question of another animal", () => {
  it.each([
    ["how much is the pet deposit for a dog", "and for a cat?", "$250"],
    ["what's the pet rent for a dog", "what about a cat?", "$30"],
    ["cuánto es el depósito por un perro", "y por un gato?", "$250"],
  ])("is of the charge just spoken of: %j, %j", (before, text, amount) =>
    expect(talkOf([before, text])[1]?.text).toContain(amount),
  );
});

describe("A question put again", () => {
  it.each(["what did you say the deposit was", "wait what did you say the deposit was"])(
    "is answered again, and the owner is not asked: %j",
    (text) => {
      const turn = talkOf(["how much is the deposit", text])[1];
      expect(turn?.text).toContain("$1,600");
      expect(turn && kinds(turn)).not.toContain("escalate");
    },
  );
});

describe("What is told without a figure", () => {
  it.each(["my mom will live with me too", "not sure about my credit, never checked", "mi mama va a vivir conmigo"])(
    "is heard, and the owner is asked nothing: %j",
    (text) => {
      const turn = say(text);
      expect(turn.said).not.toContain("fallback");
      expect(kinds(turn)).not.toContain("escalate");
    },
  );
});
