import { describe, expect, it } from "vitest";
import type { TimeRange } from "../kernel/time-range.ts";
import { type Bucket, bucketsOf, granularityOf, spanOf } from "./buckets.ts";
import { ticksUpTo } from "./ticks.ts";

const beginning = Temporal.Instant.from("2025-03-20T12:00:00Z");
const bucketsIn = (range: TimeRange, now: string, timeZone: string): Bucket[] =>
  bucketsOf(spanOf(range, { now: Temporal.Instant.from(now), timeZone, beginning }), granularityOf[range], timeZone);
const startsIn = (range: TimeRange, now: string, timeZone: string): string[] =>
  bucketsIn(range, now, timeZone).map(({ from }) => from.toZonedDateTimeISO(timeZone).toPlainDateTime().toString());
const hours = ({ from, to }: Bucket): number => from.until(to).total("hours");

describe("The buckets of a range", () => {
  it("are 24 of 60 minutes for 24 hours, of which the last ends now", () => {
    const buckets = bucketsIn("LAST_24_HOURS", "2026-11-01T15:20:00Z", "America/New_York");
    expect(buckets.length).toBe(24);
    expect(buckets.every((one) => hours(one) === 1)).toBe(true);
    expect(buckets.at(-1)!.to.toString()).toBe("2026-11-01T15:20:00.000001Z");
  });

  it("are days of the reader, also those of 23 and 25 hours", () => {
    const spring = bucketsIn("LAST_7_DAYS", "2026-03-10T15:00:00Z", "America/New_York");
    expect(spring.map(hours).slice(0, -1)).toEqual([24, 24, 24, 24, 24, 23, 24]);
    const fall = bucketsIn("LAST_7_DAYS", "2026-11-03T15:00:00Z", "America/New_York");
    expect(fall.map(hours).slice(0, -1)).toEqual([24, 24, 24, 24, 24, 25, 24]);
    const island = bucketsIn("LAST_7_DAYS", "2026-04-08T15:00:00Z", "Australia/Lord_Howe");
    expect(island.map(hours).slice(0, -1)).toContain(24.5);
  });

  it("are weeks from Sunday and months, of which the first is cut", () => {
    const weeks = startsIn("LAST_6_MONTHS", "2026-11-26T18:00:00Z", "Asia/Kolkata");
    expect(weeks.slice(0, 3)).toEqual(["2026-05-26T00:00:00", "2026-05-31T00:00:00", "2026-06-07T00:00:00"]);
    const months = startsIn("LAST_12_MONTHS", "2026-11-26T18:00:00Z", "America/Chicago");
    expect(months.slice(0, 2)).toEqual(["2025-11-26T00:00:00", "2025-12-01T00:00:00"]);
    expect(months.length).toBe(13);
  });

  it("begin for all time with what happened first, and are one where nothing has", () => {
    expect(startsIn("ALL_TIME", "2025-05-02T00:00:00Z", "UTC")).toEqual([
      "2025-03-20T12:00:00",
      "2025-04-01T00:00:00",
      "2025-05-01T00:00:00",
    ]);
    const now = Temporal.Instant.from("2026-11-26T18:00:00Z");
    const span = spanOf("ALL_TIME", { now, timeZone: "UTC", beginning: null });
    expect(bucketsOf(span, "month", "UTC").length).toBe(1);
  });
});

describe("The ticks of an axis", () => {
  it("are every number up to ten", () => {
    expect(ticksUpTo(0)).toEqual([0, 1]);
    expect(ticksUpTo(3)).toEqual([0, 1, 2, 3]);
    expect(ticksUpTo(10).length).toBe(11);
  });

  it("are at most ten steps of 1, 2 or 5 times a power of ten beyond", () => {
    expect(ticksUpTo(11)).toEqual([0, 2, 4, 6, 8, 10, 12]);
    expect(ticksUpTo(240)).toEqual([0, 50, 100, 150, 200, 250]);
    expect(ticksUpTo(100)).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100]);
    for (const highest of [19, 21, 99, 101, 5001, 123_456]) {
      const ticks = ticksUpTo(highest);
      expect(ticks.length).toBeLessThanOrEqual(11);
      expect(ticks.at(-1)!).toBeGreaterThanOrEqual(highest);
    }
  });
});
