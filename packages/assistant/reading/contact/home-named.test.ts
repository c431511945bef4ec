import { expect, it } from "vitest";
import { hear } from "../testing.ts";
import { withHomeNamed } from "./home-named.ts";

it.each([
  ["is 12 Tennis Court still open", "12 Tennis Court", "is the home still open"],
  ["the one on tennis ct please", "12 Tennis Court", "the one on the home please"],
  ["I'm outside 40 Pool", "40 Pool Rd", "I'm outside the home"],
  ["pool is what i want, pool road too", "40 Pool Rd", "pool is what i want, the home too"],
  ["Garden Gate, is it open", "7 Garden Gate Ln", "the home, is it open"],
  ["my garden has a gate", "7 Garden Gate Ln", "my garden has a gate"],
  ["is there a pool", "", "is there a pool"],
])("The home's own street names the home: %j at %j", (text, address, expected) =>
  expect(withHomeNamed(text, address, "en")).toBe(expected),
);

it("The sample home's street asks of no court", () => {
  expect(hear("hi, 27 alder court, is there a fireplace").topics).toEqual(["amenities.hasFireplace"]);
  expect(hear("is there a tennis court").topics).toEqual(["amenities.hasTennisCourt"]);
});
