import { capitalized } from "../kernel/capitalized.ts";
import type { Language } from "../kernel/languages.ts";
import { spanish } from "../words/es.ts";
import { propertyTypeLabels } from "../words/labels.ts";
import { streetOf } from "./address.ts";
import { displayNameLength } from "./limits.ts";
import { hasUnit } from "./nested-records.ts";
import type { Location, Property, PropertyType } from "./property.ts";

/**
 * Returns a home's name until its owner gives another: '12 Main St, Apt 4'.
 * Source: docs/decisions/0007-listing-life.md.
 */
export const defaultDisplayName = (location: Pick<Location, "address" | "apartmentNumber">): string =>
  streetOf(location).slice(0, displayNameLength.max);

/**
 * Sets a home's location. A kind of home without units has no apartment number, and a name the owner has not
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

/**
 * Returns the public name of a home, which never gives away a hidden street: the owner's own, else what kind of home it is
 * where, in a language.
 */
export function publicDisplayName(
  home: Pick<Property, "displayName" | "location" | "specifications">,
  language: Language = "en",
): string {
  const { location, displayName, specifications } = home;
  if (!location.isAddressHidden || !tellsStreet(displayName, location)) return displayName;
  return kindInCity[language](specifications?.propertyType, location.city);
}

const kindInCity: Record<Language, (type: PropertyType | undefined, city: string) => string> = {
  en: (type, city) => `${type ? propertyTypeLabels[type] : "Home"} in ${city}`,
  es: (type, city) => `${capitalized(type ? spanish.propertyTypes[type] : "vivienda")} en ${city}`,
};

/** Whether a name has the house number and a word of the street, however the rest is spelled or put. */
function tellsStreet(displayName: string, { address }: Pick<Location, "address">): boolean {
  const said = new Set(wordsOf(displayName));
  const [number, ...street] = wordsOf(address);
  return said.has(number ?? "") && (street.length === 0 || street.some((word) => said.has(word)));
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
