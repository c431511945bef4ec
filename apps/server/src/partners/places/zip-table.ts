import type { FoundAddress, Places } from "./place-source.ts";

const zipAtEnd = /\b(\d{5})(?:-\d{4})?\s*(?:,?\s*(?:USA|US|United States))?$/i;
const cityAndState =
  /(?:^|,)\s*([^,]+?)\s*,\s*([A-Za-z]{2})\s*(?:\d{5}(?:-\d{4})?)?\s*(?:,?\s*(?:USA|US|United States))?$/i;

const maxSuggestions = 5;

/** The ZIP codes that a text names, by their number or by city and state. */
async function areasOf(text: string) {
  // Five megabytes, wanted only where no partner answers.
  const { default: zipcodes } = await import("zipcodes");
  const zip = zipAtEnd.exec(text)?.[1];
  const [, city, state] = cityAndState.exec(text) ?? [];
  const found = zip ? [zipcodes.lookup(zip)] : city && state ? zipcodes.lookupByName(city, state) : [];
  return found.filter((area) => area?.country === "US").map((area) => area!);
}

/** Knows the middle of every ZIP code and no street: it takes the street as typed where the text names its city or ZIP code. */
export const zipTable: Places = {
  async suggest(text) {
    const [street = ""] = text.split(",", 1);
    const typed = street.replace(zipAtEnd, "").trim();
    if (!/\d.*[a-z]/i.test(typed)) return [];
    return (await areasOf(text)).slice(0, maxSuggestions).map(({ city, state, zip }) => {
      const secondary = `${city}, ${state} ${zip}`;
      return { label: `${typed}, ${secondary}`, street: typed, secondary };
    });
  },
  async find(text) {
    const [area] = await areasOf(text);
    return area ? areaOf(area) : null;
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
