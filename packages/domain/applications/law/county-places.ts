/** The addresses that are taken to lie in a county, since a home's address does not tell its county. */
export type CountyPlaces = {
  state: string;
  county: string;
  /** Names of cities, in small letters. */
  cities: ReadonlySet<string>;
  /** First digits of ZIP codes. */
  zipPrefixes: readonly string[];
  source: string;
  /** The day on which somebody last looked whether it still holds. */
  checkedOn: string;
};

/**
 * Not covered are the parts in Cook County of towns that lie mainly elsewhere, as Barrington, Bartlett, Buffalo Grove, Burr
 * Ridge, Deerfield, Elgin, Frankfort, Hanover Park, Hinsdale, Oak Brook, Roselle, Steger and University Park, and
 * unincorporated land outside these ZIP codes. Of towns that reach past the county's border, all is covered.
 */
const cookCounty: CountyPlaces = {
  state: "IL",
  county: "Cook",
  cities: new Set([
    ...["alsip", "arlington heights", "bedford park", "bellwood", "berkeley", "berwyn", "blue island", "bridgeview"],
    ...["broadview", "brookfield", "burbank", "burnham", "calumet city", "calumet park", "chicago", "chicago heights"],
    ...["chicago ridge", "cicero", "country club hills", "countryside", "crestwood", "des plaines", "dixmoor"],
    ...["dolton", "east hazel crest", "elk grove village", "elmwood park", "evanston", "evergreen park", "flossmoor"],
    ...["ford heights", "forest park", "forest view", "franklin park", "glencoe", "glenview", "glenwood", "golf"],
    ...["harvey", "harwood heights", "hazel crest", "hickory hills", "hillside", "hodgkins", "hoffman estates"],
    ...["hometown", "homewood", "indian head park", "inverness", "justice", "kenilworth", "la grange"],
    ...["la grange park", "lagrange", "lagrange park", "lansing", "lemont", "lincolnwood", "lynwood", "lyons"],
    ...["markham", "matteson", "maywood", "mccook", "melrose park", "merrionette park", "midlothian"],
    ...["morton grove", "mount prospect", "niles", "norridge", "north riverside", "northbrook", "northfield"],
    ...["northlake", "oak forest", "oak lawn", "oak park", "olympia fields", "orland hills", "orland park"],
    ...["palatine", "palos heights", "palos hills", "palos park", "park forest", "park ridge", "phoenix", "posen"],
    ...["prospect heights", "richton park", "river forest", "river grove", "riverdale", "riverside", "robbins"],
    ...["rolling meadows", "rosemont", "sauk village", "schaumburg", "schiller park", "skokie", "south barrington"],
    ...["south chicago heights", "south holland", "stickney", "stone park", "streamwood", "summit", "thornton"],
    ...["tinley park", "westchester", "western springs", "wheeling", "willow springs", "wilmette", "winnetka"],
    ...["worth"],
  ]),
  zipPrefixes: ["602", "6030", "606", "607", "608"],
  source: "our own list by general knowledge, not compared with the county's",
  checkedOn: "2026-11-25",
};

export const countyPlaces: readonly CountyPlaces[] = [cookCounty];

/** Returns the county of an address in small letters, where it is known; the state in capitals, the city in small letters. */
export const countyAt = (state: string, city: string | null, zip: string | null): string | null =>
  countyPlaces
    .find(
      (one) =>
        one.state === state &&
        ((city !== null && one.cities.has(city)) || one.zipPrefixes.some((prefix) => zip?.startsWith(prefix))),
    )
    ?.county.toLowerCase() ?? null;
