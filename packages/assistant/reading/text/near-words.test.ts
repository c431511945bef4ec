import { describe, expect, it } from "vitest";
import { nearWord } from "./near-words.ts";

describe("A word written with one slip", () => {
  it.each([
    ["avalible", "available"],
    ["availabel", "available"],
    ["appartment", "apartment"],
    ["apartmnt", "apartment"],
    ["scheduel", "schedule"],
    ["depossit", "deposit"],
    ["refrigertor", "refrigerator"],
    ["roomate", "roommate"],
    ["lavadra", "lavadora"],
  ])("%j is %j", (written, meant) => expect(nearWord(written)).toBe(meant));

  it.each(["available", "kitchen", "voucher"])("%j written right stays as it is", (word) =>
    expect(nearWord(word)).toBe(word),
  );

  it.each(["garbage", "kitten", "barking", "packing", "quality", "unfurnished", "include", "includes"])(
    "%j is a true word, though but a letter from another",
    (word) => expect(nearWord(word)).toBe(word),
  );

  it.each([
    ["alcansa", "alcanza"],
    ["serca", "cerca"],
    ["savado", "sabado"],
    ["nesesito", "necesito"],
    ["yamada", "llamada"],
    ["kisiera", "quisiera"],
  ])("%j is %j, written as it sounds", (written, meant) => expect(nearWord(written)).toBe(meant));

  it.each(["park", "rent", "depo", "dog"])("%j is too short to tell", (word) => expect(nearWord(word)).toBe(word));

  it("keeps a letter more at the end, which is mostly an ending", () => expect(nearWord("deposits")).toBe("deposits"));
  it("needs the first letter right", () => expect(nearWord("zpartment")).toBe("zpartment"));
  it("leaves figures alone", () => expect(nearWord("5pmdeposit1")).toBe("5pmdeposit1"));
});
