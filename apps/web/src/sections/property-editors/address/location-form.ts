import type { PropertyView } from "@porchlight/contract/properties.ts";
import { areaOf } from "@porchlight/domain/properties/address.ts";
import type { FoundAddress } from "./data.ts";

/** An address in a form; all but its line come from the lookup and are empty until an address is picked. */
export type AddressValues = {
  address: string;
  city: string;
  state: string;
  zip: string;
  latitude: number | null;
  longitude: number | null;
};

export type LocationValues = AddressValues & { apartmentNumber: string; isAddressHidden: boolean };

type FromAddress = Omit<AddressValues, "address">;

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
