import type { PropertyView } from "@porchlight/contract/properties.ts";
import { areaOf } from "@porchlight/domain/properties/address.ts";
import type { FoundAddress } from "./data.ts";

/** The form's values; what the address leads to is empty until one was picked. */
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

/** What the form begins with: the stored location, its address written as it would be picked. */
export function startOf(location: PropertyView["location"] | null): LocationValues {
  if (!location) return { address: "", apartmentNumber: "", ...nowhere, isAddressHidden: false };
  const { id: _, ...stored } = location;
  return { ...stored, address: `${stored.address}, ${areaOf(stored)}` };
}

/** The five fields that a picked address replaces; what the answer lacks becomes empty. */
export const fromFound = ({ city, state, zip, latitude, longitude }: FoundAddress): FromAddress => ({
  city,
  state,
  zip,
  latitude,
  longitude,
});
