import { describe, expect, it } from "vitest";
import { entryHeading, moveInWords, period } from "./answer-words.ts";

describe("A period of a history", () => {
  it("goes on to the present where it is current and has no end", () => {
    expect(period("2023-05-01", null, true)).toBe("May 1, 2023 – present");
  });
  it("has the end that was given, even a current one", () => {
    expect(period("2023-05-01", "2026-12-31", true)).toBe("May 1, 2023 – Dec 31, 2026");
  });
  it("says which day is not known", () => {
    expect(period("2023-05-01", null, false)).toBe("May 1, 2023 – unknown");
    expect(period(null, "2024-02-29", false)).toBe("Unknown – Feb 29, 2024");
  });
  it("is none where neither day was given", () => {
    expect(period(null, null, true)).toBeNull();
  });
});

describe("The desired move-in", () => {
  it("says when the day is flexible", () => {
    expect(moveInWords("2026-12-05", true)).toBe("Dec 5, 2026, flexible");
    expect(moveInWords("2026-12-05", false)).toBe("Dec 5, 2026");
  });
  it("is none without a day", () => {
    expect(moveInWords(null, true)).toBeNull();
  });
});

describe("The heading of an entry", () => {
  it("tells the current one from those before", () => {
    expect([entryHeading({ type: "CURRENT" }, "job"), entryHeading({ type: "PREVIOUS" }, "home")]).toEqual([
      "Current job",
      "Previous home",
    ]);
  });
});
