import { describe, expect, it } from "vitest";
import { feePartsOf, isOnlyForMishap } from "./written-fees.ts";

describe("Fees in an owner's own words", () => {
  it.each([
    "Key fob replacement $60",
    "Late fee $50 after the 5th",
    "Returned check: $35",
    "$25 if a key is lost",
    "NSF charge $40",
    "Reposición de llaves $30",
    "Cargo por atraso $50",
    "Cheque devuelto $35",
  ])("%j is paid only after a mishap", (words) => expect(isOnlyForMishap(words)).toBe(true));

  it.each([
    "HOA move-in fee $100, one time",
    "Storage locker $20 a month",
    "Trash valet $25 a month",
    "Slate patio fee $5",
  ])("%j is not", (words) => expect(isOnlyForMishap(words)).toBe(false));

  it("are taken apart one by one", () =>
    expect(feePartsOf("Move-in fee $100. Late fee $50; key fob replacement $60")).toEqual([
      "Move-in fee $100.",
      "Late fee $50",
      " key fob replacement $60",
    ]));
});
