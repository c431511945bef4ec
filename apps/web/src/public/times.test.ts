import { describe, expect, it } from "vitest";
import { dayIn, timeIn } from "./times.ts";
import { times as english } from "./words/en/times.ts";

describe("An instant in a home's zone", () => {
  it("is written as weekday, date and time", () =>
    expect(english.moment("America/Los_Angeles", "2026-11-25T01:30:00Z")).toBe("Tue, Nov 24 at 5:30 PM"));
  it("is on the zone's own day", () => expect(dayIn("America/Los_Angeles", "2026-11-25T01:30:00Z")).toBe("2026-11-24"));
  it("is 12:00 AM at midnight and 12:00 PM at noon", () => {
    expect(timeIn("America/New_York", "2026-11-24T05:00:00Z")).toBe("12:00 AM");
    expect(timeIn("America/New_York", "2026-11-24T17:00:00Z")).toBe("12:00 PM");
  });
  it("comes with the zone in words and its abbreviation", () => {
    expect(english.zone("America/Los_Angeles", "2026-11-24T21:00:00Z")).toBe("Pacific time (PST)");
    expect(english.zone("America/Los_Angeles", "2026-07-24T21:00:00Z")).toBe("Pacific time (PDT)");
  });
});

describe("A day", () => {
  it("is written with its year only when that is not the current one", () => {
    expect(english.shortDay("2026-12-01", "2026-11-21")).toBe("Dec 1");
    expect(english.shortDay("2027-01-05", "2026-11-21")).toBe("Jan 5, 2027");
  });
});
