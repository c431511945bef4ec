import type { PropertyView } from "@porchlight/contract/properties.ts";
import { areaOf } from "@porchlight/domain/properties/address.ts";
import type { FoundAddress } from "./data.ts";

/** The values of the form; those from the lookup are empty until an address is picked. */
export type LocationValues = {
  address: string;
  apartmentNumber: string;
  city: string;
  state: string;
  zip: string;
  latitude: number | null;
  longitude: number | null;
  isAddressHidden: boolean;
};

type FromAddress = Pick<LocationValues, "city" | "state" | "zip" | "latitude" | "longitude">;

export const nowhere: FromAddress = { city: "", state: "", zip: "", latitude: null, longitude: null };

/** Returns the initial values of the form: the stored location, with its address as one line. */
export function startOf(location: PropertyView["location"] | null): LocationValues {
  if (!location) return { address: "", apartmentNumber: "", ...nowhere, isAddressHidden: false };
  const { id: _, ...stored } = location;
  return { ...stored, address: `${stored.address}, ${areaOf(stored)}` };
}

/** Returns the five fields that a picked address replaces; those without a value become empty. */
export const fromFound = ({ city, state, zip, latitude, longitude }: FoundAddress): FromAddress => ({
  city,
  state,
  zip,
  latitude,
  longitude,
});
