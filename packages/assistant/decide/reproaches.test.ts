import { describe, expect, it } from "vitest";
import { kinds, say, talkOf } from "./testing.ts";

describe("Who asks whether Piper listens", () => {
  it.each([
    "do you even read my messages? how much is parking",
    "hello are you listening? what does parking cost",
    "¿me está escuchando? ¿cuánto cuesta el estacionamiento?",
  ])("hears an apology and the answer, and the owner is asked nothing: %j", (text) => {
    const [, turn] = talkOf(["what's the rent", text]);
    expect(turn!.said.slice(0, 2)).toEqual(["apology", "answer"]);
    expect(turn!.text).toContain("$45");
    expect(kinds(turn!)).not.toContain("escalate");
  });
  it.each(["are you even reading this", "can you not hear me", "¿está leyendo lo que escribo?"])(
    "and nothing else is asked what was meant: %j",
    (text) => {
      const [, turn] = talkOf(["what's the rent", text]);
      expect(turn!.said).toEqual(["got-it-wrong", "ask-meant"]);
      expect(kinds(turn!)).not.toContain("escalate");
    },
  );
});

describe("Who told it before", () => {
  it.each(["I already told you that", "you just asked me that", "ya se lo dije"])(
    "hears an apology and what is known, before what is still missing: %j",
    (text) => {
      const [, , turn] = talkOf(["can I see it saturday at 10", "we make 5200 and our score is 702", text]);
      expect(turn!.said.slice(0, 2)).toEqual(["apology", "noted"]);
      expect(turn!.text).toMatch(/5,200.*702/);
    },
  );
  it.each(["like I said, 5300 a month", "como ya le dije, gano 5300 al mes"])("and says it again, too: %j", (text) => {
    const [, turn] = talkOf(["can I see it saturday at 10", text]);
    expect(turn!.said[0]).toBe("apology");
    expect(turn!.orders).toContainEqual({ kind: "record-facts", facts: { monthlyIncome: 5300 } });
  });
});

describe("Who says that nobody has answered", () => {
  it.each([
    "I called twice last week and no one ever called back",
    "messaged you guys several times, still no reply",
    "escribí tres veces y nadie me contesta",
  ])("hears sorry first, in the first message too: %j", (text) => expect(say(text).said[0]).toBe("apology"));
  it.each(["I get paid three times a month", "nobody else would live there"])("and nobody else does: %j", (text) =>
    expect(say(text).said).not.toContain("apology"),
  );
});
