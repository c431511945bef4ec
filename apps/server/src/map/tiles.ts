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
    if (z >= areaZoom && outlines) layers.areas = areaOf(address, places);
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

/** One label in the middle of the tile. */
function areaOf({ z, x, y }: Address, places: ZipPlaces): GeoJSONVTTile {
  const [longitude, latitude] = middleOf({ z, x, y });
  const { zip, city } = places.nearest(longitude, latitude);
  const collection: FeatureCollection = {
    type: "FeatureCollection",
    features: [
      {
        type: "Feature",
        properties: { name: city, zip },
        geometry: { type: "Point", coordinates: [longitude, latitude] },
      },
    ],
  };
  return new GeoJSONVT(collection, { maxZoom: z, indexMaxZoom: 0, extent }).getTile(z, x, y)!;
}

function middleOf({ z, x, y }: Address): [longitude: number, latitude: number] {
  const tiles = 2 ** z;
  const northing = Math.PI * (1 - (2 * (y + 0.5)) / tiles);
  return [((x + 0.5) / tiles) * 360 - 180, (Math.atan(Math.sinh(northing)) * 180) / Math.PI];
}
