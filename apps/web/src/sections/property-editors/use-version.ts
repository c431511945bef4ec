import type { PropertyView } from "@porchlight/contract/properties.ts";
import { tourFields } from "@porchlight/domain/properties/property.ts";
import { useRef } from "react";

/** What editors begin with. Photos, counts and how the home is listed come and go beside them. */
function editedOf(home: PropertyView): string {
  const { displayName, description, location, timeZone } = home;
  const { specifications, leaseConditions, renterRequirements, petPolicy } = home;
  const { parking, includedUtilities, accessibility, amenities } = home;
  return JSON.stringify([
    displayName,
    description,
    location,
    timeZone,
    Object.values(tourFields).map((field) => home[field]),
    [specifications, leaseConditions, renterRequirements, petPolicy],
    [parking, includedUtilities, accessibility, amenities],
  ]);
}

/**
 * The version of a home that an editor shows; it is replaced when the home was changed elsewhere, unless the owner is
 * typing.
 */
export function useVersion(
  home: PropertyView | null,
  isEdited: boolean,
): { key: string; hasChangedElsewhere: boolean } {
  const now = home ? editedOf(home) : "new";
  const shown = useRef(now);
  if (!isEdited) shown.current = now;
  return { key: shown.current, hasChangedElsewhere: isEdited && shown.current !== now };
}
