import { describe, expect, it } from "vitest";
import type { TimeWish } from "../../heard/times.ts";
import { sampleWorld } from "../../sample-home.ts";
import { newTalk, type Talk } from "../../talk.ts";
import { understand } from "../understand.ts";

const offering: Partial<Talk> = {
  introduced: true,
  awaiting: "time",
  offered: ["2026-05-16T17:00:00Z", "2026-05-16T18:30:00Z", "2026-05-16T19:30:00Z"].map((startsAt) => ({
    startsAt,
    tourType: "IN_PERSON" as const,
  })),
};
const asking: Partial<Talk> = { introduced: true, awaiting: "facts", asked: ["moveIn", "income"] };

const heard = (text: string, talk: Partial<Talk> = {}) =>
  understand(text, {
    history: [],
    now: sampleWorld.now,
    timeZone: sampleWorld.property.timeZone,
    talk: { ...newTalk, ...talk },
    property: sampleWorld.property,
    ownerName: "Robin",
  });
const wished = (text: string, talk?: Partial<Talk>) =>
  heard(text, talk)
    .times.filter(({ not }) => !not)
    .map(inShort);
const refused = (text: string, talk?: Partial<Talk>) =>
  heard(text, talk)
    .times.filter(({ not }) => not)
    .map(inShort);
const inShort = ({ from, at, after, before }: TimeWish): string =>
  [from?.slice(5), at, after && `>${after}`, before && `<${before}`].filter(Boolean).join(" ");

describe("A message of several times wishes only for those that are when to come", () => {
  it.each([
    ["can i stop in saturday afternoon? my shift at the bakery ends at 2", {}, ["05-16 >12:00 <18:00"]],
    ["podria el viernes a las 4? es que dejo a mi hijo en la guarderia a las 8", {}, ["05-15 16:00"]],
    ["the 3:30 would be best, we have church until 1", offering, ["15:30"]],
    ["mejor a las 3:30, a las 2:30 todavia estoy en la oficina", offering, ["15:30"]],
    ["we would come sunday at noon. our lease is up june 30 so we need it by july 1", {}, ["05-10 12:00"]],
    ["monday works. oh shoot, that's my court date. saturday", offering, ["05-16"]],
    ["thursday, ay no, ese dia entrego el carro. el sabado", offering, ["05-16"]],
    ["i'm unable to come monday. saturday is fine", offering, ["05-16"]],
  ] as const)("%s", (text, talk, times) => expect(wished(text, talk)).toEqual(times));

  it.each([
    ["no a las 2:30 no alcanzo, mejor a las 3:30", ["14:30"]],
    ["i can't monday, my kid has practice, and thursday is piano", ["05-11", "05-14"]],
    ["monday is court and saturday we're at a wedding, so neither", ["05-11", "05-16"]],
    ["el lunes tengo terapia y el jueves corte, ninguno puedo", ["05-11", "05-14"]],
  ] as const)("and says which do not suit: %s", (text, times) => expect(refused(text, offering)).toEqual(times));
});

describe("A day with its number", () => {
  it.each([
    ["el sabado 16 a las 10:30", "05-16 10:30"],
    ["jueves 14 a las 6", "05-14 18:00"],
    ["saturday 2 or 3?", "05-16 14:00"],
  ])("%s is %s", (text, time) => expect(wished(text)).toEqual([time]));
});

describe("A day spoken of before", () => {
  it.each(["is there something that same saturday at 11:30?", "y ese mismo sabado a las 11:30?"])("%s", (text) =>
    expect(heard(text).times).toMatchObject([{ from: null, at: "11:30", isSameDay: true }]),
  );

  it("is refused by name: no de hoy", () =>
    expect(refused("del domingo hablo, no de hoy. a las 2:30 el domingo")).toEqual(["05-09"]));
});

describe("The kind of tour", () => {
  it.each([
    ["is the first one over video? we'd rather come in person, thursday at 5", "IN_PERSON"],
    ["rather by video than in person, friday at 4", "VIRTUAL"],
  ])("of %s is %s", (text, tourType) => expect(heard(text).times[0]?.tourType).toBe(tourType));
});

describe("What only sounds like an end", () => {
  it.each([
    "sorry, that wasn't a question for Robin. can we see it saturday at noon",
    "we are separating and I've got my kids every other week, is it still up?",
  ])("is none beside a wish or a question: %s", (text) => {
    const { intents } = heard(text);
    expect(intents).not.toContain("wrong_number");
    expect(intents).not.toContain("not_interested");
  });
});

describe("Somebody called by name", () => {
  it("who is the owner is asked as the owner", () =>
    expect(heard("please ask Robin whether they would make an exception", asking).intents).toContain("pass_on"));
  it("is the renter, where a first and a last name stand alone", () =>
    expect(heard("none. Celia Marsh. might be late", asking).contact).toEqual({ name: "Celia Marsh" }));
  it("is nobody in a sentence that thanks", () => expect(heard("No pets. Thank You", asking).contact).toEqual({}));
});

describe("The day to move in beside a time to come", () => {
  it("without its month is the first such day once the home is free", () =>
    expect(heard("by the 12th, and we have one cat", asking).facts.moveIn).toEqual({
      from: "2026-06-12",
      to: "2026-06-12",
    }));

  it("is told though nobody asked and no word of moving stands beside it", () => {
    const { facts, times } = heard("friday at 1 works. june 20, 5200 a month, one cat");
    expect(facts.moveIn).toEqual({ from: "2026-06-20", to: "2026-06-20" });
    expect(times.map(inShort)).toEqual(["05-15 13:00"]);
  });

  it("is a day, and no hour, where it is said to be about then", () =>
    expect(heard("may 21 or so, and 6900 a month", asking).facts.moveIn).toEqual({
      from: "2026-05-21",
      to: "2026-05-21",
    }));

  it("leaves the time to come, though the sentence answers Piper", () =>
    expect(wished("june 20 and we make 5200, and again saturday at 3 for the visit", asking)).toEqual(["05-16 15:00"]));
});
