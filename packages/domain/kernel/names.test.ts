import { describe, expect, it } from "vitest";
import { calledBy, firstNameOf, isFullName, tidyName, unnamedRenter } from "./names.ts";

describe("A full name", () => {
  it.each([
    "Al Lee",
    "Mary-Ann O'Neil Jr.",
    "Ana María Núñez",
    "J. Smith",
    "李小 王明",
    "  Ann   Lee ",
    "Seán O’Brien",
  ])("may be %j", (typed) => expect(isFullName(typed)).toBe(true));
  it.each(["", "Ann", "A Lee", "Ann L33", "Ann L", "Ann -- Lee", "Ann_Lee Roe", "Ann Lee <b>"])(
    "may not be %j",
    (typed) => expect(isFullName(typed)).toBe(false),
  );
  it("is stored with single spaces, and its first word is the first name", () => {
    expect(tidyName("  Ann \t Lee ")).toBe("Ann Lee");
    expect(firstNameOf(" Ann Lee")).toBe("Ann");
  });
});

describe("The name of a renter in a sentence", () => {
  it('is the first name, or "the renter" when no name is known', () => {
    expect(calledBy("Ann Lee")).toBe("Ann");
    expect(calledBy(unnamedRenter)).toBe("the renter");
    expect(calledBy("")).toBe("the renter");
    expect(calledBy(unnamedRenter, unnamedRenter)).toBe("A renter");
  });
});
