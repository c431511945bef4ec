import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { usStates } from "../../properties/us-states.ts";
import { applicationFeeDollars } from "../fees.ts";
import { type FeeQuestion, feeFor, screeningCostCents } from "./fee.ts";
import { lawFor, lawRows, rowsAbout } from "./law.ts";
import type { LawPlace } from "./law-row.ts";

const day = Temporal.PlainDate.from("2026-11-25");
const fee = (place: LawPlace, change: Partial<FeeQuestion> = {}) =>
  feeFor({ role: "APPLICANT", place, day, hasOwnReport: false, ...change });

describe("The fee of an application", () => {
  it("is ours where no law is known, and that is said", () => {
    expect(fee({ state: "OR", city: "Portland" })).toEqual({ cents: 4900, base: 4900, reason: null, isKnown: false });
    expect(fee({ state: "ID", city: "Moscow" }).isKnown).toBe(false);
    expect(fee({ state: "NJ", city: "Newark" }).isKnown).toBe(false);
  });

  it.each<[string, LawPlace, number, string]>([
    ["capped", { state: "WI", city: "Madison" }, 2500, "capped"],
    ["capped by the city", { state: "ID", city: "Boise" }, 3000, "capped"],
    ["capped at $20, which is less than the reports cost", { state: "NY", city: "Albany" }, 2000, "capped"],
    ["forbidden", { state: "MA", city: "Boston" }, 0, "forbidden"],
    ["forbidden", { state: "VT", city: "Burlington" }, 0, "forbidden"],
    ["what the reports cost", { state: "ME", city: "Portland" }, screeningCostCents.APPLICANT, "actual-cost"],
    ["what the reports cost, below the cap", { state: "CA" }, screeningCostCents.APPLICANT, "actual-cost"],
  ])("is %s: %j", (_what, place, cents, code) => {
    expect(fee(place)).toMatchObject({ cents, base: 4900, isKnown: true, reason: { code, row: { topic: "fee" } } });
  });

  it("stays ours where the law allows more, without a reason", () => {
    expect(fee({ state: "WI" }, { role: "CO_SIGNER" })).toEqual({
      cents: 2500,
      base: 2500,
      reason: null,
      isKnown: true,
    });
    expect(fee({ state: "CA" }, { actualCostCents: 9000 })).toMatchObject({ cents: 4900, reason: null });
    expect(fee({ state: "MN" })).toMatchObject({ cents: 4900, reason: null, isKnown: true });
  });

  it("follows what the reports really cost, up to the cap", () => {
    expect(fee({ state: "NY" }, { actualCostCents: 1200 })).toMatchObject({
      cents: 1200,
      reason: { code: "actual-cost" },
    });
    expect(fee({ state: "NY" }, { actualCostCents: 2000 })).toMatchObject({ cents: 2000, reason: { code: "capped" } });
  });

  it.each(["CO", "IL", "NY"])("is none in %s for who brings an own report", (state) => {
    const withReport = fee({ state }, { hasOwnReport: true });
    expect(withReport).toMatchObject({
      cents: 0,
      isKnown: true,
      reason: { code: "own-report", row: { place: { state } } },
    });
    expect(fee({ state }).cents).toBeGreaterThan(0);
  });

  it.each(["WA", "MD", "OR"])("stays in %s for who brings a report that need not be taken", (state) => {
    expect(fee({ state }, { hasOwnReport: true })).toEqual(fee({ state }));
  });
});

const roles = Object.keys(applicationFeeDollars) as FeeQuestion["role"][];
const cities = ["Boise", "New York", "Brooklyn", "Seattle", "Chicago", "Salem"];
const anyState = fc.constantFrom(...Object.keys(usStates));
const stateWithLaw = fc.constantFrom(...new Set(lawRows.map(({ place }) => place.state)));
const question: fc.Arbitrary<FeeQuestion> = fc.record({
  role: fc.constantFrom(...roles),
  place: fc.record({ state: fc.oneof(stateWithLaw, anyState), city: fc.constantFrom(...cities) }),
  day: fc.integer({ min: 0, max: 2000 }).map((days) => Temporal.PlainDate.from("2024-01-01").add({ days })),
  hasOwnReport: fc.boolean(),
  actualCostCents: fc.integer({ min: 0, max: 10_000 }),
});

const runs = { numRuns: 500, seed: 20261125 };

describe("Whatever the place, the day, the person and the cost, the fee", () => {
  it("is never more than ours or than any law there allows, and is one of these amounts", () => {
    fc.assert(
      fc.property(question, (asked) => {
        const { cents, base, reason } = feeFor(asked);
        const rows = lawFor(asked.place, asked.day);
        const allowed = rowsAbout(rows, "fee").map(({ value }) => {
          if (value.kind === "none") return 0;
          if (value.kind === "at-most") return value.cents;
          const cost = asked.actualCostCents!;
          return value.kind === "actual-cost" ? cost : Math.min(cost, value.cents);
        });
        const isFree =
          asked.hasOwnReport && rowsAbout(rows, "own-report").some(({ value }) => value.kind === "must-be-taken");
        expect(base).toBe(applicationFeeDollars[asked.role] * 100);
        expect(cents).toBe(Math.min(base, ...allowed, ...(isFree ? [0] : [])));
        expect(reason === null).toBe(cents === base);
      }),
      runs,
    );
  });

  it("is never more with an own report than without, and never falls when the reports cost more", () => {
    fc.assert(
      fc.property(question, fc.integer({ min: 0, max: 5_000 }), (asked, more) => {
        const { cents } = feeFor(asked);
        expect(feeFor({ ...asked, hasOwnReport: true }).cents).toBeLessThanOrEqual(cents);
        const dearer = feeFor({ ...asked, actualCostCents: asked.actualCostCents! + more });
        expect(dearer.cents).toBeGreaterThanOrEqual(cents);
      }),
      runs,
    );
  });

  it("is known or not by the place and day alone", () => {
    fc.assert(
      fc.property(question, (asked) => {
        const plain = { ...asked, role: "CO_SIGNER" as const, hasOwnReport: false };
        expect(feeFor(asked).isKnown).toBe(feeFor(plain).isKnown);
      }),
      runs,
    );
  });
});
