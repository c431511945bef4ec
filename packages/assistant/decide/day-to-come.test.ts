import { describe, expect, it } from "vitest";
import { openingAt } from "../sample-home.ts";
import { talkOf } from "./testing.ts";

const clocksOffered = (texts: readonly string[]) =>
  talkOf(texts)
    .at(-1)!
    .talk.offered.map(({ startsAt }) => startsAt);
const thursday = ["2026-05-14T17:00", "2026-05-14T17:30"].map((clock) => openingAt(clock).startsAt.toString());

describe("A day of the week before the home is free", () => {
  it.each([
    [["I make 6000 a month", "thursday works, whichever time"]],
    [["my income is 2000", "got anything after 5 this week?", "with my sister it's 5600", "thurs works for us both"]],
    [["gano 6000 al mes", "el jueves me sirve, cualquiera de las horas"]],
    [["gano 6000 al mes", "el jueves me queda bien"]],
  ])("that suits is one to come on, though it was asked when they move: %j", (texts) => {
    const turns = talkOf(texts);
    expect(turns.at(-1)?.heard?.facts).not.toHaveProperty("moveIn");
    expect(clocksOffered(texts)).toEqual(thursday);
  });
  it.each([
    [["I make 6000 a month", "we'd move in thursday, that works for us"]],
    [["I make 6000 a month", "May 28 works"]],
    [["gano 6000 al mes", "el 28 de mayo me queda bien"]],
  ])("is told apart from one to move in on: %j", (texts) =>
    expect(talkOf(texts).at(-1)?.heard?.facts).toHaveProperty("moveIn"),
  );
});
