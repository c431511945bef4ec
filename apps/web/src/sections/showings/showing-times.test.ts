import { describe, expect, it } from "vitest";
import { quarterHours, timesWith } from "../../ui/quarter-hours.ts";
import { byDay, dateOf, dayHeading, fieldsOf, momentOf, startAt, timeRange, zoneCode } from "./showing-times.ts";

const columbus = "America/New_York";
const portland = "America/Los_Angeles";
const now = Temporal.Instant.from("2026-11-21T18:00:00Z");
const showing = (startTime: string, endTime: string) => ({ startTime, endTime, property: { timeZone: columbus } });

describe("The time of a showing", () => {
  it("shows AM or PM once when both ends share it", () =>
    expect(timeRange(showing("2026-11-24T22:30:00Z", "2026-11-24T23:00:00Z"), columbus)).toBe("5:30–6:00 PM"));
  it("shows both AM and PM across noon", () =>
    expect(timeRange(showing("2026-11-24T16:30:00Z", "2026-11-24T17:00:00Z"), columbus)).toBe("11:30 AM–12:00 PM"));
  it("is in the home's time zone, which is named when the viewer's clock differs", () =>
    expect(timeRange(showing("2026-11-24T22:30:00Z", "2026-11-24T23:00:00Z"), portland)).toBe("5:30–6:00 PM EST"));
  it("omits the time zone when the viewer's clock shows the same time", () =>
    expect(zoneCode("2026-11-24T22:30:00Z", columbus, "America/Detroit")).toBe(""));
  it("can include its date", () =>
    expect(momentOf(showing("2026-11-24T22:30:00Z", "2026-11-24T23:00:00Z"), now, columbus)).toBe(
      "Tue, Nov 24, 5:30–6:00 PM",
    ));
  it("includes the year when that is not the current one", () =>
    expect(dateOf("2027-01-05T22:30:00Z", columbus, now)).toBe("Tue, Jan 5, 2027"));
});

describe("Showings by day", () => {
  it("are grouped by the home's day, not UTC's", () => {
    const late = showing("2026-11-25T01:00:00Z", "2026-11-25T01:30:00Z");
    const next = showing("2026-11-25T15:00:00Z", "2026-11-25T15:30:00Z");
    expect(byDay([late, next]).map(({ day }) => day)).toEqual(["2026-11-24", "2026-11-25"]);
  });
  it("are headed by date and weekday", () =>
    expect(dayHeading("2026-11-24", now, columbus)).toEqual({ date: "Nov 24", weekday: "Tuesday" }));
});

describe("The selectable times", () => {
  it("are the 96 quarter hours of a day", () => {
    expect(quarterHours).toHaveLength(96);
    expect(quarterHours[32]).toEqual({ value: "08:00", label: "8:00 AM" });
    expect(quarterHours.at(-1)).toEqual({ value: "23:45", label: "11:45 PM" });
  });
  it("include an opening between two quarter hours, in order", () => {
    const times = timesWith("08:10");
    expect(times).toHaveLength(97);
    expect(times.slice(32, 35).map(({ label }) => label)).toEqual(["8:00 AM", "8:10 AM", "8:15 AM"]);
    expect(timesWith("08:15")).toBe(quarterHours);
  });
  it("fill the fields in the home's time zone", () =>
    expect(fieldsOf("2026-11-25T01:00:00Z", columbus)).toEqual({ date: "2026-11-24", time: "20:00" }));
  it("become instants in the home's time zone", () =>
    expect(startAt("2026-11-24", "14:30", columbus).toString()).toBe("2026-11-24T19:30:00Z"));
  it("move past an hour that a clock change skips", () =>
    expect(startAt("2027-03-14", "02:30", columbus).toString()).toBe("2027-03-14T07:30:00Z"));
});
