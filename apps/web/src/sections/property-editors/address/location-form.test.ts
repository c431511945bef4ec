import { describe, expect, it } from "vitest";
import { fromFound, startOf } from "./location-form.ts";

const stored = {
  id: "location",
  address: "12 Main St",
  apartmentNumber: "4B",
  city: "Austin",
  state: "TX",
  zip: "78701",
  latitude: 30.27,
  longitude: -97.74,
  isAddressHidden: true,
};

describe("The location form", () => {
  it("starts with the stored address as one line and the unit in its own field", () =>
    expect(startOf(stored)).toMatchObject({
      address: "12 Main St, Austin, TX 78701",
      apartmentNumber: "4B",
      isAddressHidden: true,
    }));

  it("starts empty for a new home", () =>
    expect(startOf(null)).toMatchObject({ address: "", state: "", latitude: null }));

  it("takes five fields from a lookup, empty where the lookup has no value", () =>
    expect(fromFound({ latitude: 1, longitude: 2, city: "", zip: "", state: "OH", precision: "address" })).toEqual({
      latitude: 1,
      longitude: 2,
      city: "",
      zip: "",
      state: "OH",
    }));
});
