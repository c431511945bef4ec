import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { GeoJSONVT, type GeoJSONVTTile } from "@maplibre/geojson-vt";
import { fromGeojsonVt } from "@maplibre/vt-pbf";
import type { FeatureCollection } from "geojson";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import { readZipPlaces, type ZipPlaces } from "./zip-places.ts";

export const mostZoom = 16;
/** From here on a tile is smaller than a town, and is labelled with the ZIP code it lies in. */
const areaZoom = 11;
const extent = 4096;

type Address = { z: number; x: number; y: number };
type TileFeature = GeoJSONVTTile["features"][number];
type Cut = { states: GeoJSONVT; cities: GeoJSONVT; places: ZipPlaces };

/** How many ZIP codes a city has at least to be on the map of a zoom. */
const leastSize = (zoom: number): number => (zoom < 4 ? 40 : zoom < 5 ? 20 : zoom < 6 ? 10 : zoom < 8 ? 3 : 1);

/** Vector tiles of the bundled map: the outlines of the states, towns, and ZIP codes. */
export function tileCutter(): (address: Address) => Promise<Uint8Array> {
  let cut: Promise<Cut> | null = null;
  return async (address) => {
    cut ??= prepare();
    const { states, cities, places } = await cut;
    const { z, x, y } = address;
    const layers: Record<string, GeoJSONVTTile> = {};
    const outlines = states.getTile(z, x, y);
    if (outlines) layers.states = outlines;
    const towns = z < areaZoom ? cities.getTile(z, x, y) : null;
    if (towns) {
      const isShown = ({ tags }: { tags?: unknown }) => (tags as { size: number }).size >= leastSize(z);
      layers.cities = { ...towns, features: towns.features.filter(isShown) };
    }
    if (z >= areaZoom && outlines) {
      const { areas, grid } = nearBy(address, places);
      layers.areas = { ...outlines, features: areas };
      layers.grid = { ...outlines, features: grid };
    }
    return fromGeojsonVt(layers, { version: 2, extent });
  };
}

async function prepare(): Promise<Cut> {
  const atlas = fileURLToPath(import.meta.resolve("us-atlas/states-10m.json"));
  const [text, places] = await Promise.all([readFile(atlas, "utf8"), readZipPlaces()]);
  const topology = JSON.parse(text) as Topology<{ states: GeometryCollection<{ name: string }> }>;
  const cities: FeatureCollection = { type: "FeatureCollection", features: places.cities };
  const options = { maxZoom: mostZoom, extent, indexMaxZoom: 4 };
  return {
    states: new GeoJSONVT(feature(topology, topology.objects.states), { ...options, tolerance: 2 }),
    cities: new GeoJSONVT(cities, { ...options, buffer: 512 }),
    places,
  };
}

const labelsPerSide = 2;
const linesPerSide = 8;

/** What fills a map that is nearer than any outline: the name of the town and the ZIP code, again and again, on squared paper. */
function nearBy({ z, x, y }: Address, places: ZipPlaces): Record<"areas" | "grid", TileFeature[]> {
  const areas: TileFeature[] = [];
  for (const row of steps(labelsPerSide)) {
    for (const column of steps(labelsPerSide)) {
      const at = [column + 0.5, row + 0.5].map((step) => step / labelsPerSide) as [number, number];
      const { zip, city } = places.nearest(...pointOf({ z, x: x + at[0], y: y + at[1] }));
      areas.push({ type: 1, geometry: [[at[0] * extent, at[1] * extent]], tags: { name: city, zip } });
    }
  }
  const grid = steps(linesPerSide).flatMap((step): TileFeature[] => {
    const at = (step / linesPerSide) * extent;
    const line = (from: [number, number], to: [number, number]): TileFeature => ({
      type: 2,
      geometry: [[from, to]],
      tags: {},
    });
    return [line([at, 0], [at, extent]), line([0, at], [extent, at])];
  });
  return { areas, grid };
}

const steps = (count: number): number[] => Array.from({ length: count }, (_, step) => step);

function pointOf({ z, x, y }: Address): [longitude: number, latitude: number] {
  const tiles = 2 ** z;
  const northing = Math.PI * (1 - (2 * y) / tiles);
  return [(x / tiles) * 360 - 180, (Math.atan(Math.sinh(northing)) * 180) / Math.PI];
}
