import { expect, it } from "vitest";
import { circleAround } from "./map-circle.ts";

it("A circle on the map is as wide as it is high on the ground, and its line is closed", () => {
  const [ring] = circleAround(45.52, -122.65, 0.5).geometry.coordinates;
  const spread = (axis: 0 | 1) =>
    Math.max(...ring!.map((point) => point[axis])) - Math.min(...ring!.map((point) => point[axis]));
  expect(spread(1) * 69).toBeCloseTo(1, 5);
  expect(spread(0) * 69 * Math.cos((45.52 * Math.PI) / 180)).toBeCloseTo(1, 5);
  expect(ring!.at(-1)).toEqual(ring![0]);
});
