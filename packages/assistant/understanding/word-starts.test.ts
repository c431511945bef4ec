import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fromWordStarts } from "./word-starts.ts";

const patterns = [
  /\bno heat\b|\bthe (?:sink|tub) (?:is |was )*(?:clogged|broken)\b/,
  /^\W*(?:sink|tub)|\bno\b(?! heat)|[|(]is\b/,
  /(?:sink|tub)s?/,
  /(?<!\bthe )\b(?:sink|tub)\b|\bis\b/,
];
const words = fc.constantFrom(
  "no",
  "heat",
  "the",
  "sink",
  "tubs",
  "is",
  "was",
  "broken",
  "(is",
  "|is",
  "snow",
  "heater",
);
const texts = fc.array(words, { maxLength: 8 }).map((each) => each.join(" "));

describe("a pattern that asks once for the start of a word", () => {
  it.each(patterns)("finds what %s finds", (pattern) => {
    const quick = fromWordStarts(pattern);
    fc.assert(
      fc.property(texts, (text) => {
        expect(quick.exec(text)?.index).toBe(pattern.exec(text)?.index);
      }),
    );
  });
  it("asks once", () => expect(fromWordStarts(/\ba|\bb|c/).source).toBe("\\b(?:a|b)|c"));
});
