import type { JudgedHome } from "@porchlight/domain/qualification/verdict.ts";
import { expect, it } from "vitest";
import { fitOf } from "./fit.ts";

const now = Temporal.Instant.from("2026-11-24T18:00:00Z");
const homeFrom = (desiredLeasingDate: string | null): JudgedHome => ({
  leaseConditions: { desiredLeasingDate } as JudgedHome["leaseConditions"],
  renterRequirements: null,
  petPolicy: null,
  timeZone: "America/Los_Angeles",
});
const on = (day: string) => ({ moveIn: { from: day, to: day } });

it.each([
  ["the day it is free", "2026-12-14T20:00:00Z", "2026-12-20", "MEETS", "Available from Dec 14"],
  [
    "40 days, where the move-in is later",
    "2026-12-14T20:00:00Z",
    "2027-01-05",
    "DOES_NOT_MEET",
    "Available from Dec 14, move-in by Jan 3",
  ],
  [
    "a week after the day it is free, where that is later than 40 days",
    "2027-02-01T20:00:00Z",
    "2027-02-09",
    "DOES_NOT_MEET",
    "Available from Feb 1, move-in by Feb 8",
  ],
  ["nothing, where a home is free now", null, "2026-12-01", "MEETS", null],
  ["40 days, where a home is free now", null, "2027-02-01", "DOES_NOT_MEET", "Move-in by Jan 3"],
] as const)("Next to a renter's move-in date, the owner sees %s", (_what, listed, moveIn, assessment, asked) => {
  const fit = fitOf(on(moveIn), homeFrom(listed), now).find(({ rule }) => rule === "move-in");
  expect(fit).toMatchObject({ assessment, asked });
});
