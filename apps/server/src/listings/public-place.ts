import { createHmac } from "node:crypto";
import type { PublicListing } from "@porchlight/contract/public.ts";
import type { Property } from "@porchlight/domain/properties/property.ts";

const milesPerDegree = 69;
/** In miles: how far a hidden home's point on the map is from its real location. */
const shiftMiles = { least: 0.25, most: 0.5 };
/** Due north the longitude would be the real one. */
const degreesOffTheCompass = 15;

/**
 * Returns a home's location as exactly as its owner allows. A hidden address loses street and unit, and its point is
 * shifted: always to the same place, since the mean of many different shifts would reveal the real one.
 */
export function publicPlace({ id, location }: Property, secret: Buffer): PublicListing["location"] {
  const { city, state, zip, latitude, longitude } = location;
  if (!location.isAddressHidden) {
    const unit = location.apartmentNumber ? { unit: location.apartmentNumber } : {};
    return { street: location.address, ...unit, city, state, zip, latitude, longitude, isExact: true };
  }
  const drawn = createHmac("sha256", secret).update(`place:${id}`).digest();
  const quarter = drawn.readUInt8(8) % 4;
  const within = degreesOffTheCompass + (drawn.readUInt32BE(0) / 2 ** 32) * (90 - 2 * degreesOffTheCompass);
  const angle = ((quarter * 90 + within) / 180) * Math.PI;
  const miles = shiftMiles.least + (drawn.readUInt32BE(4) / 2 ** 32) * (shiftMiles.most - shiftMiles.least);
  const milesPerDegreeEast = milesPerDegree * Math.cos((latitude * Math.PI) / 180);
  const rounded = (degrees: number) => Math.round(degrees * 10_000) / 10_000;
  return {
    city,
    state,
    zip,
    latitude: rounded(latitude + (miles * Math.sin(angle)) / milesPerDegree),
    longitude: rounded(longitude + (miles * Math.cos(angle)) / milesPerDegreeEast),
    isExact: false,
  };
}
