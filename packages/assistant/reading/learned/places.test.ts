import { describe, expect, it } from "vitest";
import aimWeights from "../../data/aim-weights.json" with { type: "json" };
import { Places } from "./places.ts";
import { readWeights } from "./written-weights.ts";

describe("Places of features", () => {
  it("are found for each feature that was learned, and for no other", () => {
    const features: string[] = [];
    readWeights(aimWeights, (word, more) => features.push(more === null ? word : `${word} ${more}`));
    const places = new Places(features.length);
    for (const [place, feature] of features.entries()) places.set(feature, place);
    expect(features.filter((feature, place) => places.get(feature) !== place)).toEqual([]);
    const known = new Set(features);
    const unknown = features.map((feature) => `${feature}x`).filter((feature) => !known.has(feature));
    expect(unknown.filter((feature) => places.has(feature))).toEqual([]);
  });

  it("hold a feature of no characters, and the place 0", () => {
    const places = new Places(2);
    places.set("", 0);
    places.set("a", 1);
    expect(["", "a", "b"].map((feature) => places.get(feature))).toEqual([0, 1, undefined]);
  });

  it("refuse a feature that is there", () => {
    const places = new Places(2);
    places.set("rent", 0);
    expect(() => places.set("rent", 1)).toThrow("'rent'");
  });
});
