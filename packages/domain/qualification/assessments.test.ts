import { describe, expect, it } from "vitest";
import { nestedRules } from "../properties/nested-records.ts";
import type { PetPolicy, ScreeningSensitivity } from "../properties/property.ts";
import { assessCredit, assessIncome, assessMoveIn, assessPets, voucherBadge } from "./assessments.ts";
import type { PetKind } from "./renter-facts.ts";

describe("The credit badge", () => {
  it.each([
    [{ low: 640, high: 640 }, 640, "STRICT", "MEETS"],
    [{ low: 620, high: 660 }, 640, "STRICT", "CLOSE"],
    [{ low: 620, high: 660 }, 640, "MODERATE", "MEETS"],
    [{ low: 600, high: 600 }, 640, "STRICT", "DOES_NOT_MEET"],
    [{ low: 600, high: 600 }, 640, "MODERATE", "CLOSE"],
    [{ low: 599, high: 599 }, 640, "MODERATE", "DOES_NOT_MEET"],
    [{ low: 600, high: 600 }, 640, "OWNER_REVIEW", "CLOSE"],
    [{ low: 300, high: 300 }, null, "STRICT", "MEETS"],
    [null, 640, "STRICT", "UNKNOWN"],
    [null, null, "STRICT", "MEETS"],
  ] as const)("of %j against %s under %s is %s", (score, minimum, sensitivity, badge) =>
    expect(assessCredit(score, minimum, sensitivity)).toBe(badge),
  );
});

describe("The income badge", () => {
  const badge = (monthlyIncome: number | null, change: Partial<Parameters<typeof assessIncome>[2]> = {}) =>
    assessIncome({ monthlyIncome, hasHousingVoucher: null, ownRentShare: null }, 1000, {
      minimumIncome: "THREE_X",
      acceptsCosigners: false,
      screeningSensitivity: "MODERATE",
      ...change,
    });
  it("meets at the required multiple of the rent", () => expect(badge(3000)).toBe("MEETS"));
  it("is close from 90% of the required income", () =>
    expect([badge(2700), badge(2699)]).toEqual(["CLOSE", "DOES_NOT_MEET"]));
  it("is close from 75% when co-signers are accepted", () =>
    expect([badge(2250, { acceptsCosigners: true }), badge(2249, { acceptsCosigners: true })]).toEqual([
      "CLOSE",
      "DOES_NOT_MEET",
    ]));
  it("is never close under Strict", () =>
    expect(badge(2999, { screeningSensitivity: "STRICT", acceptsCosigners: true })).toBe("DOES_NOT_MEET"));
  it("meets when nothing is required", () => expect(badge(null, { minimumIncome: "NO_REQUIREMENT" })).toBe("MEETS"));
  it("is unknown without an income", () => expect(badge(null)).toBe("UNKNOWN"));
  it("compares a voucher holder's own share of the rent, and is unknown without it", () => {
    const wanted = { minimumIncome: "THREE_X", acceptsCosigners: false, screeningSensitivity: "STRICT" } as const;
    const of = (ownRentShare: number | null) =>
      assessIncome({ monthlyIncome: 900, hasHousingVoucher: true, ownRentShare }, 1000, wanted);
    expect([of(300), of(301), of(null)]).toEqual(["MEETS", "DOES_NOT_MEET", "UNKNOWN"]);
  });
});

describe("The pets badge", () => {
  const policy: PetPolicy = {
    id: "p",
    ...nestedRules.petPolicy.fresh({
      allowsPets: true,
      smallDogsPolicy: "ALLOWED",
      largeDogsPolicy: "NOT_ALLOWED",
      catsPolicy: "CASE_BY_CASE",
      otherPetsPolicy: "NOT_SPECIFIED",
      maxPets: 2,
    }),
  };
  const badge = (
    kind: PetKind,
    count = 1,
    change: Partial<PetPolicy> = {},
    sensitivity: ScreeningSensitivity = "MODERATE",
  ) => assessPets([{ kind, count, description: kind }], { ...policy, ...change }, sensitivity);
  it("meets without pets", () => expect(assessPets([], { ...policy, allowsPets: false }, "STRICT")).toBe("MEETS"));
  it("is unknown until the renter answered", () => expect(assessPets(null, policy, "STRICT")).toBe("UNKNOWN"));
  it("follows the policy for each kind", () =>
    expect([badge("small dog"), badge("large dog"), badge("cat"), badge("other")]).toEqual([
      "MEETS",
      "DOES_NOT_MEET",
      "CLOSE",
      "CLOSE",
    ]));
  it("does not meet when no pets are allowed", () =>
    expect(badge("small dog", 1, { allowsPets: false })).toBe("DOES_NOT_MEET"));
  it("is close at one pet over the maximum, except under Strict", () =>
    expect([badge("small dog", 3), badge("small dog", 4), badge("small dog", 3, {}, "STRICT")]).toEqual([
      "CLOSE",
      "DOES_NOT_MEET",
      "DOES_NOT_MEET",
    ]));
  it("does not meet over the maximum under Owner Review, where the owner judges everyone", () =>
    expect([2, 3, 4].map((count) => badge("small dog", count, {}, "OWNER_REVIEW"))).toEqual([
      "MEETS",
      "DOES_NOT_MEET",
      "DOES_NOT_MEET",
    ]));
  it("is close for a dog of unknown size when the policies for small and large dogs differ", () =>
    expect([badge("dog"), badge("dog", 1, { largeDogsPolicy: "ALLOWED" })]).toEqual(["CLOSE", "MEETS"]));
});

describe("The move-in badge", () => {
  const today = Temporal.PlainDate.from("2026-05-09");
  const badge = (days: number, listedDays: number | null) => {
    const day = today.add({ days }).toString();
    return assessMoveIn({ from: day, to: day }, listedDays === null ? null : today.add({ days: listedDays }), today);
  };
  it.each([
    [-3, null, "ASAP"],
    [14, null, "ASAP"],
    [15, null, "COMPATIBLE"],
    [30, null, "COMPATIBLE"],
    [31, null, "POSSIBLE"],
    [40, null, "POSSIBLE"],
    [41, null, "TOO_FAR"],
    [12, 20, "TOO_EARLY"],
    [13, 20, "ASAP"],
    [53, 60, "COMPATIBLE"],
    [67, 60, "COMPATIBLE"],
    [68, 60, "TOO_FAR"],
    [52, 60, "TOO_EARLY"],
  ])("for a move-in in %i days at a home listed in %s days is %s", (days, listed, expected) =>
    expect(badge(days, listed)).toBe(expected),
  );
  it("uses the day of a date range that fits best", () =>
    expect(assessMoveIn({ from: "2026-05-20", to: "2026-07-20" }, null, today)).toBe("ASAP"));
  it("is null without a move-in date", () => expect(assessMoveIn(null, null, today)).toBeNull());
});

describe("The voucher badge", () => {
  it("reports whether there is a voucher, without a rating", () =>
    expect([true, false, null].map(voucherBadge)).toEqual(["HAS_VOUCHER", "NO_VOUCHER", "UNKNOWN"]));
});
