import type { PublicListing } from "@porchlight/contract/public.ts";
import type { Opening, Tour } from "@porchlight/contract/public-pages.ts";
import type { Language } from "@porchlight/domain/kernel/languages.ts";

/** The home's data for an interactive part. */
export type IslandHome = Pick<
  PublicListing,
  | "slug"
  | "title"
  | "ownerFirstName"
  | "timeZone"
  | "tours"
  | "showingDurationMinutes"
  | "images"
  | "location"
  | "isTakingRequests"
>;

/** The data the server embeds in a listing's page, so that its interactive parts hydrate what was rendered. */
export type ListingIslands = {
  kind: "listing";
  language: Language;
  apiBaseUrl: string;
  tourNames: Readonly<Record<Tour, string>>;
  listing: IslandHome;
  openings: Opening[];
  tour: Tour | null;
  day: string | null;
};
