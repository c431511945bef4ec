import { nestedRules } from "@porchlight/domain/properties/nested-records.ts";
import type { LeaseConditions, PetPolicy, Property } from "@porchlight/domain/properties/property.ts";
import { describe, expect, it } from "vitest";
import { applicationFees, costsOf, dueAtMoveIn, petRequirement } from "./public-money.ts";
import { english } from "./words/en.ts";

const lease: LeaseConditions = {
  id: "1",
  rent: 2450,
  securityDeposit: "ONE_X",
  applicationProvider: "PLATFORM",
  applicationFee: null,
  applicationCoSignerFee: null,
  otherFees: null,
  possibleLeaseTerms: ["TWELVE_MONTHS"],
  desiredLeasingDate: null,
};
const pets: PetPolicy = {
  id: "2",
  ...nestedRules.petPolicy.fresh({
    allowsPets: true,
    smallDogsPolicy: "ALLOWED",
    largeDogsPolicy: "BREED_RESTRICTIONS",
    catsPolicy: "ALLOWED",
    otherPetsPolicy: "NOT_ALLOWED",
    maxPets: 2,
    petRent: 35,
    petDeposit: 300,
  }),
};
const now = Temporal.Instant.from("2026-11-25T12:00:00Z");
/** A home where no law is known about fees. */
const place = { location: { state: "OR", city: "Portland", zip: "97214" }, timeZone: "America/Los_Angeles" };
const feesWith = (leaseConditions: LeaseConditions, hasScreening: boolean) =>
  applicationFees({ ...place, leaseConditions } as Property, { hasScreening, now }, english);
const costs = (change: Partial<Parameters<typeof costsOf>[0]>) =>
  costsOf(
    {
      ...place,
      leaseConditions: lease,
      petPolicy: null,
      parking: null,
      includedUtilities: null,
      ...change,
    } as Parameters<typeof costsOf>[0],
    { hasScreening: true, now },
    english,
  ).map(({ label, value }) => `${label}: ${value}`);

describe("The costs shown to a renter", () => {
  it("are rent and deposit in dollars, for any multiple the owner chose", () => {
    expect(costs({})).toEqual(["Monthly rent: $2,450", "Security deposit: $2,450", "Application, each adult: $49"]);
    expect(dueAtMoveIn({ ...lease, securityDeposit: "TWO_AND_HALF_X" })).toBe(2450 + 6125);
  });

  it("include no deposit when none is required", () => {
    expect(dueAtMoveIn({ ...lease, securityDeposit: "NO_REQUIREMENT" })).toBe(2450);
    expect(costs({ leaseConditions: { ...lease, securityDeposit: "NO_REQUIREMENT" } })).toContain(
      "Security deposit: None",
    );
  });

  it("have no total while the rent is unknown", () => expect(dueAtMoveIn({ ...lease, rent: null })).toBeNull());

  it("separate included utilities from those the renter pays", () => {
    const includedUtilities = {
      id: "3",
      isUtilitiesIncludedInRent: true,
      water: true,
      sewage: true,
      garbage: true,
      electricity: false,
      gas: false,
      internet: false,
      cable: false,
    };
    expect(costs({ includedUtilities })).toContain("Water, sewage, garbage: Included");
    expect(costs({ includedUtilities })).toContain("Electricity, gas, internet, cable: Paid by you");
    expect(
      costs({ includedUtilities: { ...includedUtilities, isUtilitiesIncludedInRent: false } }).join(),
    ).not.toContain("Included");
  });

  it("include pet fees only when pets are allowed", () => {
    expect(costs({ petPolicy: pets })).toContain("Pet rent, per month: $35");
    expect(costs({ petPolicy: { ...pets, allowsPets: false } }).join()).not.toContain("Pet");
  });
});

describe("The application fees and the pet policy", () => {
  it("show the fee for each role", () => {
    expect(feesWith(lease, true)).toBe("$49 each, $25 for a co-signer");
    const own = { ...lease, applicationProvider: "OTHER" as const, applicationFee: 0, applicationCoSignerFee: 0 };
    expect(feesWith(own, true)).toBe("No fee");
  });

  it("are none for applications on the platform while no reports are part of them", () =>
    expect(feesWith(lease, false)).toBe("No fee"));

  it("omit a fee the owner has not entered", () => {
    const open = {
      ...lease,
      applicationProvider: "OTHER" as const,
      applicationFee: null,
      applicationCoSignerFee: null,
    };
    expect(feesWith(open, true)).toBeNull();
    expect(feesWith({ ...open, applicationFee: 40 }, true)).toBe("$40 each");
    expect(costs({ leaseConditions: open }).join()).not.toContain("Application");
  });

  it("name each kind of pet", () =>
    expect(petRequirement(pets, english)).toEqual({
      label: "Up to 2 pets",
      value: "Small dogs and cats OK. Large dogs with breed restrictions. No other pets",
    }));

  it("never count assistance animals as pets", () =>
    expect(petRequirement({ ...pets, allowsPets: false }, english).value).toBe("Assistance animals are not pets"));
});
