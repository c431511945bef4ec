import { type AmenityName, amenities } from "@porchlight/domain/properties/amenities.ts";
import { type Property, utilityNames } from "@porchlight/domain/properties/property.ts";
import type { Dialect } from "./dialect.ts";
import { petTags } from "./pets.ts";
import { amenityTags, architectureStyles, coveredParking, parkingTags, type Tag, utilityTags } from "./vocabulary.ts";
import { leaf, parent } from "./xml.ts";

/** Returns all tags of a home that the network knows, each once. */
export function tagsOf(home: Property, dialect: Dialect): string[] {
  const tags: Tag[] = [
    ...houseTags(home),
    // The newer dialect has blocks of its own for these.
    ...(dialect === "classic" ? [...petTags(home.petPolicy), ...parkingTypeTags(home)] : []),
    ...spaceTags(home),
    ...utilityTagsOf(home),
    ...amenityTagsOf(home),
  ];
  const unique = new Map(tags.map((tag) => [tag.join(" "), tag]));
  return [...unique.values()].map(([type, tag]) => parent("ListingTag", [leaf("tag", tag)], { type }));
}

function houseTags({ specifications: specs, accessibility }: Property): Tag[] {
  const tags: Tag[] = [];
  if (specs?.yearBuilt) tags.push(["YEAR_BUILT", String(specs.yearBuilt)]);
  if (specs?.architectureStyle) tags.push(["ARCHITECTURE_STYLE", architectureStyles[specs.architectureStyle]]);
  if (accessibility?.elevator === "YES") tags.push(["PROPERTY_AMENITY", "Elevator"]);
  if (accessibility?.disabilityAccess === "YES") tags.push(["PROPERTY_AMENITY", "DisabledAccess"]);
  return tags;
}

const parkingTypeTags = ({ parking }: Property): Tag[] =>
  parking ? [["PARKING_TYPE", parkingTags[(parking.hasParking && parking.parkingType) || "NONE"]]] : [];

function spaceTags({ parking }: Property): Tag[] {
  if (!parking?.hasParking || !parking.parkingType) return [];
  const spaces = String(parking.parkingAvailableSpaces ?? 1);
  const isCovered = coveredParking.includes(parking.parkingType);
  return [["PARKING_SPACES", spaces], ...(isCovered ? [["PARKING_SPACES_COVERED", spaces] as const] : [])];
}

const utilityTagsOf = ({ includedUtilities: included }: Property): Tag[] =>
  included?.isUtilitiesIncludedInRent
    ? utilityNames.filter((name) => included[name]).map((name) => ["RENT_INCLUDES", utilityTags[name]])
    : [];

function amenityTagsOf({ amenities: had }: Property): Tag[] {
  const has = (name: AmenityName) => had?.[name] === true;
  // Central air says more of the same thing.
  const cooling: Tag[] = has("hasAirConditioning") && !has("hasCentralAir") ? [["COOLING_SYSTEM", "Other"]] : [];
  return [...amenities.flatMap(({ name }) => (has(name) ? (amenityTags[name] ?? []) : [])), ...cooling];
}
