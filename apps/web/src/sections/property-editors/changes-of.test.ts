import { describe, expect, it } from "vitest";
import { changesOf } from "./changes-of.ts";

describe("The changes an editor sends", () => {
  const before = { id: "1", rent: 1850, otherFees: null, possibleLeaseTerms: ["TWELVE_MONTHS"] };

  it("contain only the fields that differ", () => {
    expect(changesOf(before, { ...before, rent: 1900 })).toEqual({ rent: 1900 });
    expect(changesOf(before, { otherFees: "$5", possibleLeaseTerms: ["TWELVE_MONTHS"] })).toEqual({ otherFees: "$5" });
    expect(changesOf(before, { possibleLeaseTerms: ["SIX_MONTHS", "TWELVE_MONTHS"] })).toEqual({
      possibleLeaseTerms: ["SIX_MONTHS", "TWELVE_MONTHS"],
    });
  });

  it("contain removed values as null", () => {
    expect(changesOf({ petRent: 35 }, { petRent: null })).toEqual({ petRent: null });
  });

  it("contain every field when nothing was stored", () => {
    expect(changesOf(null, { ramp: "UNKNOWN" })).toEqual({ ramp: "UNKNOWN" });
  });
});
