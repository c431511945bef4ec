import { describe, expect, it } from "vitest";
import { say } from "./testing.ts";

describe("An insult beside a question", () => {
  it.each([
    "stupid bot, what's the deposit",
    "what's the deposit you idiot",
    "give me the deposit, moron",
    "bot estúpido, ¿cuánto es el depósito?",
  ])("is answered first, with a short apology: %j", (text) => {
    const turn = say(text);
    expect(turn.said).toEqual(["answer", "apology"]);
    expect(turn.text).toMatch(/1,600/);
  });
  it.each(["this stupid bot", "youre all garbage", "liars and pieces of trash, all of you"])(
    "alone it asks nothing: %j",
    (text) => expect(say(text).said).toEqual(["abuse"]),
  );
});
