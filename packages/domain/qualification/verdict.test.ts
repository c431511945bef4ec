import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nestedRules } from "../properties/nested-records.ts";
import type { ScreeningSensitivity } from "../properties/property.ts";
import { noFacts, type RenterFacts } from "./renter-facts.ts";
import { type JudgedHome, verdictOn } from "./verdict.ts";

const now = Temporal.Instant.from("2026-05-09T14:00:00Z");
const home = (screeningSensitivity: ScreeningSensitivity): JudgedHome => ({
  timeZone: "America/New_York",
  leaseConditions: {
    id: "l",
    rent: 1000,
    securityDeposit: null,
    applicationProvider: null,
    applicationFee: null,
    applicationCoSignerFee: null,
    otherFees: null,
    possibleLeaseTerms: [],
    desiredLeasingDate: null,
  },
  renterRequirements: {
    id: "r",
    minimumIncome: "THREE_X",
    minimumCreditScore: 640,
    acceptsCosigners: false,
    screeningSensitivity,
  },
  petPolicy: {
    id: "p",
    ...nestedRules.petPolicy.fresh({
      allowsPets: true,
      smallDogsPolicy: "ALLOWED",
      largeDogsPolicy: "NOT_ALLOWED",
      catsPolicy: "CASE_BY_CASE",
      otherPetsPolicy: "NOT_SPECIFIED",
      maxPets: 2,
    }),
  },
});
const good: RenterFacts = {
  ...noFacts,
  monthlyIncome: 3200,
  creditScore: { low: 700, high: 700 },
  moveIn: { from: "2026-05-20", to: "2026-05-20" },
  pets: [],
};
const short: RenterFacts = { ...good, monthlyIncome: 2800 };
const far: RenterFacts = { ...good, monthlyIncome: 900, creditScore: { low: 400, high: 400 } };
const verdict = (facts: RenterFacts, sensitivity: ScreeningSensitivity) => verdictOn(facts, home(sensitivity), now);

describe("The verdict on a renter", () => {
  it.each([
    ["STRICT", good, true],
    ["STRICT", short, false],
    ["MODERATE", short, true],
    ["MODERATE", far, false],
    ["OWNER_REVIEW", far, true],
  ] as const)("follows the owner's sensitivity: %s", (sensitivity, facts, passes) =>
    expect(verdict(facts, sensitivity).passes).toBe(passes),
  );

  it("is open while facts are missing, which it lists in the order of asking", () =>
    expect(verdict(noFacts, "STRICT")).toMatchObject({
      passes: null,
      missing: ["moveIn", "income", "credit", "pets"],
    }));

  it("does not list facts the home does not require", () => {
    const easy = { ...home("STRICT"), renterRequirements: null };
    expect(verdictOn(noFacts, easy, now).missing).toEqual(["moveIn", "pets"]);
  });

  it("passes a POSSIBLE move-in under Moderate, but not under Strict", () => {
    const later = { ...good, moveIn: { from: "2026-06-15", to: "2026-06-15" } };
    expect([verdict(later, "MODERATE").passes, verdict(later, "STRICT").passes]).toEqual([true, false]);
  });

  it("leaves case-by-case pets to the owner under Strict", () => {
    const cat = { ...good, pets: [{ kind: "cat" as const, count: 1, description: "cat" }] };
    expect(verdict(cat, "STRICT")).toMatchObject({ passes: null, needsOwner: ["pets"], failed: [] });
    expect(verdict(cat, "MODERATE").passes).toBe(true);
  });

  it("leaves a renter without a credit score to the owner under Strict", () => {
    const unscored = { ...good, creditScore: null, creditUnknown: true };
    expect(verdict(unscored, "STRICT")).toMatchObject({ passes: null, needsOwner: ["credit"], missing: [] });
    expect(verdict(unscored, "MODERATE").passes).toBe(true);
  });

  it("never counts a voucher against a renter", () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 9000 }),
        fc.constantFrom("STRICT", "MODERATE", "OWNER_REVIEW"),
        (income, sensitivity) => {
          const without = verdict({ ...good, monthlyIncome: income }, sensitivity);
          const withVoucher = verdict({ ...good, monthlyIncome: income, hasHousingVoucher: true }, sensitivity);
          expect(withVoucher.passes).toBe(true);
          expect(withVoucher.passes || !without.passes).toBe(true);
        },
      ),
    ));

  it("never gets stricter as the owner's sensitivity gets more lenient", () =>
    fc.assert(
      fc.property(fc.integer({ min: 300, max: 850 }), fc.integer({ min: 0, max: 5000 }), (score, income) => {
        const facts = { ...good, creditScore: { low: score, high: score }, monthlyIncome: income };
        if (verdict(facts, "STRICT").passes) expect(verdict(facts, "MODERATE").passes).toBe(true);
        expect(verdict(facts, "OWNER_REVIEW").passes).toBe(true);
      }),
    ));
});
