import { createHash } from "node:crypto";
import { z } from "zod";
import { type AddressText, readAddress } from "./address-text.ts";
import { type Area, areaOf, type City, citiesBeginning, citiesNamed, citiesNear, stateName } from "./areas.ts";
import { longStreet, shortStreet } from "./street-words.ts";

/** A place the sandbox knows: an address, a street, or only the area of a ZIP code. */
export interface Place {
  id: string;
  area: Area;
  houseNumber?: string | undefined;
  street?: string | undefined;
  unit?: string | undefined;
  latitude: number;
  longitude: number;
}

export interface PlaceMatch {
  places: Place[];
  /** Whether the text itself names the city or the ZIP code, rather than the sandbox guessing them. */
  resolved: boolean;
}

const suggestionLimit = 5;
const wellKnown: [string, string][] = [
  ["Portland", "OR"],
  ["Seattle", "WA"],
  ["Austin", "TX"],
  ["Columbus", "OH"],
  ["Denver", "CO"],
];

/** The places that a typed text may mean, best first. Any house number on any street exists. */
export function findPlaces(typed: string, near?: { latitude: number; longitude: number }): PlaceMatch {
  const text = readAddress(typed);
  const named = text.zip ? areaOf(text.zip) : undefined;
  if (named) return { places: [placeAt(named, text)], resolved: true };
  const cities = text.city ? citiesFor(text.city, text.state) : [];
  if (cities.length > 0) {
    const resolved = citiesNamed(text.city ?? "", text.state).length === 1;
    return { places: cities.map((city) => placeAt(areaFor(city, text), text)), resolved };
  }
  if (!text.street) return { places: [], resolved: false };
  if (!text.houseNumber) {
    const localities = citiesBeginning(text.street, text.state, suggestionLimit);
    if (localities.length > 0 && !text.street.includes(" "))
      return { places: localities.map((city) => placeAt(city.areas[0], {})), resolved: false };
  }
  const guessed = text.state
    ? citiesBeginning("", text.state, suggestionLimit)
    : near
      ? citiesNear(near, suggestionLimit)
      : wellKnown.flatMap(([name, state]) => citiesNamed(name, state));
  const unread = text.city ? { ...text, street: `${text.street} ${text.city}` } : text;
  return { places: guessed.map((city) => placeAt(areaFor(city, unread), unread)), resolved: false };
}

function citiesFor(name: string, state: string | undefined): City[] {
  const exact = citiesNamed(name, state);
  const begun = citiesBeginning(name, state, suggestionLimit).filter((city) => !exact.includes(city));
  return (state && exact.length > 0 ? exact : [...exact, ...begun]).slice(0, suggestionLimit);
}

/** A street lies in one ZIP code of its city, the same every time it is asked for. */
function areaFor(city: City, { street = "" }: AddressText): Area {
  return city.areas[hashOf(shortStreet(street)) % city.areas.length] ?? city.areas[0];
}

const placeParts = z.tuple([z.string(), z.string(), z.string(), z.string()]);

function placeAt(area: Area, { houseNumber, street, unit }: AddressText): Place {
  const short = street && shortStreet(street);
  const parts: z.output<typeof placeParts> = [area.zip, houseNumber ?? "", short ?? "", unit ?? ""];
  const seed = parts.slice(0, 3).join("|");
  // About half a mile around the centre of the ZIP code, so that two homes never lie on one point.
  const offset = (salt: string) => (short ? ((hashOf(seed + salt) % 10_000) / 10_000 - 0.5) * 0.016 : 0);
  return {
    id: `sandbox-${Buffer.from(JSON.stringify(parts)).toString("base64url")}`,
    area,
    houseNumber,
    street: short,
    unit,
    latitude: rounded(area.latitude + offset("latitude")),
    longitude: rounded(area.longitude + offset("longitude")),
  };
}

/** The place of an identifier that `findPlaces` gave out, also before a restart. */
export function placeOf(id: string): Place | undefined {
  try {
    const encoded = id.replace(/^sandbox-/, "");
    const [zip, houseNumber, street, unit] = placeParts.parse(
      JSON.parse(Buffer.from(encoded, "base64url").toString("utf8")),
    );
    const area = areaOf(zip);
    return (
      area &&
      placeAt(area, { houseNumber: houseNumber || undefined, street: street || undefined, unit: unit || undefined })
    );
  } catch {
    return undefined;
  }
}

const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;
const hashOf = (text: string): number => createHash("sha256").update(text).digest().readUInt32BE(0);

/** "1412 SE Alder St #3" */
export const streetLine = ({ houseNumber, street, unit }: Place): string =>
  [[houseNumber, street].filter(Boolean).join(" "), unit && `#${unit}`].filter(Boolean).join(" ");

export const cityLine = ({ area }: Place): string => `${area.city}, ${area.state} ${area.zip}`;

export const formattedAddress = (place: Place): string =>
  [streetLine(place), cityLine(place), "USA"].filter(Boolean).join(", ");

export const typesOf = ({ houseNumber, street, unit }: Place): string[] => {
  if (!street) return ["postal_code", "geocode"];
  if (!houseNumber) return ["route", "geocode"];
  return unit ? ["subpremise", "premise", "geocode"] : ["street_address", "premise", "geocode"];
};

export interface AddressComponent {
  long: string;
  short: string;
  types: string[];
}

/** An address in parts, as Google's two services both list them. */
export function componentsOf({ area, houseNumber, street, unit }: Place): AddressComponent[] {
  const plain = (text: string | undefined, ...types: string[]) => (text ? [{ long: text, short: text, types }] : []);
  return [
    ...plain(unit, "subpremise"),
    ...plain(houseNumber, "street_number"),
    ...(street ? [{ long: longStreet(street), short: street, types: ["route"] }] : []),
    ...plain(area.city, "locality", "political"),
    { long: stateName(area.state), short: area.state, types: ["administrative_area_level_1", "political"] },
    { long: "United States", short: "US", types: ["country", "political"] },
    ...plain(area.zip, "postal_code"),
  ];
}
