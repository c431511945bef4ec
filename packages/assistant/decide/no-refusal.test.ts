import { describe, expect, it } from "vitest";
import { talkOf } from "./testing.ts";

const lastText = (texts: readonly string[]) => talkOf(texts).at(-1)!.text;

describe("A time that was chosen and that a requirement then stands against", () => {
  it.each([
    [["can I see it saturday at 10:30?", "credit is 700, we'd move in around June 27"], "Sat, May 16 at 10:30 AM"],
    [["can I see it monday at 5?", "I make 2500 a month"], "Mon, May 11 at 5:00 PM"],
    [["¿puedo verla el sábado a las 10:30?", "gano 2500 al mes"], "sábado 16 de mayo a las 10:30"],
  ])("is said to wait: %j", (texts, time) => {
    const turn = talkOf(texts).at(-1)!;
    expect(turn.said.slice(0, 2)).toEqual(["time-on-hold", "not-qualified"]);
    expect(turn.text).toContain(time);
    expect(turn.talk.chosen).not.toBeNull();
  });
  it("is not said again", () => {
    const texts = ["can I see it monday at 5?", "I make 2500 a month", "my income is 2600"];
    expect(talkOf(texts).at(-1)?.said).not.toContain("time-on-hold");
  });
});

describe("Who asks whether a refusal is a no", () => {
  it.each([
    [["my credit is 560", "can I see it monday?", "so is that a no?"], "It's not a no: Morgan decides."],
    [["mi crédito es 560", "¿la puedo ver el lunes?", "¿entonces es un no?"], "No es un no: lo decide Morgan."],
    [["my credit is 560", "can I see it monday?", "ok what can we do then"], "It's not a no: Morgan decides."],
    [["my credit is 560", "can I see it monday?", "what are my options here"], "It's not a no: Morgan decides."],
    [["mi crédito es 560", "¿la puedo ver el lunes?", "¿y qué más puedo hacer?"], "No es un no: lo decide Morgan."],
  ])("hears that it is none: %j", (texts, said) => {
    const text = lastText(texts);
    expect(text.startsWith(said)).toBe(true);
    expect(text).not.toMatch(/co-signer|aval/);
  });
  it.each([
    [
      ["my credit is 560", "my grandma can cosign, hers is 790", "can I see it monday?", "so that's a no or"],
      "co-signer",
    ],
    [["mi crédito es 560", "mi tía puede ser mi aval", "¿la veo el lunes?", "¿entonces es un no?"], "su aval"],
  ])("hears that the owner knows of their co-signer: %j", (texts, said) => expect(lastText(texts)).toContain(said));
});

describe("Who wants nobody asked of what falls short", () => {
  it.each([
    ["I make 2500 a month, can I see it monday at 5?", "no, that's all we have"],
    ["gano 2500 al mes, ¿la puedo ver el lunes a las 5?", "no, gracias"],
  ])("is left at that, and may still say yes later: %j, %j", (first, no) => {
    const [, left, asked] = talkOf([first, no, "yes, ask them please"]);
    expect([left?.said, left?.talk.awaiting]).toEqual([["any-time"], null]);
    expect(asked?.said).toContain("passed-on");
  });
});
