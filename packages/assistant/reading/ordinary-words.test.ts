import { describe, expect, it } from "vitest";
import { hear } from "./testing.ts";

const heard = (text: string) => hear(text, { introduced: true });

describe("Ordinary words that begin or sound like something else", () => {
  it.each([
    ["I want maybe Saturday", "2026-05-16"],
    ["quiero decirles que puedo el sábado a las 3", "2026-05-16"],
    ["¿se va a poder visitar el sábado a las 3?", "2026-05-16"],
    ["my bus leaves at 5 but saturday at 10 is good", "2026-05-16"],
    ["I only see Saturday at 10, so that one", "2026-05-16"],
  ])("leave a day to come by what it is: %j", (text, day) => {
    const { facts, times } = heard(text);
    expect(facts.moveIn).toBeUndefined();
    expect(times.some(({ from, not }) => from === day && !not)).toBe(true);
  });

  it.each(["my cell is 937-555-0144, that's where to find me", "937-555-0144 it's my mobile"])(
    "leave a number the renter's own: %j",
    (text) => expect(heard(text).contact.phone).toBe("+19375550144"),
  );
  it("and another's number another's", () =>
    expect(heard("937-555-0144, that's my cousin's").contact.phone).toBeUndefined());

  it.each(["I need to call my bank first", "tengo que hablar con el banco", "I want to ask my doctor about that"])(
    "leave an errand no message for somebody else: %j",
    (text) => expect(heard(text).intents).not.toContain("private_chatter"),
  );
});
