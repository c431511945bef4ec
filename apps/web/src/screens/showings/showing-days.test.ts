import { describe, expect, it } from "vitest";
import { comingAndOver, timeLeft } from "./showing-days.ts";

const now = Temporal.Instant.from("2026-11-20T21:20:00Z");
const showing = (startTime: string, status: Parameters<typeof timeLeft>[0]["status"] = "CONFIRMED") => ({
  status,
  startTime,
  endTime: Temporal.Instant.from(startTime).add({ minutes: 30 }).toString(),
  property: {
    id: "1",
    displayName: "Alder",
    coverImage: null,
    timeZone: "America/New_York",
    lastShowingAgentId: null,
    pendingShowingRequestsCount: 0,
    pendingEscalationsCount: 0,
  },
});

describe("The countdown to a showing", () => {
  it.each([
    ["2026-11-20T23:00:00Z", "in 1 h 40 min"],
    ["2026-11-20T22:20:00Z", "in 1 h"],
    ["2026-11-20T21:50:30Z", "in 31 min"],
    ["2026-11-20T21:10:00Z", "now"],
    ["2026-11-21T15:00:00Z", "tomorrow"],
    ["2026-11-24T15:00:00Z", "in 4 days"],
    ["2026-11-20T20:00:00Z", ""],
  ])("at %s reads %s", (startTime, told) => expect(timeLeft(showing(startTime), now)).toBe(told));
});

describe("A list of showings", () => {
  it("separates upcoming showings from past or closed ones, by day in the home's time zone", () => {
    const tonight = showing("2026-11-21T02:00:00Z");
    const closed = showing("2026-11-24T15:00:00Z", "CANCELED");
    const past = showing("2026-11-16T21:00:00Z", "EXPIRED");
    const { coming, over } = comingAndOver([tonight, closed, past], now);
    expect(coming).toEqual([{ day: "2026-11-20", showings: [tonight] }]);
    expect(over.map(({ day }) => day)).toEqual(["2026-11-24", "2026-11-16"]);
  });
});
