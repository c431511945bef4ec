import { expect, it } from "vitest";
import { withSubjectNamed } from "./subject-named.ts";

const voucher = { topic: "voucher", words: "do you take section 8", age: 0 };

it.each([
  ["i have one for 1200 does that cover it", "i have a voucher for 1200 does that cover it"],
  ["tengo uno de 1200 alcanza?", "tengo un vale de 1200 alcanza?"],
  ["yes we have one", "yes we have a voucher"],
  ["i have one dog", "i have one dog"],
])("Who asked about vouchers has one: %j", (text, read) => expect(withSubjectNamed(text, voucher)).toBe(read));

it("Nobody has one of what was not spoken of", () => {
  for (const subject of [undefined, { topic: "parking", words: "is there parking", age: 0 }])
    expect(withSubjectNamed("i have one for 1200", subject)).toBe("i have one for 1200");
});
