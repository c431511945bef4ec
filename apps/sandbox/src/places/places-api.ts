import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import {
  cityLine,
  componentsOf,
  findPlaces,
  formattedAddress,
  type Place,
  placeOf,
  streetLine,
  typesOf,
} from "./gazetteer.ts";

const point = z.object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) });
const region = z
  .union([
    z.object({ circle: z.object({ center: point, radius: z.number().optional() }) }),
    z.object({ rectangle: z.object({ low: point, high: point }) }),
  ])
  .optional();
const autocompleteRequest = z.object({
  input: z.string().max(500),
  includedPrimaryTypes: z.array(z.string()).max(5).optional(),
  includedRegionCodes: z.array(z.string()).max(15).optional(),
  locationBias: region,
  locationRestriction: region,
  sessionToken: z.string().optional(),
});
const placePath = z.object({ id: z.string() });
const fieldQuery = z.object({ fields: z.string().optional(), $fields: z.string().optional() });

const googleError = (code: number, status: string, message: string) => ({ error: { code, message, status } });

/** Google Places (New): suggestions while typing, and one place in full. */
export function placesApi(http: FastifyInstance): void {
  http.post("/places/v1/places:autocomplete", async (request, reply) => {
    if (!hasKey(request)) return refuseWithoutKey(reply);
    const read = autocompleteRequest.safeParse(request.body);
    if (!read.success) return reply.code(400).send(googleError(400, "INVALID_ARGUMENT", z.prettifyError(read.error)));
    const { input, includedPrimaryTypes, includedRegionCodes, locationBias, locationRestriction } = read.data;
    if (includedRegionCodes && !includedRegionCodes.some((code) => code.toLowerCase() === "us")) return {};
    const { places } = findPlaces(input, centreOf(locationRestriction ?? locationBias));
    const fitting = places.filter(
      (place) => !includedPrimaryTypes?.length || typesOf(place).some((type) => includedPrimaryTypes.includes(type)),
    );
    return fitting.length > 0 ? { suggestions: fitting.map((place) => suggestion(place, input)) } : {};
  });

  http.get("/places/v1/places/:id", async (request, reply) => {
    if (!hasKey(request)) return refuseWithoutKey(reply);
    const query = fieldQuery.parse(request.query);
    const mask = [request.headers["x-goog-fieldmask"] ?? query.fields ?? query.$fields ?? []].flat().join(",");
    if (mask === "")
      return reply
        .code(400)
        .send(googleError(400, "INVALID_ARGUMENT", "FieldMask is a required parameter. Send X-Goog-FieldMask."));
    const place = placeOf(placePath.parse(request.params).id);
    if (!place) return reply.code(404).send(googleError(404, "NOT_FOUND", "The place id is no longer valid."));
    return masked(placeInFull(place), mask);
  });
}

const hasKey = ({ headers, query }: FastifyRequest): boolean =>
  Boolean(headers["x-goog-api-key"] ?? (query as Record<string, unknown>).key);

const refuseWithoutKey = (reply: FastifyReply) =>
  reply.code(403).send(googleError(403, "PERMISSION_DENIED", "The request is missing an API key."));

function centreOf(given: z.output<typeof region>): z.output<typeof point> | undefined {
  if (!given) return undefined;
  if ("circle" in given) return given.circle.center;
  const { low, high } = given.rectangle;
  return { latitude: (low.latitude + high.latitude) / 2, longitude: (low.longitude + high.longitude) / 2 };
}

function suggestion(place: Place, input: string) {
  const main = streetLine(place) || place.area.city;
  const secondary = streetLine(place) ? `${cityLine(place)}, USA` : `${place.area.state} ${place.area.zip}, USA`;
  const matches = matchOf(main, input);
  return {
    placePrediction: {
      place: `places/${place.id}`,
      placeId: place.id,
      text: { text: `${main}, ${secondary}`, matches },
      structuredFormat: { mainText: { text: main, matches }, secondaryText: { text: secondary } },
      types: typesOf(place),
    },
  };
}

function matchOf(shown: string, typed: string): { endOffset: number }[] {
  let endOffset = 0;
  while (endOffset < shown.length && shown[endOffset]?.toLowerCase() === typed[endOffset]?.toLowerCase())
    endOffset += 1;
  return endOffset > 0 ? [{ endOffset }] : [];
}

const placeInFull = (place: Place) => ({
  name: `places/${place.id}`,
  id: place.id,
  types: typesOf(place),
  formattedAddress: formattedAddress(place),
  shortFormattedAddress: [streetLine(place), place.area.city].filter(Boolean).join(", "),
  addressComponents: componentsOf(place).map(({ long, short, types }) => ({
    longText: long,
    shortText: short,
    types,
    languageCode: "en-US",
  })),
  location: { latitude: place.latitude, longitude: place.longitude },
  postalAddress: {
    regionCode: "US",
    languageCode: "en-US",
    postalCode: place.area.zip,
    administrativeArea: place.area.state,
    locality: place.area.city,
    ...(streetLine(place) && { addressLines: [streetLine(place)] }),
  },
});

/** Only the fields asked for; a path into a field counts for the whole of it. */
function masked(place: ReturnType<typeof placeInFull>, mask: string) {
  if (mask.trim() === "*") return place;
  const wanted = new Set(mask.split(",").map((path) => path.trim().split(".")[0]));
  return Object.fromEntries(Object.entries(place).filter(([field]) => wanted.has(field)));
}
