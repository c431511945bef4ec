import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { componentsOf, findPlaces, formattedAddress, type Place, typesOf } from "./gazetteer.ts";

const geocodeQuery = z.object({
  address: z.string().max(500).optional(),
  components: z.string().max(500).optional(),
  key: z.string().optional(),
});

/** Google's Geocoding API, from an address to its point. */
export function geocodingApi(http: FastifyInstance): void {
  http.get("/places/maps/api/geocode/json", async (request) => {
    const { address = "", components = "", key } = geocodeQuery.parse(request.query);
    if (!key)
      return { status: "REQUEST_DENIED", error_message: "You must use an API key to authenticate.", results: [] };
    const filters = new Map(components.split("|").map((one) => one.split(":") as [string, string]));
    const country = filters.get("country") ?? "US";
    const parts = ["locality", "administrative_area", "postal_code"].map((name) => filters.get(name));
    const asked = [address, ...parts].filter(Boolean).join(", ");
    if (asked === "")
      return { status: "INVALID_REQUEST", error_message: "The 'address' parameter is missing.", results: [] };
    const { places, resolved } = findPlaces(asked);
    const named = resolved ? places : places.slice(0, 1);
    if (!/^(us|usa|united states)$/i.test(country) || named.length === 0)
      return { status: "ZERO_RESULTS", results: [] };
    return { status: "OK", results: named.map((place) => result(place, resolved)) };
  });
}

function result(place: Place, resolved: boolean) {
  const { latitude: lat, longitude: lng, houseNumber, street } = place;
  const reach = street ? 0.0015 : 0.03;
  return {
    place_id: place.id,
    formatted_address: formattedAddress(place),
    address_components: componentsOf(place).map(({ long, short, types }) => ({
      long_name: long,
      short_name: short,
      types,
    })),
    geometry: {
      location: { lat, lng },
      location_type: houseNumber ? "ROOFTOP" : street ? "GEOMETRIC_CENTER" : "APPROXIMATE",
      viewport: {
        northeast: { lat: lat + reach, lng: lng + reach },
        southwest: { lat: lat - reach, lng: lng - reach },
      },
    },
    ...(!resolved && { partial_match: true }),
    types: typesOf(place),
  };
}
