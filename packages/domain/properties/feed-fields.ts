import type { DepositRequirement, Location, PropertyType } from "./property.ts";

/** Where a home is, as a feed says it. */
export type FeedLocation = Pick<
  Location,
  "address" | "apartmentNumber" | "city" | "state" | "zip" | "latitude" | "longitude"
>;

/** The parts of a home that a property feed fills, each kept as it is once its owner changed it. */
export type FeedValues = {
  displayName: string;
  /** HTML of the kinds a description may have. */
  description: string;
  location: FeedLocation;
  propertyType: PropertyType;
  bedrooms: number;
  fullBathrooms: number;
  halfBathrooms: number;
  squareFeet: number;
  /** Whole dollars. */
  rent: number;
  securityDeposit: DepositRequirement;
  /** YYYY-MM-DD, where the home is. */
  availableDate: string;
};

export const feedFields = [
  "displayName",
  "description",
  "location",
  "propertyType",
  "bedrooms",
  "fullBathrooms",
  "halfBathrooms",
  "squareFeet",
  "rent",
  "securityDeposit",
  "availableDate",
] as const satisfies readonly (keyof FeedValues)[];
export type FeedField = (typeof feedFields)[number];

/** How a reading of a feed ended: all of it was taken, it was empty, it lost over half of the homes, or it failed. */
export const feedOutcomes = ["READ", "EMPTY", "LOST_MOST", "FAILED"] as const;
export type FeedOutcome = (typeof feedOutcomes)[number];

/** What an entry of a feed would do: make a home, change one, or neither. */
export const entryEffects = ["NEW", "CHANGED", "UNCHANGED"] as const;

/** In how many readings in a row a home is missing before it counts as gone from the feed. */
export const readingsUntilGone = 2;
