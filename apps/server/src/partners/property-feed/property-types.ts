import { type PropertyType, propertyTypes } from "@porchlight/domain/properties/property.ts";

/** What feeds call each kind of home, the more particular before the less. */
const names: readonly [RegExp, PropertyType][] = [
  [/\btown\s*(house|home)\b|\brow\s*(house|home)\b/, "TOWNHOUSE"],
  [/\bcondo/, "CONDO"],
  [/\b(duplex|triplex|fourplex)\b/, "DUPLEX"],
  [/\bstudio\b|\befficiency\b/, "STUDIO"],
  [/\bapartment|\bapt\b|\bflat\b|\bmulti[ -]?family\b/, "APARTMENT"],
  [/\bsingle[ -]?family\b|\bhouse\b|\bhome\b/, "HOUSE"],
  [/\broom\b/, "ROOM"],
];

/** Returns the kind of home that a feed's label means; null for one that is not known. */
export function propertyTypeOf(label: string): PropertyType | null {
  const word = label
    .trim()
    .toUpperCase()
    .replace(/[\s-]+/g, "_");
  const exact = propertyTypes.find((type) => type === word);
  return exact ?? names.find(([pattern]) => pattern.test(label.toLowerCase()))?.[1] ?? null;
}
