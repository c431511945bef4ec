import { z } from "zod";
import { endpoint } from "./endpoint.ts";

/** How precise a location is: the address itself, or the center of its ZIP code. */
export const addressPrecisions = ["address", "zip"] as const;

const typed = z.string().trim().min(3).max(200);

export const suggestAddresses = endpoint({
  method: "GET",
  path: "/address-suggestions",
  who: "investor",
  summary: "US addresses that a typed text may mean",
  query: z.strictObject({ text: typed }),
  reply: z.object({
    suggestions: z.array(z.object({ label: z.string(), street: z.string(), secondary: z.string() })),
  }),
});

export const lookUpAddress = endpoint({
  method: "GET",
  path: "/address-lookup/:text",
  who: "investor",
  summary: "Where an address is; what is not known is empty",
  params: z.object({ text: typed }),
  reply: z.object({
    latitude: z.number(),
    longitude: z.number(),
    city: z.string(),
    zip: z.string(),
    state: z.string(),
    precision: z.enum(addressPrecisions),
  }),
});
