import { describe, expect, it } from "vitest";
import { changesOf } from "./changes-of.ts";

describe("What an editor sends", () => {
  const before = { id: "1", rent: 1850, otherFees: null, possibleLeaseTerms: ["TWELVE_MONTHS"] };

  it("is only what was changed in it", () => {
    expect(changesOf(before, { ...before, rent: 1900 })).toEqual({ rent: 1900 });
    expect(changesOf(before, { otherFees: "$5", possibleLeaseTerms: ["TWELVE_MONTHS"] })).toEqual({ otherFees: "$5" });
    expect(changesOf(before, { possibleLeaseTerms: ["SIX_MONTHS", "TWELVE_MONTHS"] })).toEqual({
      possibleLeaseTerms: ["SIX_MONTHS", "TWELVE_MONTHS"],
    });
  });

  it("is what was taken away, too", () => {
    expect(changesOf({ petRent: 35 }, { petRent: null })).toEqual({ petRent: null });
  });

  it("is everything where nothing was", () => {
    expect(changesOf(null, { ramp: "UNKNOWN" })).toEqual({ ramp: "UNKNOWN" });
  });
});
