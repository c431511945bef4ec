import type { Location } from "./property.ts";

/**
 * Returns a unit as it is written in an address: "4" becomes "Apt 4", and a unit with a kind stays as the owner wrote
 * it.
 */
export const unitOf = (apartmentNumber: string): string =>
  /^(#|apt|unit|suite|ste|room)/i.test(apartmentNumber) ? apartmentNumber : `Apt ${apartmentNumber}`;

/** Returns the street of an address written as one line: what stands before the first comma. */
export const streetWithin = (address: string): string => address.split(",")[0]!.trim();

/** Returns the street with its unit: '12 Main St, Apt 4'. */
export const streetOf = ({ address, apartmentNumber }: Pick<Location, "address" | "apartmentNumber">): string =>
  apartmentNumber ? `${address}, ${unitOf(apartmentNumber)}` : address;

/** Returns a home's area without its street: 'Columbus, OH 43215'. */
export const areaOf = ({ city, state, zip }: Pick<Location, "city" | "state" | "zip">): string =>
  `${city}, ${state} ${zip}`;

/** Returns the whole address, with street and unit. */
export const fullAddressOf = (location: Omit<Location, "id" | "latitude" | "longitude" | "isAddressHidden">): string =>
  `${streetOf(location)}, ${areaOf(location)}`;
