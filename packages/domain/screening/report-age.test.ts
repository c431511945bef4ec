import { describe, expect, it } from "vitest";
import { reportDayProblem } from "./report-age.ts";

const today = Temporal.PlainDate.from("2026-11-23");

describe("The day of a report that a person brings", () => {
  it.each([
    ["2026-11-24", "Date cannot be in the future"],
    ["2026-11-23", null],
    ["2026-10-24", null],
    ["2026-10-23", "Your report must be from the last 30 days. Add a newer one, or get screened instead."],
  ])("%s, where 30 days are taken: %s", (madeOn, problem) =>
    expect(reportDayProblem(madeOn, { today, maxAgeDays: 30 })).toBe(problem),
  );
  it("may be any in the past where no law says how old", () =>
    expect(reportDayProblem("2020-01-01", { today, maxAgeDays: null })).toBeNull());
});
