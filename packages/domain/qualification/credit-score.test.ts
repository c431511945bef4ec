import { describe, expect, it } from "vitest";
import { aroundOf, creditAsTold, creditBandOf, creditRangeOf, scoreAsTold } from "./credit-score.ts";

describe("A credit score as people write it", () => {
  it.each([
    ["710", 710, 710],
    ["650-700", 650, 700],
    ["700 to 650", 650, 700],
    ["Above 700", 700, 850],
    ["700+", 700, 850],
    ["at least 680", 680, 850],
    ["Below 600", 300, 600],
    ["Around 650", 630, 670],
    ["650ish", 630, 670],
    ["mid 600s", 634, 666],
    ["720s", 720, 729],
    ["low 700's", 700, 733],
    ["high 600s", 667, 699],
    ["900", 850, 850],
    ["120", 300, 300],
    ["alrededor de 650", 630, 670],
    ["like 655", 655, 655],
    ["como 655", 655, 655],
  ])("%j is %i to %i", (text, low, high) => expect(creditRangeOf(text)).toEqual({ low, high }));

  it.each(["good", "", "no idea", "12"])("%j is not a score", (text) => expect(creditRangeOf(text)).toBeNull());

  it.each([
    [{ low: 595, high: 635 }, 615],
    [{ low: 650, high: 700 }, null],
    [{ low: 702, high: 702 }, null],
  ])("%j is what was said as around %j", (range, around) => expect(aroundOf(range)).toBe(around));

  it.each([
    [{ low: 702, high: 702 }, "good", "702"],
    [null, "good", "“good”"],
    [null, null, null],
  ])("%j beside the word %j is shown as %j", (creditScore, creditWord, shown) =>
    expect(creditAsTold({ creditScore, creditWord, creditUnknown: false })).toBe(shown),
  );

  it.each([
    [850, "Excellent"],
    [781, "Excellent"],
    [780, "Great"],
    [721, "Great"],
    [720, "Good"],
    [661, "Good"],
    [660, "Fair"],
    [600, "Fair"],
    [599, "Poor"],
    [560, "Poor"],
    [300, "Poor"],
  ])("of %i is in the band %s", (score, band) => expect(creditBandOf(score)).toBe(band));
});

it.each([
  [{ low: 595, high: 635 }, "About 615"],
  [{ low: 650, high: 700 }, "650–700"],
  [{ low: 702, high: 702 }, "702"],
])("%j reads as it was told: %s", (score, text) => expect(scoreAsTold(score)).toBe(text));
