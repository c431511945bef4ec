import { describe, expect, it } from "vitest";
import { hasFloor, problemsIn, unitProblems } from "./nested-records.ts";
import { everyTourField, propertyTypes, tourProblems } from "./property.ts";

const now = Temporal.Instant.from("2026-11-21T12:00:00Z");

describe("A unit number", () => {
  it("is needed in an apartment, a studio and a condo, and nowhere else", () =>
    expect(propertyTypes.filter((type) => "apartmentNumber" in unitProblems(type, " "))).toEqual([
      "STUDIO",
      "APARTMENT",
      "CONDO",
    ]));
  it("is enough once it is there", () => expect(unitProblems("CONDO", "4B")).toEqual({}));
});

describe("A floor", () => {
  it("is asked of homes in a building", () =>
    expect(propertyTypes.filter(hasFloor)).toEqual(["ROOM", "STUDIO", "APARTMENT", "CONDO"]));
});

describe("What a form says is checked as the server will see it", () => {
  it("also against the calendar", () => {
    const problems = problemsIn("specifications", { squareFeet: 900, yearBuilt: 2028, apartmentFloor: null }, now);
    expect(problems.yearBuilt).toBe("Maximum value is 2027");
  });
  it("across its fields", () =>
    expect(
      problemsIn("leaseConditions", { rent: 900, applicationProvider: "OTHER", applicationFee: null }, now),
    ).toEqual({
      applicationFee: "Application fee is required",
    }));
});

describe("The ways to see a home", () => {
  const none = everyTourField(false);
  it("are one at least", () =>
    expect(tourProblems(none)).toEqual({ allowsInPersonTours: "Please select at least one tour type" }));
  it("may be undecided", () => expect(tourProblems({ ...none, allowsVirtualTours: null })).toEqual({}));
  it("are enough with one", () => expect(tourProblems({ ...none, allowsSelfGuidedTours: true })).toEqual({}));
});
