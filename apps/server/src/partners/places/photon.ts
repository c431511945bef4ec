import { usStates } from "@porchlight/domain/properties/us-states.ts";
import { z } from "zod";
import type { Places } from "./place-source.ts";

const timeoutMs = 3000;
const maxSuggestions = 5;
/** All of the United States with Alaska and Hawaii; what else lies in it is sorted out by its country. */
const boundingBox = "-180,15,-64,72";

const answer = z.object({
  features: z.array(
    z.object({
      geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
      properties: z.object({
        name: z.string().optional(),
        housenumber: z.string().optional(),
        street: z.string().optional(),
        city: z.string().optional(),
        district: z.string().optional(),
        county: z.string().optional(),
        state: z.string().optional(),
        postcode: z.string().optional(),
        countrycode: z.string().optional(),
      }),
    }),
  ),
});
type Feature = z.output<typeof answer>["features"][number];

/**
 * A source of addresses of OpenStreetMap at Photon, or a service with its protocol.
 * Errors  rejects when it does not answer in three seconds.
 */
export function photonPlaces({ baseUrl }: { baseUrl: string }): Places {
  const search = async (text: string): Promise<Feature[]> => {
    const query = new URLSearchParams({ q: text, limit: "10", lang: "en", bbox: boundingBox });
    for (const layer of ["house", "street"]) query.append("layer", layer);
    const reply = await fetch(`${baseUrl}/api/?${query}`, { signal: AbortSignal.timeout(timeoutMs) });
    if (!reply.ok) throw new Error(`photon answered ${reply.status}`);
    const { features } = answer.parse(await reply.json());
    return features.filter(({ properties }) => properties.countrycode?.toUpperCase() === "US");
  };
  return {
    async suggest(text) {
      const found = (await search(text)).map((feature) => suggestionOf(feature, text));
      const labels = new Set<string>();
      return found.filter(({ label }) => !labels.has(label) && labels.add(label)).slice(0, maxSuggestions);
    },
    async find(text) {
      const [first] = await search(text);
      if (!first) return null;
      const [longitude, latitude] = first.geometry.coordinates;
      const { postcode = "" } = first.properties;
      return {
        latitude,
        longitude,
        city: cityOf(first),
        zip: postcode.slice(0, 5),
        state: stateOf(first),
        precision: "address",
      };
    },
  };
}

const cityOf = ({ properties: { city, district, county } }: Feature): string => city ?? district ?? county ?? "";

const codes = new Map(Object.entries(usStates).map(([code, name]) => [name.toLowerCase(), code]));

/** Photon writes states in full. */
function stateOf({ properties: { state = "" } }: Feature): string {
  const known = codes.get(state.toLowerCase());
  if (known) return known;
  return /^washington,? d\.?c\.?$/i.test(state) ? "DC" : "";
}

/** A street whose houses the map does not know keeps the number that was typed. */
function suggestionOf(feature: Feature, typed: string) {
  const { housenumber, street, name = "", postcode = "" } = feature.properties;
  const number = housenumber ?? /^\s*(\d+[A-Za-z]?)\s/.exec(typed)?.[1];
  const line = [number, street ?? name].filter(Boolean).join(" ");
  const stateAndZip = [stateOf(feature), postcode.slice(0, 5)].filter(Boolean).join(" ");
  const secondary = [cityOf(feature), stateAndZip].filter(Boolean).join(", ");
  return { label: [line, secondary].filter(Boolean).join(", "), street: line, secondary };
}
