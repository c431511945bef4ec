import type { PropertyType } from "@porchlight/domain/properties/property.ts";

/** A home as a feed describes it, in our units; null where the feed says nothing. */
export type FeedHome = {
  /** The feed's own id of it. */
  externalId: string;
  title: string | null;
  /** Text or HTML as it came. */
  description: string | null;
  address: string;
  apartmentNumber: string;
  city: string;
  state: string;
  zip: string;
  /** Latitude and longitude in degrees. */
  point: { latitude: number; longitude: number } | null;
  propertyType: PropertyType | null;
  bedrooms: number | null;
  fullBathrooms: number | null;
  halfBathrooms: number | null;
  squareFeet: number | null;
  /** Rent and deposit in whole dollars. */
  rent: number | null;
  deposit: number | null;
  /** YYYY-MM-DD */
  availableDate: string | null;
  /** Addresses of its photos, https or at the feed's own host. */
  photos: string[];
};

/** An entry that was left out, and why. */
export type SkippedEntry = { externalId: string | null; label: string; problem: string };

/** What an entry says: a home, one that is not published, or what is wrong with it. */
export type ReadEntry = { home: FeedHome } | { unpublished: string } | { skipped: SkippedEntry };
