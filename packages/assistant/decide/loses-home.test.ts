import { describe, expect, it } from "vitest";
import { kinds, say, talkOf } from "./testing.ts";

describe("Who is about to lose their home", () => {
  it.each([
    "they served us an eviction notice, we need a place by thursday",
    "I'm being kicked out and have nowhere to go",
    "Im getting evicted with my two boys, anything sooner?",
    "our lease runs out tomorrow and there's no place to stay",
    "nos están desalojando, necesitamos un lugar para el jueves",
    "se me vence el contrato mañana y no tengo dónde quedarme",
    "There was a court date last week and we lost.",
    "We lost our case and the sheriff comes Friday",
    "I was in housing court this morning, the judge gave me ten days",
    "me and the kids are sleeping in our car",
    "mi tía me corrió de su casa con los niños",
    "perdí el juicio y nos sacan el lunes",
    "the judge has given us two weeks",
    "they say a constable comes Thursday and changes the locks",
    "the bailiff will put us out on Tuesday",
  ])("hears a kind word, where help is, and how soon they can move in, and no terms of a lease: %j", (text) => {
    const turn = say(text);
    expect(turn.said.slice(0, 2)).toEqual(["losing-home", "answer"]);
    expect(turn.text).toMatch(/May 20|20 de mayo/);
    expect(turn.heard?.topics).not.toContain("lease_break");
    expect(kinds(turn)).not.toContain("find-time");
  });
  it.each([
    "Nos quedamos en la calle el viernes",
    "me dejaron en la calle con mis hijos",
    "no quiero terminar en la calle",
    "from Friday my kids and I are on the street",
    "we could end up on the street",
    "I'm sleeping on the streets",
  ])("hears who will be on the street: %j", (text) => expect(say(text).said).toContain("losing-home"));
  it.each([
    "cuando llego de noche dejo la troca en la calle",
    "la camioneta de mi hermano se queda en la calle",
    "vivo en la calle Roble 45",
    "hay mucho ruido en la calle",
    "my trailer stays on the street",
    "is there a light on the street",
  ])("hears no loss in what stands on the street: %j", (text) => expect(say(text).said).not.toContain("losing-home"));
  it("what is asked beside it is answered", () =>
    expect(say("we're getting evicted and have nowhere to stay. what's the rent").text).toMatch(/May 20.*1,600/));
  it.each([
    "i was evicted 6 years ago, does it matter",
    "can I break the lease early",
    "i have to give 30 day notice where i live",
    "do they kick people out for noise",
    "¿puedo terminar el contrato antes?",
    "the court ordered me to pay child support, does that matter",
    "the judge gave me full custody so it's me and my son",
  ])("is nobody who tells of a record or of what might be: %j", (text) =>
    expect(say(text).said).not.toContain("losing-home"),
  );
  it.each([
    ["the marshal comes on the 18th and we have no place to go", "it is eviction court. is there parking", /carport/],
    [
      "nos están desalojando y no tengo a dónde ir",
      "en la corte de desalojo perdimos. ¿hay estacionamiento?",
      /cochera|45/,
    ],
  ])("is told that once, and is asked of no court or date again: %j", (first, then, answer) => {
    const [one, two] = talkOf([first, then]);
    expect(one!.text).toContain("211");
    expect(two!.text).not.toContain("211");
    expect(two!.text).toMatch(answer);
    expect(two!.heard?.topics).not.toContain("amenities.hasTennisCourt");
    expect(two!.heard?.topics).not.toContain("available_date");
  });
  it.each([
    "we have an agency that helps with the rent, do you take that?",
    "my church helps with the first month, is that okay?",
    "tengo un programa que ayuda con la renta, ¿lo aceptan?",
  ])("who has aid is not sent for it: %j", (text) => {
    const turn = say(text);
    expect(turn.said).not.toContain("local-help");
    expect(turn.text).not.toContain("211");
  });
  it.each([
    "do you know who helps with the rent",
    "is there any program that helps with a deposit? or a family shelter",
    "where is there a shelter near me",
    "¿conocen alguna iglesia que ayude con la renta?",
    "¿sabe de algún albergue para familias?",
  ])("who asks for aid hears where it is, and no rent: %j", (text) => {
    const turn = say(text);
    expect(turn.said).toEqual(["local-help"]);
    expect(kinds(turn)).toEqual([]);
  });
  it("in distress, too", () => {
    const [, turn] = talkOf(["I don't want to live anymore", "is there someone around who helps with rent"]);
    expect(turn!.said).toContain("local-help");
    expect(turn!.text).not.toContain("1,600");
  });
  it.each([
    "my mom helps with the rent",
    "do you take rental assistance",
    "is the parking under a shelter",
    "¿me ayuda con la renta?",
  ])("who tells of help, or asks the owner, asks for none: %j", (text) =>
    expect(say(text).said).not.toContain("local-help"),
  );
});

it.each(["the judge gave us until Friday", "the judge gave me a month"])("A judge's term is a home lost: %j", (text) =>
  expect(say(text).said).toContain("losing-home"),
);
