import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type OpeningsAsked, openings } from "./openings.ts";
import { anyAsked } from "./openings-reference.ts";
import { firstDayAhead, startsOn, whyNot } from "./why-not.ts";

const at = (instant: string) => Temporal.Instant.from(instant);

/** Mondays from nine to eleven; 2026-11-23 is one. */
const rules: Omit<OpeningsAsked, "busy"> = {
  slots: [{ weekday: "MONDAY", startTime: "09:00", endTime: "11:15" }],
  durationMinutes: 30,
  timeZone: "America/New_York",
  from: at("2026-11-23T08:00-05:00"),
  until: at("2026-12-07T08:00-05:00"),
  notBefore: at("2026-11-23T09:30-05:00"),
  blackoutDates: ["2026-11-30"],
};
const reasons = (time: string, busy: { startsAt: Temporal.Instant; endsAt: Temporal.Instant }[] = []) =>
  whyNot({ ...rules, busy: busy.map((span) => ({ ...span, kind: "overlaps-showing" as const })) }, at(time)).map(
    ({ kind }) => kind,
  );

describe("The reasons why a time is not offered", () => {
  it.each([
    ["2026-11-23T09:30-05:00", []],
    ["2026-11-23T09:00-05:00", ["too-soon"]],
    ["2026-11-23T07:00-05:00", ["in-the-past", "outside-availability"]],
    ["2026-11-23T11:00-05:00", ["outside-availability"]],
    ["2026-11-23T09:45-05:00", ["off-the-grid"]],
    ["2026-11-30T09:30-05:00", ["blackout"]],
    ["2026-12-07T09:30-05:00", ["too-far-ahead"]],
  ])("at %s are %j", (time, expected) => expect(reasons(time)).toEqual(expected));

  it("include overlapping busy time beside the other reasons", () => {
    const busy = { startsAt: at("2026-11-23T09:15-05:00"), endsAt: at("2026-11-23T09:20-05:00") };
    expect(reasons("2026-11-23T09:00-05:00", [busy])).toEqual(["too-soon", "overlaps-showing"]);
    expect(reasons("2026-11-23T09:30-05:00", [busy])).toEqual([]);
  });

  it("are empty exactly when the time is offered, in 400 cases", () =>
    fc.assert(
      fc.property(anyAsked, fc.integer({ min: -100, max: 5000 }), (one, minutes) => {
        const offered = openings(one);
        const busy = one.busy.map((span) => ({ ...span, kind: "calendar-busy" as const }));
        const isExplained = (start: Temporal.Instant) => whyNot({ ...one, busy }, start).length > 0;
        expect(offered.filter((span) => isExplained(span.startsAt))).toEqual([]);
        const drawn = one.from.add({ minutes });
        const isOffered = offered.some((span) => Temporal.Instant.compare(span.startsAt, drawn) === 0);
        expect(isExplained(drawn)).toBe(!isOffered);
      }),
      { numRuns: 400, seed: 20261122 },
    ));

  it("can be listed for the starts of a whole day's weekly hours", () =>
    expect(startsOn(rules, "2026-11-30").map(String)).toEqual(
      ["14:00", "14:30", "15:00", "15:30"].map((time) => `2026-11-30T${time}:00Z`),
    ));
});

describe("The first upcoming day with times", () => {
  it.each([
    ["today, while one of its times is ahead", "2026-11-23T10:29-05:00", "2026-11-23"],
    ["the next day with hours, once today's last time has come", "2026-11-23T10:30-05:00", "2026-11-30"],
    ["the next day with hours, on a day without", "2026-11-25T10:00-05:00", "2026-11-30"],
  ])("is %s", (_, time, day) => expect(firstDayAhead(rules, at(time))).toBe(day));
  it("is today when the week has no hours", () =>
    expect(firstDayAhead({ ...rules, slots: [] }, at("2026-11-25T10:00-05:00"))).toBe("2026-11-25"));
});
