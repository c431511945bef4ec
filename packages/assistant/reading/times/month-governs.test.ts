import { describe, expect, it } from "vitest";
import { asked, hear } from "../testing.ts";

const movesIn = (text: string) => hear(text, asked("moveIn")).facts.moveIn;

describe("The month that a renter names", () => {
  it.each([
    ["august, the week after the 9th", "2026-08-10", "2026-08-16"],
    ["probably july, like the week after july 4th", "2026-07-06", "2026-07-12"],
    ["en agosto, la semana después del 9", "2026-08-10", "2026-08-16"],
    ["july, maybe the 8th-12th", "2026-07-08", "2026-07-12"],
    ["we would move in july, say around the 20th", "2026-07-20", "2026-07-20"],
    ["en julio, digamos como el 20", "2026-07-20", "2026-07-20"],
  ])("is that of the bare days beside it: %j", (text, from, to) => expect(movesIn(text)).toEqual({ from, to }));

  it.each([
    ["from the 5th to the 9th", "2026-06-05", "2026-06-09"],
    ["the week after the 15th", "2026-05-18", "2026-05-24"],
    ["la semana después del 15", "2026-05-18", "2026-05-24"],
  ])("may be left out: %j", (text, from, to) => expect(movesIn(text)).toEqual({ from, to }));
});

describe("A month named in a sentence before", () => {
  it.each([
    ["august like i said. so the 12th to the 16th", "2026-08-12", "2026-08-16"],
    ["no, august i said. the 12th", "2026-08-12", "2026-08-12"],
    ["Dije agosto, no junio. Como el 12", "2026-08-12", "2026-08-12"],
    ["our lease ends june 30. we could move in the 25th", "2026-06-25", "2026-06-25"],
    ["our lease ends june 30 so around then, no later than the 1st", "2026-05-20", "2026-07-01"],
    ["we close on july 28 and can be in by the 3rd", "2026-08-03", "2026-08-03"],
    ["mi contrato vence el 30 de junio, así que el 1 o el 2", "2026-07-01", "2026-07-02"],
  ])("is that of the day to move in: %j", (text, from, to) => expect(movesIn(text)).toEqual({ from, to }));
});
