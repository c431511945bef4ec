import { describe, expect, it } from "vitest";
import { talkOf } from "../../decide/testing.ts";
import { asked, hear } from "../testing.ts";

const movesIn = (text: string) => hear(text, asked("moveIn")).facts.moveIn;

describe("A date weeks ahead where no visit is spoken of", () => {
  it.each(["June 15 works", "the june 15 date is fine with us", "el 15 de junio me queda"])(
    "is one to move in on, whatever was asked: %j",
    (text) => {
      const { facts, times } = hear(text, { introduced: true });
      expect(facts.moveIn?.from).toBe("2026-06-15");
      expect(times).toEqual([]);
    },
  );
});

describe("A number after a month that counts people", () => {
  it.each(["we're having a baby in december, so 2 adults and a baby", "december, so 2 adults and a dog"])(
    "is no day of it: %j",
    (text) => expect(movesIn(text)?.from).not.toBe("2026-12-02"),
  );
});

describe("A date until which somebody stays", () => {
  it("is none to move in on", () =>
    expect(movesIn("I need somewhere quiet until roughly the end of April")).toBeUndefined());
  it("is one where nothing is needed before it", () =>
    expect(movesIn("we wouldn't need it until june 15")?.from).toBe("2026-06-15"));
});

describe("A date that hangs on something else", () => {
  it("is not as soon as possible", () =>
    expect(movesIn("as soon as my house sells, probably july")?.from).not.toBe("2026-05-09"));
});

describe("A day after its month and other words", () => {
  it.each([
    ["in june when my daughter finishes third grade, around the 14th", "2026-06-14", "2026-06-14"],
    ["june once the cast comes off, the 5th maybe", "2026-06-05", "2026-06-05"],
    ["nos mudaríamos en junio cuando acabe el torneo de mi hijo, como el 12", "2026-06-12", "2026-06-12"],
    ["in september when school starts, about the 3rd, or earlier", "2026-05-20", "2026-09-03"],
    ["me mudaría en agosto cuando empiezan las clases, tal vez el 12, o antes si se puede", "2026-05-20", "2026-08-12"],
  ])("is one of that month: %j", (text, from, to) => expect(movesIn(text)).toEqual({ from, to }));
  it.each([
    ["we'd move in july. could we see it the 12th?", "2026-05-12"],
    ["in july, need a 2nd bedroom for the baby", null],
  ])("is told apart from a day to come and from what is counted: %j", (text, day) => {
    const { facts, times } = hear(text, asked("moveIn"));
    expect(facts.moveIn).toEqual({ from: "2026-07-01", to: "2026-07-31" });
    expect(times.map(({ from }) => from)).toEqual(day === null ? [] : [day]);
  });
  it.each(["picturing july, maybe the 8th", "for august, about the 12th", "pensaba en julio, como el 9"])(
    "is one to move in on where it is said alone: %j",
    (text) => {
      const [turn] = talkOf([text]);
      expect(turn?.heard?.facts).toHaveProperty("moveIn");
      expect(turn?.heard?.times).toEqual([]);
      expect(turn?.orders.map(({ kind }) => kind)).not.toContain("escalate");
    },
  );
});
