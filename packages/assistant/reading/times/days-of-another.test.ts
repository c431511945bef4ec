import { describe, expect, it } from "vitest";
import { asked, hear } from "../testing.ts";

const movesIn = (text: string, isAsked = false) =>
  hear(text, isAsked ? asked("moveIn") : { introduced: true }).facts.moveIn;

describe("A day of something else is none to move in on", () => {
  it.each([
    "My dad is getting his hip redone in June, is there a ramp?",
    "he's starting first grade in August. what are the schools like?",
    "My kid gets braces in July so money is tight",
    "mi mamá se opera en junio, ¿hay rampa?",
  ])("though Piper asked when: %j", (text) => expect(movesIn(text, true)).toBeUndefined());

  it.each(["June", "my wife says in June", "mi esposo dice que en junio", "we'd be ready in June"])(
    "unlike one that answers: %j",
    (text) => expect(movesIn(text, true)).toEqual({ from: "2026-06-01", to: "2026-06-30" }),
  );

  it.each([
    "I'd only need it thru the end of August",
    "just want to stay through July",
    "I need a place until September",
  ])("nor is until when one stays: %j", (text) => expect(movesIn(text)).toBeUndefined());

  it.each([
    "I need it May 25 thru the end of August",
    "we'd move in May 25 and stay until the end of September",
    "lo necesito del 25 de mayo al 30 de agosto",
  ])("nor is the end of the stay: %j", (text) =>
    expect(movesIn(text)).toEqual({ from: "2026-05-25", to: "2026-05-25" }),
  );

  it.each(["do the 250 and the 30 come on top?", "is the 60 and the 20 monthly?"])("nor are sums: %j", (text) => {
    expect(movesIn(text, true)).toBeUndefined();
    expect(hear(text, { introduced: true }).times).toEqual([]);
  });

  it.each([
    "can I move in before the 20th?",
    "any chance we could move in before May 20?",
    "¿puedo mudarme antes del 20 de mayo?",
  ])("nor is the first day that is too late: %j", (text) => expect(movesIn(text)?.from).not.toBe("2026-05-20"));
});

describe("A day before which one cannot move", () => {
  it.each([
    "Our sale closes July 8, so we cannot move before then",
    "I'm Lou Fields, 937-555-0172. Our graduation is July 8 and we can't move in before that.",
    "my course ends July 8, I'd be moving right after that",
    "El cierre es el 8 de julio, no podemos mudarnos antes de eso",
  ])("is that of moving in: %j", (text) => expect(movesIn(text)).toEqual({ from: "2026-07-08", to: "2026-07-08" }));
});
