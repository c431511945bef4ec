import { describe, expect, it } from "vitest";
import { factLabel, factValue } from "./fact-words.ts";

const fact = (field: string, value: string, source = "property") => ({ source, field, value });

describe("A fact behind an answer", () => {
  it.each([
    ["leaseConditions.rent", "1850", "Rent", "$1,850"],
    ["leaseConditions.securityDeposit", "TWO_AND_HALF_X", "Security deposit", "2.5x rent"],
    ["petPolicy.smallDogsPolicy", "BREED_RESTRICTIONS", "Small dogs policy", "Breed restrictions"],
    ["amenities.hasFencedYard", "true", "Fenced yard", "Yes"],
    ["parking.parkingAvailableSpaces", "1", "Parking available spaces", "1"],
    ["leaseConditions.desiredLeasingDate", "2026-12-01T05:00:00Z", "Desired leasing date", "Dec 1, 2026"],
    ["location.city", "Columbus", "City", "Columbus"],
  ])("in %s, %s reads %s: %s", (field, value, label, said) => {
    expect(factLabel(fact(field, value))).toBe(label);
    expect(factValue(fact(field, value))).toBe(said);
  });
  it('learned from the owner is labeled "Your answer"', () =>
    expect(factLabel(fact("fireplace", "Yes, a wood-burning one.", "knowledge"))).toBe("Your answer"));
});
