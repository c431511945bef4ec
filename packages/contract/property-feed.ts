import { entryEffects, type FeedValues, feedFields, feedOutcomes } from "@porchlight/domain/properties/feed-fields.ts";
import { z } from "zod";
import { endpoint, id, instant, nothing, oneOf } from "./endpoint.ts";

/** The message for an address that is no feed's; `{host}` is where feeds are. */
export const feedUrlMessage = (host: string): string => `Please enter a valid feed URL (format: ${host}/[id].json)`;
export const feedUrlMissing = "Feed URL is required";

const feedUrl = z.string(feedUrlMissing).trim().min(1, feedUrlMissing).max(2_000, "Maximum 2000 characters");

const skippedEntry = z.object({ externalId: z.string().nullable(), label: z.string(), problem: z.string() });
const readingCounts = {
  added: z.number(),
  changed: z.number(),
  unchanged: z.number(),
  /** Entries that were left out; `skipped` lists the first of them. */
  skippedCount: z.number(),
  skipped: z.array(skippedEntry),
};

const feedView = z.object({
  url: z.string(),
  connectedAt: instant,
  /** Whether a reading is under way or about to begin. */
  isReading: z.boolean(),
  readAt: instant.nullable(),
  nextReadAt: instant,
  /** How the last reading ended; null before the first. */
  outcome: z.enum(feedOutcomes).nullable(),
  ...readingCounts,
  /** Homes that the last reading no longer found. */
  missing: z.number(),
  photosWaiting: z.number(),
  photosFailed: z.number(),
});
export type FeedView = z.infer<typeof feedView>;

const feedStatusView = z.object({
  /** Where feeds are, as an address is written. */
  host: z.string(),
  feed: feedView.nullable(),
});

const previewRow = z.object({
  externalId: z.string(),
  is: z.enum(entryEffects),
  title: z.string(),
  address: z.string(),
  /** The home that the entry made before. */
  propertyId: id.nullable(),
  /** What would change in it. */
  fields: z.array(z.enum(feedFields)),
});

const feedPreview = z.object({
  url: z.string(),
  ...readingCounts,
  /** The first rows: new homes before changed ones, and those before the others. */
  rows: z.array(previewRow),
});
export type FeedPreview = z.infer<typeof feedPreview>;

export const getFeedStatus = endpoint({
  method: "GET",
  path: "/aptly/status",
  who: "investor",
  summary: "The connected property feed, what came of its last reading, and where feeds are",
  reply: feedStatusView,
});

export const previewFeed = endpoint({
  method: "POST",
  path: "/aptly/preview",
  who: "investor",
  summary: "Reads a property feed and returns what would come, change and stay; nothing is saved",
  body: z.strictObject({ feedUrl }),
  reply: feedPreview,
});

export const connectFeed = endpoint({
  method: "POST",
  path: "/aptly/connect",
  who: "investor",
  summary: "Connects a property feed: its first page is read now, all of it by a job and then every 24 hours",
  body: z.strictObject({ feedUrl }),
  reply: feedStatusView,
});

export const disconnectFeed = endpoint({
  method: "DELETE",
  path: "/aptly/disconnect",
  who: "investor",
  summary: "Disconnects the property feed; its homes stay",
  status: 204,
  reply: nothing,
});

const differences = {
  displayName: z.string(),
  description: z.string(),
  location: z.object({
    address: z.string(),
    apartmentNumber: z.string(),
    city: z.string(),
    state: z.string(),
    zip: z.string(),
    latitude: z.number(),
    longitude: z.number(),
  }),
  propertyType: z.string(),
  bedrooms: z.number(),
  fullBathrooms: z.number(),
  halfBathrooms: z.number(),
  squareFeet: z.number(),
  rent: z.number(),
  securityDeposit: z.string(),
  availableDate: z.string(),
} satisfies Record<keyof FeedValues, z.ZodType>;

const homeInFeedView = z.object({
  /** Whether the home came from the feed that is connected. */
  isFromFeed: z.boolean(),
  /** Whether the feed has not had it for two readings. */
  isGone: z.boolean(),
  /** What the feed says where the owner keeps something else. */
  differences: z.object(differences).partial(),
});
export type HomeInFeedView = z.infer<typeof homeInFeedView>;

const homeParams = z.object({ propertyId: id });

export const getHomeInFeed = endpoint({
  method: "GET",
  path: "/aptly/property/:propertyId",
  who: "investor",
  summary: "Whether a home is still in the property feed, and what the feed says otherwise than its owner",
  params: homeParams,
  reply: homeInFeedView,
});

export const takeFeedValue = endpoint({
  method: "PUT",
  path: "/aptly/property/:propertyId/value",
  who: "investor",
  summary: "Takes over what the property feed says in one field of a home",
  params: homeParams,
  body: z.strictObject({ field: oneOf(feedFields, "Choose what to take over") }),
  reply: homeInFeedView,
});
