import type { PublicListing } from "@porchlight/contract/public.ts";
import type { Opening, Tour } from "@porchlight/contract/public-pages.ts";

/** What a living part needs of a home. */
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

/** What the server leaves in a listing's page for its living parts, so that they start with what was painted. */
export type ListingIslands = {
  kind: "listing";
  apiBaseUrl: string;
  listing: IslandHome;
  openings: Opening[];
  tour: Tour | null;
  day: string | null;
};
