import { describe, expect, it } from "vitest";
import { editedDollars, readDollars } from "./MoneyField.tsx";

describe("A typed dollar amount", () => {
  it("may have a dollar sign and thousands separators", () => {
    expect(["1850", "1,850", "$1,850", " $ 1850 ", "0"].map(readDollars)).toEqual([1850, 1850, 1850, 1850, 0]);
  });
  it("is null when nothing is typed", () => expect(["", "  ", "$"].map(readDollars)).toEqual([null, null, null]));
  it("is kept as text when it is not a whole amount", () =>
    expect(["abc", "1850.50", "-5", "1,85"].map(readDollars)).toEqual(["abc", "1850.50", "-5", "1,85"]));
});

describe("An amount in dollars that is edited", () => {
  it.each([
    [1234, "1,234", "1,2345", 12_345],
    [123_456, "123,456", "123,4567", 1_234_567],
    [1234, "1,234", "1,23", 123],
    [12_345, "12,345", "1,345", 1345],
    [12_345, "12,345", "192,345", 192_345],
    [19_234, "1,9234", "1,99234", 199_234],
    [1234, "1,234", "", null],
    [1234, "1,234", "1,234 or so", "1,234 or so"],
    [4, "4", "4,", "4,"],
    ["4,", "4,", "4,5", "4,5"],
  ])("from %j shown as %j to %j is %j", (amount, shown, written, after) =>
    expect(editedDollars(amount, shown, written)).toBe(after),
  );
});
