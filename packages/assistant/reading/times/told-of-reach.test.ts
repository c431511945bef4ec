import { describe, expect, it } from "vitest";
import { known, talkOf } from "../../decide/testing.ts";
import { hear } from "../testing.ts";

describe("When somebody is reached or sleeps", () => {
  it.each([
    "please don't ring before nine",
    "you can reach me after 4",
    "never buzz me before 10",
    "I sleep around noon",
    "at noon I'm asleep, I work nights",
    "me encuentra después de las 4",
    "a mediodía duermo",
  ])("names no time to come by: %j", (text) =>
    expect(hear(text, { introduced: true }).times.filter(({ not }) => !not)).toEqual([]),
  );

  it.each([
    ["after four works, you can reach me at 937 555 0140", "16:00"],
    ["I could come after 4", "16:00"],
    ["puedo ir después de las 4", "16:00"],
  ])("unlike when they come: %j", (text, after) =>
    expect(hear(text, { introduced: true }).times).toEqual([expect.objectContaining({ after })]),
  );

  it.each(["Saturday, any time before noon I'm good", "Saturday before noon we are fine"])(
    "a bound within which they can is no bound of their work: %j",
    (text) =>
      expect(hear(text, { introduced: true }).times).toEqual([
        expect.objectContaining({ from: "2026-05-16", after: null, before: "12:00" }),
      ]),
  );

  it("leaves the time that was chosen", () => {
    const renter = { ...known, facts: { ...known.facts, pets: null } };
    const turns = talkOf(["can I see it Thursday at 5:30?", "no pets. don't ring before nine, at noon I sleep"], {
      renter,
    });
    expect(turns.at(-1)?.orders.map(({ kind }) => kind)).toContain("request-showing");
  });

  it.each(["no pets, just fish, like 20 gallons", "a 10 gallon tank", "una pecera de 20 galones"])(
    "nor is how much a tank holds one: %j",
    (text) => expect(hear(text, { introduced: true }).times).toEqual([]),
  );
});
