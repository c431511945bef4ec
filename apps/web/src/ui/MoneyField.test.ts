import { describe, expect, it } from "vitest";
import { readDollars } from "./MoneyField.tsx";

describe("A typed dollar amount", () => {
  it("may have a dollar sign and thousands separators", () => {
    expect(["1850", "1,850", "$1,850", " $ 1850 ", "0"].map(readDollars)).toEqual([1850, 1850, 1850, 1850, 0]);
  });
  it("is null when nothing is typed", () => expect(["", "  ", "$"].map(readDollars)).toEqual([null, null, null]));
  it("is kept as text when it is not a whole amount", () =>
    expect(["abc", "1850.50", "-5", "1,85"].map(readDollars)).toEqual(["abc", "1850.50", "-5", "1,85"]));
});
