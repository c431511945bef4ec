import type { PropertyCard } from "@porchlight/contract/properties.ts";

/** Returns a home's facts, 2 bd, 1.5 ba, 1,128 ft²; unset ones are left out. */
export function facts(home: PropertyCard["specifications"]): string {
  if (!home) return "";
  const baths = (home.fullBathrooms ?? 0) + (home.halfBathrooms ?? 0) / 2;
  const bedrooms = home.propertyType === "STUDIO" ? "Studio" : home.bedrooms === null ? "" : `${home.bedrooms} bd`;
  return [
    bedrooms,
    baths > 0 ? `${baths} ba` : "",
    home.squareFeet ? `${home.squareFeet.toLocaleString("en-US")} ft²` : "",
  ]
    .filter(Boolean)
    .join(", ");
}
