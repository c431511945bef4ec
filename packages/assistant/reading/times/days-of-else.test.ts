import { describe, expect, it } from "vitest";
import { talkOf } from "../../decide/testing.ts";
import { hear } from "../testing.ts";

describe("The day on which keys are wished for", () => {
  it.each([
    ["we need the keys on the 22nd", "2026-05-22"],
    ["could you give me the keys may 28?", "2026-05-28"],
    ["can i pick up the keys on May 25", "2026-05-25"],
    ["necesitamos las llaves el 22 de mayo", "2026-05-22"],
  ])("is the one to move in on and none to come by: %j", (text, day) => {
    const { facts, times } = hear(text);
    expect(facts.moveIn?.from).toBe(day);
    expect(times).toEqual([]);
  });
  it("is none where keys were lost", () => expect(hear("i lost my keys on may 6").facts.moveIn).toBeUndefined());
});

describe("The days on which somebody reads their mail", () => {
  it.each([
    "my email is pat.lee@example.com but I only check it on Sundays",
    "write to pat.lee@example.com, though we mostly look at it Mondays",
    "mi correo es pat.lee@example.com pero solo lo leo los lunes",
    "i check my email only on Sundays",
  ])("are none to come by, nor to move in on: %j", (text) => {
    expect(hear(text).times).toEqual([]);
    const { heard } = talkOf(["can i see it saturday at 10?", text]).at(-1)!;
    expect([heard?.times, heard?.facts.moveIn]).toEqual([[], undefined]);
  });
  it("are told from those on which they can see the home", () =>
    expect(hear("can i only see it on sunday?").times).toHaveLength(1));
});
