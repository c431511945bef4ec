import { describe, expect, it } from "vitest";
import { kinds, say, talkOf } from "./testing.ts";

describe("Who looks for somebody else", () => {
  it.each([
    "Is this Lamar? it's your cousin Bea, I changed phones",
    "hey is this deja",
    "are you Bertha from the nail place?",
    "hola, ¿hablo con Chuy? soy tu comadre",
    "¿eres Beto?",
  ])("hears whose assistant this is; nothing goes to the owner, no contact is asked for: %j", (text) => {
    const turn = say(text);
    expect(turn.said).toEqual(["not-for-me"]);
    expect(kinds(turn)).toEqual([]);
  });
  it.each(["huh is this not Lamar", "wait, are you not Lamar?", "¿no es Beto?"])(
    "who asks it later hears who writes: %j",
    (text) => {
      const [, turn] = talkOf(["what's the rent", text]);
      expect(turn!.said).toContain("identity");
      expect(kinds(turn!)).not.toContain("escalate");
    },
  );
  it.each(["oh so is this an apartment?", "wait hol up is this a apartment? what's rent"])(
    "and what this is, once it is asked: %j",
    (text) => {
      const [, turn] = talkOf(["is this Lamar?", text]);
      expect(turn!.text).toContain("apartment");
      expect(kinds(turn!)).not.toContain("escalate");
    },
  );
  it.each(["is this Morgan?", "is this the owner", "¿hablo con el dueño?"])("the owner is nobody else: %j", (text) =>
    expect(say(text).said).toContain("identity"),
  );
  it.each([
    "is this available",
    "is this negotiable",
    "is this Dayton?",
    "is this ADA",
    "are you flexible",
    "es nuevo?",
  ])("what a home may be is nobody: %j", (text) => expect(say(text).said).not.toContain("not-for-me"));
});
