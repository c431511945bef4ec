import { describe, expect, it } from "vitest";
import { choiceOf, rangeOf, withUsual, writtenRange } from "./list-search.ts";

const choices = ["all", "pending", "showing completed"] as const;

describe("The address of a list", () => {
  it("gets the usual filter and the last 30 days where it lacks them", () => {
    expect(withUsual({}, "all")).toEqual({ filter: "all", timeFilter: "last 30 days" });
    expect(withUsual({ filter: "pending" }, "all")).toEqual({ filter: "pending", timeFilter: "last 30 days" });
  });
  it("stays as it is where it lacks nothing", () =>
    expect(withUsual({ filter: "All", timeFilter: "all time" }, "all")).toBeNull());
  it.each(["showing completed", "Showing-Completed", "SHOWING_COMPLETED", "showing+completed"])(
    "names a filter as %s",
    (filter) => expect(choiceOf(choices, { filter }, "all")).toBe("showing completed"),
  );
  it.each(["last 6 months", "Last-6-Months", "LAST_6_MONTHS"])("names a range as %s", (timeFilter) =>
    expect(rangeOf({ timeFilter })).toBe("LAST_6_MONTHS"),
  );
  it("falls back to the usual where it names nothing known", () => {
    expect(choiceOf(choices, { filter: "someday" }, "all")).toBe("all");
    expect(rangeOf({ timeFilter: "yesterday" })).toBe("LAST_30_DAYS");
  });
  it("writes a range as it is read", () => expect(rangeOf({ timeFilter: writtenRange("ALL_TIME") })).toBe("ALL_TIME"));
});
