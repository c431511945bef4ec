/** Codes of military mail regions, whose points in the table are arbitrary and not shown on maps. */
const notOnMaps = new Set(["AE", "AA", "AP"]);

type Coordinates = { longitude: number; latitude: number };

/** A town or city. `size` is the number of its ZIP codes. */
export type Town = Coordinates & { name: string; size: number };

export type ZipPlaces = {
  towns: Town[];
  /** The ZIP code whose middle is nearest to a point. */
  nearest(point: Coordinates): { zip: string; city: string };
};

/** Returns the places of the ZIP table, loaded when a map is first requested. */
export async function readZipPlaces(): Promise<ZipPlaces> {
  const { default: zipcodes } = await import("zipcodes");
  const all = Object.values(zipcodes.codes).filter(({ country, state }) => country === "US" && !notOnMaps.has(state));
  const townOf = ({ city, state }: (typeof all)[number]): string => `${city}, ${state}`;
  const towns = Map.groupBy(all, townOf);
  const sizeOf = (code: (typeof all)[number]): number => towns.get(townOf(code))!.length;
  // A company with much mail has a ZIP code under its own name, at the place of its town.
  const places = Map.groupBy(all, ({ latitude, longitude }) => `${latitude} ${longitude}`);
  const kept = [...places.values()].map((here) => ({
    code: here.reduce((one, other) => (sizeOf(other) > sizeOf(one) ? other : one)),
    isPostOffice: here.length > 1,
  }));
  const named = new Set(kept.map(({ code }) => townOf(code)));
  // Codes that share one place are boxes of a post office: nobody lives in them, so they name only a town that has no other.
  const livedIn = new Set(kept.flatMap(({ code, isPostOffice }) => (isPostOffice ? [] : [townOf(code)])));
  const codes = kept.flatMap(({ code, isPostOffice }) => (isPostOffice && livedIn.has(townOf(code)) ? [] : [code]));
  const middle = (values: number[]): number => values.sort((one, other) => one - other)[Math.floor(values.length / 2)]!;
  return {
    towns: [...towns]
      .filter(([town]) => named.has(town))
      .map(([, zips]) => ({
        name: zips[0]!.city,
        size: zips.length,
        longitude: middle(zips.map(({ longitude }) => longitude)),
        latitude: middle(zips.map(({ latitude }) => latitude)),
      })),
    nearest(point) {
      const narrowing = Math.cos((point.latitude * Math.PI) / 180);
      const distance = ({ longitude, latitude }: Coordinates): number =>
        ((longitude - point.longitude) * narrowing) ** 2 + (latitude - point.latitude) ** 2;
      return codes.reduce((best, code) => (distance(code) < distance(best) ? code : best));
    },
  };
}
