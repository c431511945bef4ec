import { describe, expect, it } from "vitest";
import { dayIn, momentIn, shortDay, timeIn, zoneWords } from "./times.ts";

describe("An instant in a home's zone", () => {
  it("reads as people say it", () =>
    expect(momentIn("America/Los_Angeles", "2026-11-25T01:30:00Z")).toBe("Tue, Nov 24 at 5:30 PM"));
  it("falls on the zone's own day", () =>
    expect(dayIn("America/Los_Angeles", "2026-11-25T01:30:00Z")).toBe("2026-11-24"));
  it("knows midnight and noon", () => {
    expect(timeIn("America/New_York", "2026-11-24T05:00:00Z")).toBe("12:00 AM");
    expect(timeIn("America/New_York", "2026-11-24T17:00:00Z")).toBe("12:00 PM");
  });
  it("names its zone in words and by its abbreviation", () => {
    expect(zoneWords("America/Los_Angeles", "2026-11-24T21:00:00Z")).toBe("Pacific time (PST)");
    expect(zoneWords("America/Los_Angeles", "2026-07-24T21:00:00Z")).toBe("Pacific time (PDT)");
  });
});

describe("A day", () => {
  it("is written without its year while that is this one", () => {
    expect(shortDay("2026-12-01", "2026-11-21")).toBe("Dec 1");
    expect(shortDay("2027-01-05", "2026-11-21")).toBe("Jan 5, 2027");
  });
});
