import { describe, expect, it } from "vitest";
import { openDays as openDaysIn, requestAddress } from "./openings.ts";
import { times } from "./words/en/times.ts";

const eastern = "America/New_York";
const openDays = (openings: Parameters<typeof openDaysIn>[0], zone: string, taken?: string[]) =>
  openDaysIn(openings, zone, times, taken);
const opening = (startsAt: string) => ({ startsAt, endsAt: startsAt });
const labels = (days: ReturnType<typeof openDays>) =>
  days.map((day) => [day.day, ...day.starts.map(({ label }) => label)]);

describe("The openings of a home by day", () => {
  it("are listed under their day in the home's zone", () =>
    expect(labels(openDays([opening("2026-11-25T02:30:00Z"), opening("2026-11-24T21:00:00Z")], eastern))).toEqual([
      ["2026-11-24", "4:00 PM", "9:30 PM"],
    ]));

  it("keep a time that was just taken in its place and mark it", () => {
    const [day] = openDays([opening("2026-11-24T21:00:00Z")], eastern, ["2026-11-24T21:30:00Z"]);
    expect(day!.starts.map(({ label, isTaken }) => [label, isTaken])).toEqual([
      ["4:00 PM", false],
      ["4:30 PM", true],
    ]);
  });

  it("mark a taken time even while it is still among the openings", () => {
    const [day] = openDays([opening("2026-11-24T21:00:00Z")], eastern, ["2026-11-24T21:00:00Z"]);
    expect(day!.starts.map(({ isTaken }) => isTaken)).toEqual([true]);
  });

  it("distinguish the two hours that repeat when clocks go back", () =>
    expect(labels(openDays([opening("2026-11-01T05:30:00Z"), opening("2026-11-01T06:30:00Z")], eastern))).toEqual([
      ["2026-11-01", "1:30 AM EDT", "1:30 AM EST"],
    ]));

  it("are empty when there are no openings", () => expect(openDays([], eastern)).toEqual([]));
});

describe("The address of the request form", () => {
  it("contains the tour and the time, so that a plain link is enough", () =>
    expect(requestAddress("elm-st-1", "IN_PERSON", "2026-11-24T21:00:00Z")).toBe(
      "/homes/elm-st-1/request?tour=IN_PERSON&at=2026-11-24T21%3A00%3A00Z",
    ));
});
