import { describe, expect, it } from "vitest";
import { greeting, lastDay, waitingSentence } from "./greeting.ts";

const said = (leads: number, qualifiedLeads: number) =>
  lastDay({ leads, qualifiedLeads })
    .map(({ text }) => text)
    .join("");

describe("The greeting of the dashboard", () => {
  it.each([
    ["2026-11-23T08:00:00Z", "Good morning, Dana"],
    ["2026-11-23T20:00:00Z", "Good afternoon, Dana"],
    ["2026-11-24T02:00:00Z", "Good evening, Dana"],
  ])("follows the reader's clock: %s", (at, words) =>
    expect(greeting(Temporal.Instant.from(at), "America/Los_Angeles", "Dana")).toBe(words),
  );
  it("counts what waits, in words up to nine", () => {
    expect([0, 1, 7, 12].map(waitingSentence)).toEqual([
      "Nothing is waiting for you.",
      "One thing is waiting for you.",
      "Seven things are waiting for you.",
      "12 things are waiting for you.",
    ]);
  });
  it("says what Piper did in the last 24 hours", () => {
    expect(said(6, 4)).toBe("In the last 24 hours Piper met 6 new leads and qualified 4.");
    expect(said(1, 0)).toBe("In the last 24 hours Piper met 1 new lead.");
    expect(said(0, 1)).toBe("In the last 24 hours Piper qualified 1 lead.");
    expect(said(0, 0)).toBe("No new leads in the last 24 hours.");
  });
});
