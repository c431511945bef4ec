import { platformKeys } from "@porchlight/domain/properties/syndication.ts";
import { z } from "zod";
import { endpoint, id, instant } from "./endpoint.ts";
import { onboardingStep, propertyView } from "./properties.ts";

const propertyParams = z.object({ id });

export const syndicationPlatforms = z.object({
  platforms: z.array(
    z.object({
      key: z.enum(platformKeys),
      name: z.string(),
      enabled: z.boolean(),
      /** The platform shows the home, as of its last read; one taken off stays until it reads again. */
      isLive: z.boolean(),
      /** When the platform last read the homes; null before its first time. */
      lastReadAt: instant.nullable(),
      /** What keeps the home off a chosen platform, a sentence each, and the step where it is put right. */
      problems: z.array(z.object({ step: onboardingStep, message: z.string() })),
    }),
  ),
});
export type SyndicationPlatforms = z.infer<typeof syndicationPlatforms>;

export const publishListing = endpoint({
  method: "PUT",
  path: "/property-listing/publish/:id",
  who: "investor",
  summary: "Lists a home, on the chosen platforms",
  params: propertyParams,
  /** Missing is the choice of last time; every platform the first time. */
  body: z.strictObject({ zillow: z.boolean().optional() }),
  reply: propertyView,
});

export const pauseListing = endpoint({
  method: "PUT",
  path: "/property-listing/pause/:id",
  who: "investor",
  summary: "Takes a home off the platforms; conversations and showings stay",
  params: propertyParams,
  reply: propertyView,
});

export const completeListing = endpoint({
  method: "PUT",
  path: "/property-listing/complete/:id",
  who: "investor",
  summary: "Marks a home as rented out; conversations and showings end",
  params: propertyParams,
  reply: propertyView,
});

export const changeAutoRefresh = endpoint({
  method: "PATCH",
  path: "/property-listing/:id/auto-refresh",
  who: "investor",
  summary: "Switches listing optimization on or off",
  params: propertyParams,
  body: z.strictObject({ autoRefresh: z.boolean() }),
  reply: z.object({ success: z.literal(true), autoRefresh: z.boolean() }),
});

export const getSyndicationPlatforms = endpoint({
  method: "GET",
  path: "/property-listing/syndication-platforms/:id",
  who: "investor",
  summary: "The platforms a home can be listed on, and which are chosen",
  params: propertyParams,
  reply: syndicationPlatforms,
});

export const changeSyndication = endpoint({
  method: "PATCH",
  path: "/property-listing/syndication/:id",
  who: "investor",
  summary: "Changes the platforms of a listed home",
  params: propertyParams,
  body: z.strictObject({ zillow: z.boolean() }),
  reply: syndicationPlatforms,
});
