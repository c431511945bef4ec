import { z } from "zod";
import type { Places } from "./place-source.ts";

const timeoutMs = 3000;
const addressTypes = ["street_address", "premise", "subpremise", "route"];
const maxSuggestions = 5;

const suggestionsAnswer = z.object({
  suggestions: z
    .array(
      z.object({
        placePrediction: z
          .object({
            placeId: z.string(),
            text: z.object({ text: z.string() }),
            structuredFormat: z.object({
              mainText: z.object({ text: z.string() }),
              secondaryText: z.object({ text: z.string() }).optional(),
            }),
          })
          .optional(),
      }),
    )
    .default([]),
});

const placeAnswer = z.object({
  location: z.object({ latitude: z.number(), longitude: z.number() }),
  addressComponents: z
    .array(z.object({ longText: z.string(), shortText: z.string(), types: z.array(z.string()) }))
    .default([]),
});
type PlaceAnswer = z.output<typeof placeAnswer>;

/** A source of addresses at Google Places (New), or a service with its protocol. Errors  rejects when it does not answer in three seconds. */
export function googlePlaces({ baseUrl, apiKey }: { baseUrl: string; apiKey: string }): Places {
  const call = async (path: string, fields: string, init: RequestInit = {}): Promise<unknown> => {
    const answer = await fetch(`${baseUrl}${path}`, {
      ...init,
      headers: { "content-type": "application/json", "x-goog-api-key": apiKey, "x-goog-fieldmask": fields },
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!answer.ok) throw new Error(`places answered ${answer.status}`);
    return answer.json();
  };
  /** One typing session: its suggestions are paid with the place they end in. */
  const predictions = async (input: string, sessionToken: string) => {
    const answer = await call(
      "/v1/places:autocomplete",
      "suggestions.placePrediction.placeId,suggestions.placePrediction.text,suggestions.placePrediction.structuredFormat",
      {
        method: "POST",
        body: JSON.stringify({
          input,
          sessionToken,
          includedRegionCodes: ["us"],
          includedPrimaryTypes: addressTypes,
          languageCode: "en",
        }),
      },
    );
    return suggestionsAnswer.parse(answer).suggestions.flatMap(({ placePrediction }) => placePrediction ?? []);
  };
  return {
    async suggest(text) {
      const found = await predictions(text, crypto.randomUUID());
      return found.slice(0, maxSuggestions).map(({ text: label, structuredFormat }) => ({
        label: label.text,
        street: structuredFormat.mainText.text,
        secondary: structuredFormat.secondaryText?.text ?? "",
      }));
    },
    async find(text) {
      const session = crypto.randomUUID();
      const [first] = await predictions(text, session);
      if (!first) return null;
      const path = `/v1/places/${encodeURIComponent(first.placeId)}?sessionToken=${session}`;
      const place = placeAnswer.parse(await call(path, "id,location,addressComponents"));
      return componentOf(place, ["country"])?.shortText === "US" ? addressOf(place) : null;
    },
  };
}

const addressOf = (place: PlaceAnswer) => ({
  latitude: place.location.latitude,
  longitude: place.location.longitude,
  city: componentOf(place, ["locality", "postal_town", "sublocality", "administrative_area_level_3"])?.longText ?? "",
  zip: componentOf(place, ["postal_code"])?.shortText ?? "",
  state: componentOf(place, ["administrative_area_level_1"])?.shortText ?? "",
  precision: "address" as const,
});

/** The first component of the first of these types that there is. */
function componentOf({ addressComponents }: PlaceAnswer, types: string[]) {
  for (const type of types) {
    const found = addressComponents.find((component) => component.types.includes(type));
    if (found) return found;
  }
  return undefined;
}
