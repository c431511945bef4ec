import { tourTypes } from "@porchlight/domain/properties/property.ts";
import fc from "fast-check";
import { expect, it } from "vitest";
import type { Opening } from "../world.ts";
import { openingsIn, runsOf } from "./opening-runs.ts";

const opening = (startMinute: number, minutes: number, tourType: Opening["tourType"]): Opening => {
  const startsAt = Temporal.Instant.fromEpochMilliseconds(startMinute * 60_000);
  return { startsAt, endsAt: startsAt.add({ minutes }), tourType };
};
const halfHours = (from: number, count: number) =>
  Array.from({ length: count }, (_, place) => opening(from + place * 30, 30, "IN_PERSON"));

it("Half hours in a row are one pair of numbers", () =>
  expect(runsOf([...halfHours(29_000_000, 16), ...halfHours(29_001_440, 8)])).toEqual({
    IN_PERSON: [
      {
        minutes: 30,
        runs: [
          [29_000_000, 16],
          [1440, 8],
        ],
      },
    ],
  }));

it("No opening is lost or moved, whatever is open", () =>
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 29_000_000, max: 29_020_000 }), { maxLength: 200 }),
      fc.constantFrom(15, 30, 45),
      fc.subarray(tourTypes, { minLength: 1 }),
      (starts, minutes, kinds) => {
        const open = starts
          .toSorted((one, other) => one - other)
          .flatMap((start) => kinds.map((kind) => opening(start, minutes, kind)));
        const read = openingsIn(JSON.parse(JSON.stringify(runsOf(open))));
        expect(read.map(String)).toEqual(open.map(String));
        expect(JSON.stringify(read)).toBe(JSON.stringify(open));
      },
    ),
  ));

it("A thousand times that do not follow one another are a few kilobytes", () => {
  const scattered = Array.from({ length: 1000 }, (_, place) => opening(29_000_000 + place * 45, 30, "IN_PERSON"));
  expect(JSON.stringify(runsOf(scattered)).length).toBeLessThan(8000);
});
