import { describe, expect, it } from "vitest";
import { hear } from "../testing.ts";

describe("What is counted", () => {
  it.each([
    "so $2,900 covers it all, and what comes in the 2nd month?",
    "is the 1st month free if we sign now",
    "is it on the 3rd floor?",
    "what do I pay from the 2nd month on",
  ])("names no day: %j", (text) => expect(hear(text, { introduced: true }).times).toEqual([]));

  it.each(["can we come on the 14th", "is the 14th open", "can I see it the 14th of this month"])(
    "is none where it is a date: %j",
    (text) => expect(hear(text, { introduced: true }).times[0]?.from).toBe("2026-05-14"),
  );

  it.each(["around 12 gallons", "the shelf is like 9 feet", "at 11 inches it fits", "unos 10 galones", "como 9 pies"])(
    "names no hour by a measure: %j",
    (text) => expect(hear(text, { introduced: true }).times).toEqual([]),
  );
});
