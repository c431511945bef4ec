import { describe, expect, it } from "vitest";
import { readDollars } from "./MoneyField.tsx";

describe("An amount that is typed", () => {
  it("may have a dollar sign and thousands set apart", () => {
    expect(["1850", "1,850", "$1,850", " $ 1850 ", "0"].map(readDollars)).toEqual([1850, 1850, 1850, 1850, 0]);
  });
  it("is missing when nothing is typed", () => expect(["", "  ", "$"].map(readDollars)).toEqual([null, null, null]));
  it("stays a text when it is no whole amount", () =>
    expect(["abc", "1850.50", "-5", "1,85"].map(readDollars)).toEqual(["abc", "1850.50", "-5", "1,85"]));
});
