import { describe, expect, it } from "vitest";
import { hear } from "../testing.ts";

const offered = ["2026-05-11T21:00:00Z", "2026-05-14T21:00:00Z", "2026-05-16T14:00:00Z"].map((startsAt) => ({
  startsAt,
  tourType: "IN_PERSON" as const,
}));
const timesIn = (text: string) => hear(text, { introduced: true, awaiting: "time", offered }).times;
const wishedDays = (text: string) => [...new Set(timesIn(text).flatMap(({ not, from }) => (not ? [] : [from])))];

describe("Of days that are weighed", () => {
  it.each([
    ["monday or saturday... saturday", "2026-05-16"],
    ["both monday and thursday are doable, but i'd rather monday", "2026-05-11"],
    ["lunes o jueves, pues el jueves", "2026-05-14"],
  ])("the one named again is wished for: %j", (text, day) => expect(wishedDays(text)).toEqual([day]));

  it.each(["monday or saturday, saturday after 10", "monday at 5 or thursday, monday works"])(
    "all stay where an hour tells more of one: %j",
    (text) => expect(wishedDays(text).length).toBe(2),
  );

  it.each([
    ["por lo menos el lunes", "2026-05-11"],
    ["al menos el jueves que me la enseñen", "2026-05-14"],
    ["cuando menos el sábado", "2026-05-16"],
    ["el 14 porfa", "2026-05-14"],
    ["porfis, el 16 mejor", "2026-05-16"],
  ])("the one that is at least asked for is wished for: %j", (text, day) => expect(wishedDays(text)).toEqual([day]));

  it.each([
    ["any of those but the monday one", "2026-05-11"],
    ["cualquiera excepto el sábado", "2026-05-16"],
    ["i am not available thursday", "2026-05-14"],
  ])("the one left out is refused, and none is chosen: %j", (text, day) => {
    expect(timesIn(text)).toContainEqual(expect.objectContaining({ from: day, not: true }));
    expect(timesIn(text).some(({ choice }) => choice !== null)).toBe(false);
  });
});

describe("A refusal in words", () => {
  it.each(["we can't do monday or thursday", "not free on thursday or monday, sorry"])(
    "stands, whatever a day is like: %j",
    (text) => expect(wishedDays(text)).toEqual([]),
  );
});

describe("Asked for the day of moving in, a wish to see the home", () => {
  const asked = { introduced: true, awaiting: "facts" as const, asked: ["moveIn", "income"] };
  it.each([
    ["could we look at it? monday or friday, friday i guess", ["2026-05-15"]],
    ["¿podemos verlo? el martes o el viernes", ["2026-05-12", "2026-05-15"]],
  ])("names days to come by alone: %j", (text, days) => {
    const { facts, times } = hear(text, asked);
    expect(facts.moveIn).toBeUndefined();
    expect([...new Set(times.map(({ from }) => from))]).toEqual(days);
  });
  it("leaves a date its answer", () =>
    expect(hear("could we look at it monday? june 3 to move", asked).facts.moveIn).toMatchObject({
      from: "2026-06-03",
    }));
});
