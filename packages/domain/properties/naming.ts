import { streetOf } from "./address.ts";
import { propertyTypeLabels } from "./labels.ts";
import { displayNameLength } from "./limits.ts";
import { hasUnit } from "./nested-records.ts";
import type { Location, Property } from "./property.ts";

/**
 * How a home is called until its owner says otherwise: '12 Main St, Apt 4'.
 * Source: docs/decisions/0007-listing-life.md.
 */
export const defaultDisplayName = (location: Pick<Location, "address" | "apartmentNumber">): string =>
  streetOf(location).slice(0, displayNameLength.max);

/**
 * Tells: puts a home at a location. A kind of home without units has no apartment number, and a name the owner has not
 * chosen follows the address.
 */
export function locate<H extends Pick<Property, "displayName" | "location" | "specifications">>(
  home: H,
  to: Location,
): H {
  const { specifications } = home;
  const location = specifications && !hasUnit(specifications.propertyType) ? { ...to, apartmentNumber: "" } : to;
  const isNamedByAddress = home.displayName === defaultDisplayName(home.location);
  return { ...home, location, displayName: isNamedByAddress ? defaultDisplayName(location) : home.displayName };
}

/** What the public is shown of the name: a hidden street is not told by it. */
export function publicDisplayName(home: Pick<Property, "displayName" | "location" | "specifications">): string {
  const { location, displayName } = home;
  // House number and street name, so that "12 Main Street" is recognised as 12 Main St.
  const street = location.address.toLowerCase().split(" ").slice(0, 2).join(" ");
  const tellsStreet = displayName.toLowerCase().includes(street);
  if (!location.isAddressHidden || !tellsStreet) return displayName;
  return `${home.specifications ? propertyTypeLabels[home.specifications.propertyType] : "Home"} in ${location.city}`;
}
