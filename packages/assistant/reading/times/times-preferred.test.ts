import { describe, expect, it } from "vitest";
import { hear } from "../testing.ts";

const told = { introduced: true } as const;
const offered = [
  { startsAt: "2026-05-13T21:00:00Z", tourType: "IN_PERSON" as const },
  { startsAt: "2026-05-13T21:30:00Z", tourType: "IN_PERSON" as const },
];
const choosing = { ...told, awaiting: "time", offered } as const;
const askedToMove = { ...told, awaiting: "facts" as const, asked: ["moveIn", "income"] };
const wished = (text: string) => hear(text, choosing).times.filter(({ not }) => !not);

describe("Of several times in a message,", () => {
  it.each([
    ["i can't make 6 today. what's the chance of friday afternoon?", "2026-05-15"],
    ["hoy a las 6 no puedo. ¿habrá algo el viernes por la tarde?", "2026-05-15"],
  ])("the day wished for is kept beside the one refused: %j", (text, from) =>
    expect(wished(text)).toMatchObject([{ from }]),
  );
  it.each([
    "could we take 11:30 instead of the 4:30, whichever is easier for you",
    "can it be 11:30, either is fine honestly",
    "a las 11:30, cualquiera me queda bien",
  ])("one hour that is named is wished for though any would do: %j", (text) =>
    expect(wished(text)).toMatchObject([{ at: "11:30", choice: null }]),
  );
  it.each([
    "wednesday at 5 then. wait, omar works until 5, could we do 5:30",
    "ok wednesday 5. oh wait my sister is off at 5:15, can we say 5:30",
  ])("the one thought better of is given up: %j", (text) =>
    expect(wished(text)).toMatchObject([{ from: "2026-05-13", at: "17:30" }]),
  );
  it.each([
    "quiero ir el viernes a las 10, pero trabajo los viernes hasta la 1, pues mejor el sábado",
    "el viernes tempranito, ay no, asi que mejor el sabado",
  ])("the one that is better takes the place of the first: %j", (text) =>
    expect(wished(text).filter(({ from }) => from === "2026-05-15")).toEqual([]),
  );
  it.each([
    ["tuesday at 2 or if not a bit later", "14:00"],
    ["tuesday at 2 or if not then after 2 uh do you take cats", "14:00"],
    ["el martes a las 2, o si no un poquito más tarde", "14:00"],
    ["el martes a las 2, o si no mas tardecito, Beto sale de trabajar a las 2 y media", "14:30"],
  ])("a later one will do where the first is gone: %j", (text, after) =>
    expect(wished(text)).toMatchObject([
      { from: "2026-05-12", at: "14:00" },
      { from: "2026-05-12", at: null, after, isFallback: true },
    ]),
  );
  it.each([
    "can i come tuesday? mornings are better but any time works",
    "¿el martes se puede? mejor en la mañana, pero a cualquier hora está bien",
  ])("any time of the day will do where the better one is gone: %j", (text) =>
    expect(wished(text)).toMatchObject([
      { from: "2026-05-12", before: "12:00" },
      { from: "2026-05-12", before: null, isFallback: true },
    ]),
  );
});

describe("An hour or a day asked for in few words", () => {
  it.each([
    "10 is no good, sorry. 11:30 instead?",
    "can't do 10. saturday at 3 instead?",
    "¿el jueves mejor?",
    "¿mejor mañana a mediodía?",
  ])("is no question for the owner: %j", (text) => {
    const { times, unknownQuestions } = hear(text, choosing);
    expect(unknownQuestions).toEqual([]);
    expect(times.filter(({ not }) => !not)).not.toEqual([]);
  });
  it("is of the week that is named, though another one is refused", () =>
    expect(wished("not this week. next week tuesday evening")).toMatchObject([{ from: "2026-05-12", after: "17:00" }]));
});

describe("Who has chosen a time and is asked when they would move in", () => {
  const chosen = { startsAt: "2026-05-14T21:00:00Z", tourType: "IN_PERSON" as const };
  it.each(["oh sorry, i meant saturday the 16th", "perdón, quise decir el sábado 16"])(
    "puts the day of the showing right: %j",
    (text) => {
      const { facts, times } = hear(text, { ...askedToMove, chosen });
      expect(facts.moveIn).toBeUndefined();
      expect(times).toMatchObject([{ from: "2026-05-16" }]);
    },
  );
  it("puts the day of moving in right where that is named", () =>
    expect(hear("sorry, i meant we move in on saturday the 30th", { ...askedToMove, chosen }).facts.moveIn?.from).toBe(
      "2026-05-30",
    ));
});

describe("Asked when they would move in,", () => {
  it.each([
    ["el 20 de setiembre más o menos", "2026-09-20", "2026-09-20"],
    ["june 5 or 6, either one", "2026-06-05", "2026-06-06"],
    ["cuanto antes, este mes si se puede", "2026-05-09", "2026-05-31"],
    ["cuanto antes", "2026-05-09", "2026-05-23"],
  ])("a renter tells it in their way: %j", (text, from, to) => {
    const { facts, times } = hear(text, askedToMove);
    expect(facts.moveIn).toEqual({ from, to });
    expect(times).toEqual([]);
  });
});
