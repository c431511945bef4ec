import type { Location } from "@porchlight/domain/properties/property.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { publicPlace } from "./public-place.ts";

const secret = Buffer.from("a secret of this installation");
const location: Location = {
  id: "8c0e1e4e-0f3a-4f7b-9a53-1c1f0d3f2a11",
  address: "418 Alder Street",
  apartmentNumber: "4B",
  city: "Columbus",
  state: "OH",
  zip: "43215",
  latitude: 39.9612,
  longitude: -82.9988,
  isAddressHidden: true,
};
const home = (change: Partial<Location> = {}, id = "77870278-8715-41fd-aeae-7e43238d38b5") => ({
  id,
  location: { ...location, ...change },
});
const place = (at: ReturnType<typeof home>, key = secret) => publicPlace(at as Parameters<typeof publicPlace>[0], key);

/** Miles on the ground; small distances only. */
function milesBetween(one: { latitude: number; longitude: number }, other: { latitude: number; longitude: number }) {
  const north = (one.latitude - other.latitude) * 69;
  const east = (one.longitude - other.longitude) * 69 * Math.cos((one.latitude * Math.PI) / 180);
  return Math.hypot(north, east);
}

describe("The public location of a home", () => {
  it("is its street and exact point when the address is visible", () =>
    expect(place(home({ isAddressHidden: false }))).toMatchObject({
      street: "418 Alder Street",
      unit: "4B",
      latitude: 39.9612,
      isExact: true,
    }));

  it("has neither street nor unit when the address is hidden", () => {
    expect(Object.keys(place(home()))).not.toContain("street");
    expect(Object.keys(place(home()))).not.toContain("unit");
  });

  it("is a quarter to half a mile off for a hidden address, and shares no coordinate with the home", () =>
    fc.assert(
      fc.property(
        fc.uuid(),
        fc.double({ min: 24, max: 49, noNaN: true }),
        fc.double({ min: -125, max: -67, noNaN: true }),
        (id, latitude, longitude) => {
          const miles = milesBetween(place(home({ latitude, longitude }, id)), { latitude, longitude });
          expect(miles).toBeGreaterThan(0.23);
          expect(miles).toBeLessThan(0.52);
          expect(Math.abs(place(home({ latitude, longitude }, id)).latitude - latitude)).toBeGreaterThan(0.0008);
          expect(Math.abs(place(home({ latitude, longitude }, id)).longitude - longitude)).toBeGreaterThan(0.0008);
        },
      ),
      { seed: 7, numRuns: 300 },
    ));

  it("is always the same, so that repeated requests cannot be averaged", () =>
    expect(place(home())).toEqual(place(home())));

  it("depends on a secret, not only on the home's id", () =>
    expect(place(home())).not.toEqual(place(home(), Buffer.from("another installation's secret"))));
});
