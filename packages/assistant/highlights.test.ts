import { expect, it } from "vitest";
import { highlightsOf } from "./highlights.ts";

it.each([
  ["parking", "Asked about parking"],
  ["amenities.isFurnished", "Asked if it's furnished"],
  ["pets.max", "Asked how many pets are allowed"],
])("What a renter asked of %s is noted for the owner as a sentence: %s", (topic, noted) =>
  expect(highlightsOf({ topics: [topic], times: [] })).toEqual([noted]),
);
