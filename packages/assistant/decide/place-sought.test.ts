import { describe, expect, it } from "vitest";
import { kinds, say, talkOf } from "./testing.ts";

describe("Who looks for another place", () => {
  it.each([
    "is this the vet? my cat won't eat",
    "hi I'm trying to reach doctor Lowe's clinic to move my Tuesday 3:15",
    "Hello, the pharmacist told me to text you my list of pills",
    "Is this Northside Dental?",
    "hola, ¿es la farmacia? quiero saber si ya está mi medicina",
    "la doctora me pidió que le mandara mis niveles de azúcar",
  ])("hears that they wrote to a home's assistant; nothing is offered, asked or passed on: %j", (text) => {
    const turn = say(text);
    expect(turn.said).toEqual(["not-for-me"]);
    expect(kinds(turn)).toEqual([]);
  });
  it.each([["can i see it saturday", "wait, is this the barber?"]])(
    "also after times were offered: %j",
    (first, then) => {
      const [, turn] = talkOf([first, then]);
      expect(turn!.said).toEqual(["not-for-me"]);
      expect(turn!.talk.offered).toEqual([]);
    },
  );
  it.each([
    ["is this the vet?", "oh so this is not the vet?"],
    ["¿es la clínica?", "¿entonces no es la clínica?"],
    ["are you the mechanic", "who is this then"],
  ])("who asks again hears who writes, and the owner hears nothing: %j", (first, then) => {
    const [, turn] = talkOf([first, then]);
    expect(turn!.said).toEqual(["identity"]);
    expect(kinds(turn!)).not.toContain("escalate");
  });
  it("and the home, once it is asked of", () =>
    expect(talkOf(["is this the dentist?", "oh it's an apartment? what is the rent"])[1]!.text).toContain("1,600"));
  it.each([
    "is this close to the hospital",
    "is this by a school",
    "is it walking distance to my church?",
    "my doctor told me to send you the letter for my dog",
    "I'm a nurse at the clinic, is this still available?",
    "¿está cerca de la clínica?",
    "trabajo en la escuela, ¿es grande el departamento?",
  ])("the home's surroundings are none: %j", (text) => expect(say(text).said).not.toContain("not-for-me"));
});
