import { describe, expect, it } from "vitest";
import { choiceOf, rangeOf, withUsual, writtenRange } from "./list-search.ts";

const choices = ["all", "pending", "showing completed"] as const;

describe("The address of a list", () => {
  it("gets the default filter and the last 30 days where they are missing", () => {
    expect(withUsual({}, "all")).toEqual({ filter: "all", timeFilter: "last 30 days" });
    expect(withUsual({ filter: "pending" }, "all")).toEqual({ filter: "pending", timeFilter: "last 30 days" });
  });
  it("stays as it is when both are set", () =>
    expect(withUsual({ filter: "All", timeFilter: "all time" }, "all")).toBeNull());
  it.each(["showing completed", "Showing-Completed", "SHOWING_COMPLETED", "showing+completed"])(
    "accepts a filter written as %s",
    (filter) => expect(choiceOf(choices, { filter }, "all")).toBe("showing completed"),
  );
  it.each(["last 6 months", "Last-6-Months", "LAST_6_MONTHS"])("accepts a range written as %s", (timeFilter) =>
    expect(rangeOf({ timeFilter })).toBe("LAST_6_MONTHS"),
  );
  it("falls back to the defaults for unknown values", () => {
    expect(choiceOf(choices, { filter: "someday" }, "all")).toBe("all");
    expect(rangeOf({ timeFilter: "yesterday" })).toBe("LAST_30_DAYS");
  });
  it("reads a range back as it was written", () =>
    expect(rangeOf({ timeFilter: writtenRange("ALL_TIME") })).toBe("ALL_TIME"));
});
