import { startOfRange } from "@porchlight/domain/kernel/time-range.ts";
import { describe, expect, it } from "vitest";
import { timeRangeQuery } from "./time-range.ts";

const read = (filter?: string) => timeRangeQuery.safeParse(filter === undefined ? {} : { filter });

describe("A time range in a query", () => {
  it.each([
    ["LAST_30_DAYS", "LAST_30_DAYS"],
    ["last 30 days", "LAST_30_DAYS"],
    ["Last+30+days", "LAST_30_DAYS"],
    ["last-7_days", "LAST_7_DAYS"],
    ["24 hours", "LAST_24_HOURS"],
    ["All", null],
    ["all time", "ALL_TIME"],
    ["", null],
  ])("%j is read as %s", (filter, range) => expect(read(filter).data?.filter ?? null).toBe(range));

  it("defaults to all time", () => expect(read().data?.filter).toBe("ALL_TIME"));
  it("is rejected when it is unknown", () =>
    expect(read("last century").error?.issues[0]?.message).toBe("Unknown time range"));
});

describe("The start of a range", () => {
  const now = Temporal.Instant.from("2026-03-10T15:30:00Z");
  const start = (range: Parameters<typeof startOfRange>[0]) =>
    startOfRange(range, now, "America/New_York")?.toString() ?? null;

  it("of 24 hours is the same time the day before", () => expect(start("LAST_24_HOURS")).toBe("2026-03-09T15:30:00Z"));
  it("of 7 days is local midnight, on the other side of a clock change too", () =>
    expect(start("LAST_7_DAYS")).toBe("2026-03-03T05:00:00Z"));
  it("of 6 months is the same day of the month", () => expect(start("LAST_6_MONTHS")).toBe("2025-09-10T04:00:00Z"));
  it("of all time is null", () => expect(start("ALL_TIME")).toBeNull());
});
