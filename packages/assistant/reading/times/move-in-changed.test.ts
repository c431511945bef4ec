import { describe, expect, it } from "vitest";
import type { Line } from "../../talk.ts";
import { asked, hear } from "../testing.ts";

const told = (text: string): Line[] => [
  { from: "renter", text },
  { from: "piper", text: "What's your household's monthly income before taxes?" },
];

describe("The day to move in", () => {
  it.each([
    ["I'd move in June", "the 20th is the earliest"],
    ["we want to move June 1", "the 20th would be better"],
    ["queremos mudarnos en junio", "lo más pronto el 20"],
  ])("is of the month that was told before: %j, %j", (before, text) =>
    expect(hear(text, asked("moveIn"), told(before)).facts.moveIn).toEqual({ from: "2026-06-20", to: "2026-06-20" }),
  );

  it("is of the next month where none was told", () =>
    expect(hear("the 20th is the earliest", asked("moveIn"), told("hi there")).facts.moveIn).toEqual({
      from: "2026-05-20",
      to: "2026-05-20",
    }));

  it.each([
    ["Could we shift the move in to June 15?", "If that does not work, the 27th is okay"],
    ["¿se puede pasar la mudanza al 15 de junio?", "si no, el 27"],
  ])("is of no month that was only asked for where it stands instead: %j, %j", (before, text) =>
    expect(hear(text, asked("moveIn"), told(before)).facts.moveIn?.from).toBe("2026-05-27"),
  );

  it.each([
    "Move in: May 25 is possible but June 1 is better",
    "move in could be May 25 but June 1 would be better",
    "I'd move in around June 1, not May 25",
    "podría mudarme el 25 de mayo pero mejor el 1 de junio",
    "we'd want to move in May 25, or no, make that June 1",
  ])("is the one preferred of two: %j", (text) =>
    expect(hear(text, { introduced: true }).facts.moveIn).toEqual({ from: "2026-06-01", to: "2026-06-01" }),
  );

  it.each(["May 25 works but honestly June 1 would be better", "el 25 de mayo puedo, pero mejor el 1 de junio"])(
    "so too where Piper asked: %j",
    (text) => expect(hear(text, asked("moveIn")).facts.moveIn).toEqual({ from: "2026-06-01", to: "2026-06-01" }),
  );
});
