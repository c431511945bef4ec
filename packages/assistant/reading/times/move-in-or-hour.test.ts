import { describe, expect, it } from "vitest";
import { asked, hear } from "../testing.ts";

const heard = (text: string) => {
  const { facts, times } = hear(text, asked("moveIn", "income"));
  return { moveIn: facts.moveIn?.from, times: times.map(({ from, at }) => `${from} ${at}`) };
};

describe("Where a day to move in on was asked for,", () => {
  it.each([
    ["What about Sunday, is 5:30 possible? My ride needs half an hour", "2026-05-10 17:30"],
    ["perdón mejor el jueves para que vaya mi esposa. a las 5", "2026-05-14 17:00"],
  ])("the day of an hour is one to come by: %j", (text, time) => {
    const { moveIn, times } = heard(text);
    expect(moveIn).toBeUndefined();
    expect(times).toContain(time);
  });
  it.each([
    ["friday the 22nd", "2026-05-22"],
    ["june 1", "2026-06-01"],
    ["we could move in on sunday, around noon", "2026-05-10"],
    ["saturday may 30", "2026-05-30"],
  ])("a day is that else: %j", (text, day) => expect(heard(text).moveIn).toBe(day));
});
