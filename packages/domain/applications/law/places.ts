import { countyAt } from "./county-places.ts";
import type { LawPlace } from "./law-row.ts";

/** The counties of New York City. */
const boroughs = ["new york", "kings", "queens", "bronx", "richmond"];

/** Names that addresses in New York City have for its boroughs, and in Queens for a part of it. Three reach past its border. */
const partsOfNewYorkCity = new Set([
  ...["new york", "new york city", "manhattan", "brooklyn", "bronx", "the bronx", "queens", "staten island"],
  ...["arverne", "astoria", "bayside", "bellerose", "breezy point", "cambria heights", "college point", "corona"],
  ...["east elmhurst", "elmhurst", "far rockaway", "floral park", "flushing", "forest hills", "fresh meadows"],
  ...["glen oaks", "hollis", "howard beach", "jackson heights", "jamaica", "kew gardens", "laurelton"],
  ...["little neck", "long island city", "maspeth", "middle village", "new hyde park", "oakland gardens"],
  ...["ozone park", "queens village", "rego park", "richmond hill", "ridgewood", "rockaway park", "rosedale"],
  ...["saint albans", "south ozone park", "south richmond hill", "springfield gardens", "sunnyside", "whitestone"],
  ...["woodhaven", "woodside"],
]);

/** A place by the names that laws have for it, in small letters. */
export type PlaceNames = { state: string; city: string | null; county: string | null };

/** Returns a place by its names, a county without that word and told by city or ZIP code where it is not given. */
export function placeNamesOf({ state, city, county, zip }: LawPlace): PlaceNames {
  const plain = (name: string | undefined) => name?.trim().toLowerCase().replace(/\s+/g, " ") || null;
  const names = {
    state: plain(state) ?? "",
    city: plain(city),
    county: plain(county)?.replace(/ county$/, "") ?? null,
  };
  const { city: itsCity, county: itsCounty } = names;
  if (names.state === "ny" && (partsOfNewYorkCity.has(itsCity ?? "") || boroughs.includes(itsCounty ?? "")))
    return { ...names, city: "new york" };
  return { ...names, county: itsCounty ?? countyAt(names.state.toUpperCase(), itsCity, zip ?? null) };
}

/** Whether a place is the same as another or lies in it, so that what holds there holds here. */
export const isWithin = (place: PlaceNames, around: PlaceNames): boolean =>
  place.state === around.state &&
  (around.city === null || around.city === place.city) &&
  (around.county === null || around.county === place.county);
