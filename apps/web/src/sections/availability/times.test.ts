import { describe, expect, it } from "vitest";
import { timeLabel, timesWith } from "../../ui/quarter-hours.ts";
import { nextDayNote, rangeLabel, zoneName } from "./times.ts";

describe("A slot's times", () => {
  it("are shown on a 12-hour clock", () => {
    expect(timeLabel("00:00")).toBe("12:00 AM");
    expect(timeLabel("17:40")).toBe("5:40 PM");
    expect(rangeLabel({ startTime: "09:00", endTime: "12:00" })).toBe("9 AM–12 PM");
    expect(rangeLabel({ startTime: "15:30", endTime: "18:00" })).toBe("3:30–6 PM");
  });

  it("can be set to any quarter of an hour or to the stored value", () => {
    expect(timesWith("09:00")).toHaveLength(96);
    expect(timesWith("09:10").map(({ value }) => value)).toContain("09:10");
  });

  it("have a note when they end on the next day, but not at midnight", () => {
    expect(nextDayNote({ startTime: "20:00", endTime: "02:00" })).toBe("Ends at 2:00 AM the next day");
    expect(nextDayNote({ startTime: "18:00", endTime: "00:00" })).toBeNull();
    expect(nextDayNote({ startTime: "09:00", endTime: "17:00" })).toBeNull();
  });

  it("are in a time zone named for the season", () => {
    expect(zoneName("America/Los_Angeles", Temporal.Instant.from("2026-11-21T12:00Z"))).toBe("Pacific time (PST)");
    expect(zoneName("America/Los_Angeles", Temporal.Instant.from("2026-07-21T12:00Z"))).toBe("Pacific time (PDT)");
  });
});
