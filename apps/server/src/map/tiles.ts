import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { GeoJSONVT, type GeoJSONVTTile } from "@maplibre/geojson-vt";
import { fromGeojsonVt } from "@maplibre/vt-pbf";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import { readZipPlaces, type ZipPlaces } from "./zip-places.ts";

export const maxMapZoom = 16;
/** From here on a tile is smaller than a town, and is labelled with the ZIP code it lies in. */
const areaZoom = 11;
const extent = 4096;

type Address = { z: number; x: number; y: number };
type TileFeature = GeoJSONVTTile["features"][number];
type Point = [x: number, y: number];
/** A town by its place in the world, whose corners are 0 and 1. */
type PlacedTown = { name: string; size: number; at: Point };
type Source = { states: GeoJSONVT; towns: PlacedTown[]; places: ZipPlaces };

/** How many ZIP codes a town has at least to be on the map of a zoom. */
const minSize = (zoom: number): number => (zoom < 4 ? 40 : zoom < 5 ? 20 : zoom < 6 ? 10 : zoom < 8 ? 3 : 1);

/** Returns a function that makes vector tiles of the bundled map: the outlines of the states, towns, and ZIP codes. Empty where there is nothing. */
export function tileCutter(): (address: Address) => Promise<Uint8Array> {
  let prepared: Promise<Source> | null = null;
  return async (address) => {
    prepared ??= prepare();
    const { states, towns, places } = await prepared;
    const { z, x, y } = address;
    const outlines = states.getTile(z, x, y);
    if (!outlines) return new Uint8Array();
    const more = z < areaZoom ? { towns: townsIn(address, towns) } : nearBy(address, places);
    const layers = Object.entries(more).map(([name, features]) => [name, { ...outlines, features }]);
    return fromGeojsonVt({ states: outlines, ...Object.fromEntries(layers) }, { version: 2, extent });
  };
}

async function prepare(): Promise<Source> {
  const atlas = fileURLToPath(import.meta.resolve("us-atlas/states-10m.json"));
  const [text, places] = await Promise.all([readFile(atlas, "utf8"), readZipPlaces()]);
  const topology = JSON.parse(text) as Topology<{ states: GeometryCollection<{ name: string }> }>;
  const outlines = feature(topology, topology.objects.states);
  return {
    states: new GeoJSONVT(outlines, { maxZoom: maxMapZoom, extent, indexMaxZoom: 4, tolerance: 2 }),
    towns: places.towns.map(({ name, size, longitude, latitude }) => ({
      name,
      size,
      at: [longitude / 360 + 0.5, 0.5 - Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) / (2 * Math.PI)],
    })),
    places,
  };
}

/** How far beyond its edges a tile knows towns, in tiles: their names reach into it. */
const margin = 0.125;

function townsIn({ z, x, y }: Address, towns: PlacedTown[]): TileFeature[] {
  const tiles = 2 ** z;
  const isNear = (place: number): boolean => place > -margin && place < 1 + margin;
  return towns.flatMap(({ name, size, at }): TileFeature[] => {
    const [column, row] = [at[0] * tiles - x, at[1] * tiles - y];
    if (size < minSize(z) || !isNear(column) || !isNear(row)) return [];
    return [{ type: 1, geometry: [[Math.round(column * extent), Math.round(row * extent)]], tags: { name, size } }];
  });
}

/** A tile is 512 px wide: so close that the lowest map of a page, 240 px, has a name in it wherever it looks. */
const labelRows = 3;
const labelColumns = 2;

/** What a map says that is nearer than any outline: the name of the town and the ZIP code, again and again. */
function nearBy({ z, x, y }: Address, places: ZipPlaces): { areas: TileFeature[] } {
  const areas: TileFeature[] = [];
  for (const row of steps(labelRows)) {
    for (const column of steps(labelColumns)) {
      const at: Point = [(column + 0.5) / labelColumns, (row + 0.5) / labelRows];
      const { zip, city } = places.nearest(coordinatesOf({ z, x: x + at[0], y: y + at[1] }));
      areas.push({
        type: 1,
        geometry: [[Math.round(at[0] * extent), Math.round(at[1] * extent)]],
        tags: { name: city, zip },
      });
    }
  }
  return { areas };
}

const steps = (count: number): number[] => Array.from({ length: count }, (_, step) => step);

function coordinatesOf({ z, x, y }: Address): { longitude: number; latitude: number } {
  const tiles = 2 ** z;
  const northing = Math.PI * (1 - (2 * y) / tiles);
  return { longitude: (x / tiles) * 360 - 180, latitude: (Math.atan(Math.sinh(northing)) * 180) / Math.PI };
}
