import zipcodes from "zipcodes";

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

const military = new Set(["AA", "AE", "AP"]);
const areas = new Map<string, Area>();
const cities = new Map<string, City>();
const citiesByName = new Map<string, City[]>();

for (const { zip, city, state, latitude, longitude, country } of Object.values(zipcodes.codes)) {
  // ZIP codes of one company ("Shell Oil Box 150") or without a place are nobody's home.
  if (country !== "US" || military.has(state) || !latitude || !/^[A-Za-z .'-]+$/.test(city)) continue;
  const area = { zip, city, state, latitude, longitude };
  areas.set(zip, area);
  const key = cityKey(city);
  const known = cities.get(`${key}|${state}`);
  if (known) {
    known.areas.push(area);
    continue;
  }
  const added: City = { name: city, key, state, areas: [area] };
  cities.set(`${key}|${state}`, added);
  const namesakes = citiesByName.get(key);
  if (namesakes) namesakes.push(added);
  else citiesByName.set(key, [added]);
}

// Post-office boxes share the centre of their city; homes are in the areas that have a centre of their own.
for (const city of cities.values()) {
  const sharing = (area: Area) =>
    city.areas.filter((one) => one.latitude === area.latitude && one.longitude === area.longitude).length;
  const [first, ...others] = city.areas.filter((area) => sharing(area) === 1);
  if (first) city.areas = [first, ...others];
}

const bySize = (one: City, other: City): number => other.areas.length - one.areas.length;
const allCities = [...cities.values()].sort(bySize);
for (const namesakes of citiesByName.values()) namesakes.sort(bySize);

const territories = { DC: "District of Columbia", PR: "Puerto Rico", GU: "Guam", VI: "Virgin Islands" };
const stateNames = new Map([...Object.entries(zipcodes.states.abbr), ...Object.entries(territories)]);
const statesByName = new Map([...stateNames].map(([code, name]) => [name.toUpperCase(), code]));

export const areaOf = (zip: string): Area | undefined => areas.get(zip);

/** A state's two letters, from those or from its full name. */
export function stateCode(text: string): string | undefined {
  const upper = text.trim().toUpperCase().replaceAll(".", "");
  return stateNames.has(upper) ? upper : statesByName.get(upper);
}

export const stateName = (code: string): string =>
  (stateNames.get(code) ?? code)
    .toLowerCase()
    .replace(/\b[a-z]/g, (first) => first.toUpperCase())
    .replace(" Of ", " of ");

/** The cities of that name, the largest first; in one state when it is given. */
export const citiesNamed = (name: string, state?: string): City[] =>
  (citiesByName.get(cityKey(name)) ?? []).filter((city) => !state || city.state === state);

/** The cities whose name begins so, the largest first. */
export function citiesBeginning(prefix: string, state: string | undefined, limit: number): City[] {
  const key = cityKey(prefix);
  const found: City[] = [];
  for (const city of allCities) {
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
  return allCities
    .map((city) => ({ city, away: distance(city) }))
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
