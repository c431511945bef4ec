import { describe, expect, it } from "vitest";
import { caretBehind, editedPhone, maskedPhone, phoneDigits } from "./phone-mask.ts";

const whole = "5035550123";

describe("A phone number's mask", () => {
  it.each([
    ["", ""],
    ["5", "+1 (5"],
    ["503", "+1 (503"],
    ["5035", "+1 (503) 5"],
    ["5035550", "+1 (503) 555-0"],
    [whole, "+1 (503) 555-0123"],
  ])("covers only the digits typed so far: %s", (digits, shown) => expect(maskedPhone(digits)).toBe(shown));

  it.each(["5035550123", "15035550123", "+15035550123", "+1 (503) 555-0123", "(503) 555-0123", "503.555.0123 ext"])(
    "accepts a number however it is written: %s",
    (written) => expect(phoneDigits(written)).toBe(whole),
  );

  it("loses one digit with each Backspace, down to none", () => {
    let digits = whole;
    for (let left = 9; left >= 0; left--) {
      const written = maskedPhone(digits).slice(0, -1);
      digits = editedPhone(digits, written, written.length).digits;
      expect(digits).toBe(whole.slice(0, left));
    }
    expect(maskedPhone(digits)).toBe("");
  });

  it("removes the digit before a deleted separator", () =>
    expect(editedPhone(whole, "+1 (503 555-0123", 7)).toEqual({ digits: "505550123", ahead: 2 }));

  it("accepts the same number typed without separators", () =>
    expect(editedPhone(whole, "15035550123", 11)).toEqual({ digits: whole, ahead: 10 }));

  it("keeps the caret after a digit typed in the middle", () => {
    const { digits, ahead } = editedPhone("503550123", "+1 (503) 5550-123", 11);
    expect({ digits, caret: caretBehind(ahead, digits) }).toEqual({ digits: whole, caret: 11 });
    expect(caretBehind(3, digits)).toBe("+1 (503".length);
    expect(caretBehind(0, digits)).toBe("+1 (".length);
    expect(caretBehind(0, "")).toBe(0);
  });
});
