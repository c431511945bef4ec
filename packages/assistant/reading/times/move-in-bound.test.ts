import { describe, expect, it } from "vitest";
import { known, talkOf } from "../../decide/testing.ts";
import { hear } from "../testing.ts";

const movesIn = (text: string) => hear(text, { introduced: true }).facts.moveIn;

describe("A bound on the day to move in", () => {
  it.each([
    ["I need to move in before July 4", "2026-07-03"],
    ["we want to move in by the end of June but could manage sooner", "2026-06-30"],
    ["moving in July 20 at the latest", "2026-07-20"],
    ["prefiero mudarme antes del 4 de julio", "2026-07-03"],
    ["nos mudamos a fines de junio, o antes si se puede", "2026-06-30"],
  ])("that is late begins when the home is free: %j", (text, to) =>
    expect(movesIn(text)).toEqual({ from: "2026-05-20", to }),
  );

  it.each([
    ["I need to move in before June 10", "2026-06-09"],
    ["we have to move in by June 10", "2026-06-10"],
    ["quiero mudarme antes del 10 de junio", "2026-06-09"],
  ])("that is near enough is its latest day: %j", (text, day) => expect(movesIn(text)).toEqual({ from: day, to: day }));

  it.each([
    ["I can't move in before July 4", "2026-07-04"],
    ["we can move in by July 15", "2026-07-15"],
    ["I'd move in July 15, not sooner", "2026-07-15"],
    ["no puedo mudarme antes del 4 de julio", "2026-07-04"],
  ])("is none where it is from when: %j", (text, day) => expect(movesIn(text)).toEqual({ from: day, to: day }));

  it("refuses no showing for being too late", () => {
    const renter = { ...known, facts: { ...known.facts, moveIn: null } };
    const turns = talkOf(["we need to move in before July 4", "could I see it Saturday at 10?"], { renter });
    expect(turns.at(-1)?.orders.map(({ kind }) => kind)).toContain("request-showing");
  });
});

describe("The day from which a home is looked for", () => {
  it.each([
    ["we are looking for a 2 bedroom near the park starting mid June", "2026-06-11"],
    ["looking for a quiet place with parking from June 12", "2026-06-12"],
  ])("is one to move in on: %j", (text, from) => expect(hear(text).facts.moveIn?.from).toBe(from));
});

describe("A date weeks ahead and nothing else", () => {
  it.each(["June 25", "around the 25th of June", "para el 25 de junio"])("is one to move in on: %j", (text) => {
    const turns = talkOf(["is it still available?", text], {
      renter: { ...known, facts: { ...known.facts, moveIn: null } },
    });
    expect(turns.at(-1)?.heard?.facts.moveIn?.from).toBe("2026-06-25");
  });
  it("is one to come by where that is asked", () =>
    expect(hear("could I see it June 25?").facts.moveIn).toBeUndefined());
});

it("What is earned in a month is no time to move in", () =>
  expect(movesIn("she gets 1,900 of SSDI and makes 1,600 in a month")).toBeUndefined());

describe("The weekend before a day", () => {
  it.each([
    "my job starts on June 21 and we'd move in the weekend before",
    "mi esposa empieza el 21 de junio, nos mudaríamos el fin de semana anterior",
  ])("is not the next one: %j", (text) => expect(movesIn(text)?.from).not.toBe("2026-05-09"));
});
