import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hasPrivateNumber, removedNumber, withoutPrivateNumbers } from "./masked-numbers.ts";

describe("Numbers that are not kept", () => {
  it.each([
    ["My SSN is 123-45-6789, is that enough?", "My SSN is [number removed], is that enough?"],
    ["123-45-6789", "[number removed]"],
    ["it's 123 45 6789", "it's [number removed]"],
    ["123.45.6789 thanks", "[number removed] thanks"],
    ["born 1990, 123–45–6789", "born 1990, [number removed]"],
    ["(123-45-6789)", "([number removed])"],
    ["ITIN 912-34-5678.", "ITIN [number removed]."],
    ["ssn: 123456789", "ssn: [number removed]"],
    ["ssn#123456789", "ssn#[number removed]"],
    ["my social is 123456789", "my social is [number removed]"],
    ["123456789 is my social", "[number removed] is my social"],
    ["social security number 123-456-789", "social security number [number removed]"],
    ["Mi número de seguro social es 123456789", "Mi número de seguro social es [number removed]"],
    ["123456789", "[number removed]"],
    ["SSN 1 2 3 4 5 6 7 8 9", "SSN [number removed]"],
    ["two of us: 123-45-6789 and 234-56-7890", "two of us: [number removed] and [number removed]"],
    ["4111 1111 1111 1111", "[number removed]"],
    ["4111-1111-1111-1111 exp 12/27", "[number removed] exp 12/27"],
    ["here: 4111111111111111, go ahead", "here: [number removed], go ahead"],
    ["amex 3782 822463 10005", "amex [number removed]"],
    ["378282246310005", "[number removed]"],
    ["my card is 411111 1111111111", "my card is [number removed]"],
    ["tarjeta 41111 11111 111111", "tarjeta [number removed]"],
    ["Text 503-555-0142 or charge 5555 5555 5555 4444", "Text 503-555-0142 or charge [number removed]"],
  ])("%s", (text, kept) => {
    expect(withoutPrivateNumbers(text)).toBe(kept);
    expect(hasPrivateNumber(text)).toBe(true);
  });
});

describe("Numbers that stay", () => {
  it.each([
    "Call me at 503-555-0142",
    "(503) 555-0142 or +1 503 555 0142",
    "5035550142",
    "+15035550142",
    "503.555.0142 ext 45",
    "+49 171 23 4567",
    "5 people: 503-555-0142, 503-555-0143",
    "555-0142 555-0143",
    "Portland, OR 97201-1234",
    "ZIP 97201-1234, income $6,000",
    "972011234 is the ZIP",
    "We make $120,000 a year, about 10000 a month",
    "100000000",
    "from 2026-12-05 to 2027-12-04",
    "12/05/2026 at 10:30",
    "12-05-2026",
    "Is unit 123 for 45 days 6789?",
    "order 1-123-45-6789",
    "code 7KQM, lockbox 4821",
    "The access code is 482193",
    "4111 1111 1111 1112",
    "1234567890123456",
    "https://www.zillow.com/homedetails/123-45-6789_zpid",
    "https://market.example.test/item/4111111111111111",
    "tracking 1700000000000",
    "My last four are 6789",
    "no numbers at all",
  ])("%s", (text) => {
    expect(withoutPrivateNumbers(text)).toBe(text);
    expect(hasPrivateNumber(text)).toBe(false);
  });
});

const digits = (count: number) => fc.stringMatching(new RegExp(`^\\d{${count}}$`));
const luhnDigit = (number: string): string =>
  "0123456789".split("").find((last) => {
    const sum = [...(number + last)].reverse().reduce((total, digit, place) => {
      const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
    return sum % 10 === 0;
  })!;
const words = fc.constantFrom("", "hi, ", "mine is ", "it's: ", "(", "número ", "yes ", "\n");
const wordsBehind = fc.constantFrom("", ".", ", thanks", ")", " is mine", "?\nok");

describe("Any text", () => {
  it("loses every number in the groups of a Social Security number", () => {
    fc.assert(
      fc.property(words, digits(3), digits(2), digits(4), fc.constantFrom("-", " ", ".", "–"), wordsBehind, (...of) => {
        const [before, area, group, serial, mark, behind] = of;
        const text = before + [area, group, serial].join(mark) + behind;
        expect(withoutPrivateNumbers(text)).toBe(before + removedNumber + behind);
      }),
    );
  });

  it("loses every number of a card, with and without its gaps", () => {
    const number = fc.tuple(fc.constantFrom("2", "3", "4", "5", "6"), digits(14)).map(([first, more]) => {
      const begun = first + more;
      return begun + luhnDigit(begun);
    });
    fc.assert(
      fc.property(
        words,
        number,
        fc.constantFrom("", " ", "-", ".", " - "),
        wordsBehind,
        (before, card, mark, behind) => {
          const text = before + card.match(/.{4}/g)!.join(mark) + behind;
          expect(withoutPrivateNumbers(text)).toBe(before + removedNumber + behind);
        },
      ),
    );
  });

  it("keeps every phone, ZIP code, price and day in it", () => {
    const phone = fc
      .tuple(digits(3), digits(3), digits(4), fc.constantFrom("-", ".", " ", ""))
      .map(([a, b, c, mark]) => [a, b, c].join(mark));
    const zip = fc.tuple(digits(5), digits(4)).map(([five, four]) => `${five}-${four}`);
    const price = fc.integer({ min: 1, max: 999_999 }).map((dollars) => `$${dollars.toLocaleString("en-US")}`);
    const day = fc
      .date({ min: new Date("2020-01-01"), max: new Date("2035-01-01"), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(words, fc.oneof(phone, zip, price, day), wordsBehind, (before, number, behind) => {
        const text = before + number + behind;
        expect(withoutPrivateNumbers(text)).toBe(text);
      }),
    );
  });

  it("is not changed a second time", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."0123456789-. ssn card") }), (text) => {
        const once = withoutPrivateNumbers(text);
        expect(withoutPrivateNumbers(once)).toBe(once);
      }),
    );
  });
});
