import type { Feature, Point } from "geojson";

/** Military post offices stand where the table happens to put them, which is no place of a map. */
const notOnMaps = new Set(["AE", "AA", "AP"]);

export type ZipPlaces = {
  /** Towns and cities, with the number of their ZIP codes as a measure of their size. */
  cities: Feature<Point, { name: string; size: number }>[];
  /** The ZIP code whose middle is nearest to a point. */
  nearest(longitude: number, latitude: number): { zip: string; city: string };
};

/** The places of the ZIP table, loaded when a map is first looked at. */
export async function readZipPlaces(): Promise<ZipPlaces> {
  const { default: zipcodes } = await import("zipcodes");
  const codes = Object.values(zipcodes.codes).filter(({ country, state }) => country === "US" && !notOnMaps.has(state));
  const towns = Map.groupBy(codes, ({ city, state }) => `${city}, ${state}`);
  const middle = (values: number[]): number => values.sort((one, other) => one - other)[Math.floor(values.length / 2)]!;
  return {
    cities: [...towns.values()].map((zips) => ({
      type: "Feature",
      properties: { name: zips[0]!.city, size: zips.length },
      geometry: {
        type: "Point",
        coordinates: [middle(zips.map(({ longitude }) => longitude)), middle(zips.map(({ latitude }) => latitude))],
      },
    })),
    nearest(longitude, latitude) {
      const narrowing = Math.cos((latitude * Math.PI) / 180);
      const distance = (code: (typeof codes)[number]): number =>
        ((code.longitude - longitude) * narrowing) ** 2 + (code.latitude - latitude) ** 2;
      return codes.reduce((best, code) => (distance(code) < distance(best) ? code : best));
    },
  };
}
