import { describe, expect, it } from "vitest";
import { quietUntil } from "./quiet-hours.ts";

/** When the quiet hours end that it is in at this time in the home's zone, in that zone. */
const until = (local: string, { state = "IL", zone = "America/Chicago", phone = "+13125550123" } = {}): string | null =>
  quietUntil(Temporal.ZonedDateTime.from(`${local}[${zone}]`).toInstant(), { state, timeZone: zone }, phone)
    ?.toZonedDateTimeISO(zone)
    .toPlainDateTime()
    .toString() ?? null;

describe("Quiet hours", () => {
  it("do not apply from 8 AM to 9 PM", () => {
    expect(until("2026-11-23T08:00")).toBeNull();
    expect(until("2026-11-23T20:59")).toBeNull();
  });
  it("in the evening end the next morning", () => expect(until("2026-11-23T21:00")).toBe("2026-11-24T08:00:00"));
  it("after midnight end the same morning", () => expect(until("2026-11-23T03:10")).toBe("2026-11-23T08:00:00"));
  it("end at 8 AM local time on the day of a clock change too", () =>
    expect(until("2026-03-08T01:30")).toBe("2026-03-08T08:00:00"));
});

describe("The end of the wait in a state with stricter quiet hours", () => {
  it.each([
    ["FL", "2026-11-23T19:59", null],
    ["FL", "2026-11-23T20:00", "2026-11-24T08:00:00"],
    ["CT", "2026-11-23T08:30", "2026-11-23T09:00:00"],
    ["TX", "2026-11-21T21:00", "2026-11-22T12:00:00"],
    ["TX", "2026-11-22T21:00", "2026-11-23T09:00:00"],
    ["RI", "2026-11-20T18:00", "2026-11-21T10:00:00"],
    ["RI", "2026-11-22T17:00", "2026-11-23T09:00:00"],
  ])("for %s at %s is %s", (state, local, end) => expect(until(local, { state })).toBe(end));
});

describe("A text to a number from another time zone than the home's", () => {
  it("waits while it is still early there", () =>
    expect(until("2026-11-23T08:30", { zone: "America/New_York", phone: "+15035550123" })).toBe("2026-11-23T11:00:00"));
  it("waits when it is already late there", () =>
    expect(until("2026-11-23T19:00", { zone: "America/Los_Angeles", phone: "+12125550123" })).toBe(
      "2026-11-24T08:00:00",
    ));
  it("follows the home's quiet hours when the number has no location", () =>
    expect(until("2026-11-23T08:30", { phone: "+18005550123" })).toBeNull());
});
