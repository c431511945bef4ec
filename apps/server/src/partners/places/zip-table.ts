import type { FoundAddress, Places } from "./places.ts";

const zipAtEnd = /\b(\d{5})(?:-\d{4})?\s*(?:,?\s*(?:USA|US|United States))?$/i;
const cityAndState =
  /(?:^|,)\s*([^,]+?)\s*,\s*([A-Za-z]{2})\s*(?:\d{5}(?:-\d{4})?)?\s*(?:,?\s*(?:USA|US|United States))?$/i;

/** Knows the middle of every ZIP code and no street. */
export const zipTable: Places = {
  suggest: async () => [],
  async find(text) {
    // Five megabytes, wanted only while the partner is away.
    const { default: zipcodes } = await import("zipcodes");
    const zip = zipAtEnd.exec(text)?.[1];
    const [, city, state] = cityAndState.exec(text) ?? [];
    const found = zip ? zipcodes.lookup(zip) : city && state ? zipcodes.lookupByName(city, state)[0] : undefined;
    return found?.country === "US" ? areaOf(found) : null;
  },
};

const areaOf = ({ latitude, longitude, city, state, zip }: Omit<FoundAddress, "precision">): FoundAddress => ({
  latitude,
  longitude,
  city,
  zip,
  state,
  precision: "zip",
});
