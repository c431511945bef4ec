import { describe, expect, it } from "vitest";
import { dayAt } from "../dialogue/home-clock.ts";
import { sampleWorld } from "../sample-home.ts";
import { talkOf } from "./testing.ts";

const saturday = "2026-05-16";
const zone = sampleWorld.property.timeZone;

describe("Hours of work past the last time of every weekday", () => {
  it.each([
    ["i work till 7 every day, when can i see it?", "what else is there?"],
    ["can i see it? my shift ends at 7", "any other day?"],
    ["¿cuándo puedo verla? salgo del trabajo a las 7", "¿qué otro día hay?"],
  ])("leave the weekend, in every offer that follows: %j, %j", (...texts) => {
    for (const { talk } of talkOf(texts)) {
      expect(talk.offered).not.toEqual([]);
      for (const { startsAt } of talk.offered) expect(dayAt(startsAt, zone)).toBe(saturday);
    }
  });

  it("hold no longer once an hour within them is named", () =>
    expect(
      talkOf(["can i see it? i work till 7", "monday at 5 then, i'll leave early"]).at(-1)?.talk.chosen?.startsAt,
    ).toBe("2026-05-11T21:00:00Z"));
});
