import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isUsPhone, usPhone } from "./phones.ts";
import { readablePhone } from "./readable-phones.ts";

describe("A US phone", () => {
  it.each(["4155550123", "14155550123", "+14155550123", "(415) 555-0123", "+1 (415) 555-0123", "415.555.0123"])(
    "is read from %s and stored as +1 and ten digits",
    (typed) => expect(usPhone(typed)).toBe("+14155550123"),
  );
  it.each(["", "123", "415555012", "24155550123", "+4155550123", "+44 20 7946 0958", "141555501234"])(
    "may not be %j",
    (typed) => expect(isUsPhone(typed)).toBe(false),
  );
  it("is the same for any spacing, and stays the same when read again", () =>
    fc.assert(
      fc.property(
        fc.stringMatching(/^\d{10}$/),
        fc.constantFrom("", "1", "+1"),
        fc.constantFrom(" ", "-", ".", ""),
        (digits, country, gap) => {
          const kept = usPhone(
            `${country}${gap}${digits.slice(0, 3)}${gap}${digits.slice(3, 6)}${gap}${digits.slice(6)}`,
          );
          expect(kept).toBe(`+1${digits}`);
          expect(usPhone(kept!)).toBe(kept);
          expect(usPhone(readablePhone(kept!))).toBe(kept);
        },
      ),
      { seed: 20_261_121 },
    ));
  it("is shown with its area code in parentheses", () =>
    expect(readablePhone("+14155550123")).toBe("+1 (415) 555-0123"));
});
