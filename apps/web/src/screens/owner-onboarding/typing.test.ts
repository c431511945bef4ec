import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { typedOf, typingTimes } from "./typing.ts";

describe("The assistant's typing", () => {
  it("takes 18 to 36 ms a character", () => {
    expect(typingTimes(["abc"], () => 0)).toEqual([18, 36, 54]);
    expect(typingTimes(["abc"], () => 1)).toEqual([36, 72, 108]);
  });
  it("pauses 150 ms between lines", () => expect(typingTimes(["a", "b"], () => 0)).toEqual([18, 18 + 150 + 18]));
  it("finishes a line before it starts the next", () => {
    expect(typedOf(["Hello", "you"], 3)).toEqual([3, 0]);
    expect(typedOf(["Hello", "you"], 6)).toEqual([5, 1]);
  });
  it("ends with every character of every line", () =>
    fc.assert(
      fc.property(fc.array(fc.string()), (lines) => {
        const count = typingTimes(lines).length;
        expect(typedOf(lines, count)).toEqual(lines.map((line) => line.length));
      }),
    ));
});
