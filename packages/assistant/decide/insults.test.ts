import { describe, expect, it } from "vitest";
import { say } from "./testing.ts";

describe("An insult beside a question", () => {
  it.each(["stupid bot, what's the deposit", "what's the deposit you idiot", "bot estúpido, ¿cuánto es el depósito?"])(
    "is answered first, with a short apology: %j",
    (text) => {
      const turn = say(text);
      expect(turn.said).toEqual(["answer", "apology"]);
      expect(turn.text).toMatch(/1,600/);
    },
  );
  it("alone it is met with what Piper is for", () => expect(say("this stupid bot").said).toEqual(["abuse"]));
});
