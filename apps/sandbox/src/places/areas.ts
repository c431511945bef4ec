import { createRequire } from "node:module";
import type zipcodes from "zipcodes";

/** One ZIP code's area, with its centre in degrees. */
export interface Area {
  zip: string;
  city: string;
  state: string;
  latitude: number;
  longitude: number;
}

export interface City {
  name: string;
  /** The name as it is compared. */
  key: string;
  state: string;
  areas: [Area, ...Area[]];
}

type Tables = {
  areas: Map<string, Area>;
  /** The largest first, here and among namesakes. */
  cities: City[];
  citiesByName: Map<string, City[]>;
  stateNames: Map<string, string>;
  statesByName: Map<string, string>;
};

const military = new Set(["AA", "AE", "AP"]);
const territories = { DC: "District of Columbia", PR: "Puerto Rico", GU: "Guam", VI: "Virgin Islands" };

let read: Tables | undefined;

/** Read when first asked for: it takes as long as everything else at a start together. */
function tables(): Tables {
  read ??= readTables(createRequire(import.meta.url)("zipcodes") as typeof zipcodes);
  return read;
}

/** Reads every area now, so that the first question about one need not wait for it. */
export const openAtlas = (): void => void tables();

function readTables({ codes, states }: typeof zipcodes): Tables {
  const areas = new Map<string, Area>();
  const cities = new Map<string, City>();
  // By the city as it is written: working out the key of each area's city would take half the time of it all.
  const known = new Map<string, City>();
  for (const { zip, city, state, latitude, longitude, country } of Object.values(codes)) {
    // ZIP codes of one company ("Shell Oil Box 150") or without a place are nobody's home.
    if (country !== "US" || military.has(state) || !latitude || !/^[A-Za-z .'-]+$/.test(city)) continue;
    const area = { zip, city, state, latitude, longitude };
    areas.set(zip, area);
    const written = state + city;
    const its = known.get(written);
    if (its) its.areas.push(area);
    else known.set(written, placed(cities, area));
  }
  for (const city of cities.values()) city.areas = withCentresOfTheirOwn(city.areas);
  const largestFirst = [...cities.values()].sort((one, other) => other.areas.length - one.areas.length);
  const stateNames = new Map([...Object.entries(states.abbr), ...Object.entries(territories)]);
  return {
    areas,
    cities: largestFirst,
    citiesByName: Map.groupBy(largestFirst, ({ key }) => key),
    stateNames,
    statesByName: new Map([...stateNames].map(([code, name]) => [name.toUpperCase(), code])),
  };
}

/** The city of an area, with the area in it. */
function placed(cities: Map<string, City>, area: Area): City {
  const key = cityKey(area.city);
  const city = cities.get(area.state + key);
  if (city) {
    city.areas.push(area);
    return city;
  }
  const added: City = { name: area.city, key, state: area.state, areas: [area] };
  cities.set(area.state + key, added);
  return added;
}

/** Post-office boxes share the centre of their city; homes are in the areas that have one of their own, if any has. */
function withCentresOfTheirOwn(areas: City["areas"]): City["areas"] {
  if (areas.length === 1) return areas;
  const sharing = Map.groupBy(areas, ({ latitude, longitude }) => `${latitude} ${longitude}`);
  const [first, ...others] = [...sharing.values()].flatMap((all) => (all.length === 1 ? all : []));
  return first ? [first, ...others] : areas;
}

export const areaOf = (zip: string): Area | undefined => tables().areas.get(zip);

/** A state's two letters, from those or from its full name. */
export function stateCode(text: string): string | undefined {
  const upper = text.trim().toUpperCase().replaceAll(".", "");
  const { stateNames, statesByName } = tables();
  return stateNames.has(upper) ? upper : statesByName.get(upper);
}

export const stateName = (code: string): string =>
  (tables().stateNames.get(code) ?? code)
    .toLowerCase()
    .replace(/\b[a-z]/g, (first) => first.toUpperCase())
    .replace(" Of ", " of ");

/** The cities of that name, the largest first; in one state when it is given. */
export const citiesNamed = (name: string, state?: string): City[] =>
  (tables().citiesByName.get(cityKey(name)) ?? []).filter((city) => !state || city.state === state);

/** The cities whose name begins so, the largest first. */
export function citiesBeginning(prefix: string, state: string | undefined, limit: number): City[] {
  const key = cityKey(prefix);
  const found: City[] = [];
  for (const city of tables().cities) {
    if (state && city.state !== state) continue;
    if (city.key.startsWith(key)) found.push(city);
    if (found.length === limit) break;
  }
  return found;
}

/** The cities nearest to a point, one of each name. */
export function citiesNear({ latitude, longitude }: { latitude: number; longitude: number }, limit: number): City[] {
  // A degree of longitude shrinks towards the poles; good enough to rank what is near.
  const shrink = Math.cos((latitude * Math.PI) / 180);
  const distance = ({ areas: [centre] }: City) =>
    Math.hypot(centre.latitude - latitude, (centre.longitude - longitude) * shrink);
  return tables()
    .cities.map((city) => ({ city, away: distance(city) }))
    .sort((one, other) => one.away - other.away)
    .slice(0, limit)
    .map(({ city }) => city);
}

function cityKey(name: string): string {
  return name
    .trim()
    .toUpperCase()
    .replace(/[.']/g, "")
    .replace(/[\s-]+/g, " ")
    .replace(/^ST /, "SAINT ")
    .replace(/^FT /, "FORT ")
    .replace(/^MT /, "MOUNT ");
}
