import { describe, expect, it } from "vitest";
import { hasFloor, problemsIn, unitProblems } from "./nested-records.ts";
import { everyTourField, propertyTypes, tourProblems } from "./property.ts";

const now = Temporal.Instant.from("2026-11-21T12:00:00Z");

describe("A unit number", () => {
  it("is required for an apartment, a studio and a condo only", () =>
    expect(propertyTypes.filter((type) => "apartmentNumber" in unitProblems(type, " "))).toEqual([
      "STUDIO",
      "APARTMENT",
      "CONDO",
    ]));
  it("satisfies the check once it is given", () => expect(unitProblems("CONDO", "4B")).toEqual({}));
});

describe("A floor", () => {
  it("is a field of rooms, studios, apartments and condos", () =>
    expect(propertyTypes.filter(hasFloor)).toEqual(["ROOM", "STUDIO", "APARTMENT", "CONDO"]));
});

describe("The check of a form's values", () => {
  it("uses the current year", () => {
    const problems = problemsIn("specifications", { squareFeet: 900, yearBuilt: 2028, apartmentFloor: null }, now);
    expect(problems.yearBuilt).toBe("Maximum value is 2027");
  });
  it("compares fields with each other", () =>
    expect(
      problemsIn("leaseConditions", { rent: 900, applicationProvider: "OTHER", applicationFee: null }, now),
    ).toEqual({
      applicationFee: "Application fee is required",
    }));
});

describe("The tour types", () => {
  const none = everyTourField(false);
  it("must include at least one", () =>
    expect(tourProblems(none)).toEqual({ allowsInPersonTours: "Please select at least one tour type" }));
  it("may be undecided", () => expect(tourProblems({ ...none, allowsVirtualTours: null })).toEqual({}));
  it("may be just one", () => expect(tourProblems({ ...none, allowsSelfGuidedTours: true })).toEqual({}));
});
