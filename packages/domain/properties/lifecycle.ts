import { defineLifecycle, type EventOf, eventsFrom, nextState, type StateOf } from "../kernel/lifecycle.ts";
import { refuse } from "../refusals.ts";

/** A home from its first draft to rented out. Drawn in docs/lifecycles.md. */
export const propertyLifecycle = defineLifecycle({
  DRAFT: { createListing: "READY_FOR_LISTING", publish: "LISTING_IN_PROGRESS" },
  READY_FOR_LISTING: { publish: "LISTING_IN_PROGRESS" },
  LISTING_IN_PROGRESS: {
    platformConfirms: "LISTED",
    pause: "UNLISTED",
    markRentedOut: "RENTED_OUT",
    acceptApplication: "UNLISTED",
  },
  LISTED: { pause: "UNLISTED", markRentedOut: "RENTED_OUT", acceptApplication: "UNLISTED", editSyndication: "LISTED" },
  UNLISTED: { publish: "LISTING_IN_PROGRESS", markRentedOut: "RENTED_OUT" },
  RENTED_OUT: { publish: "LISTING_IN_PROGRESS" },
});
export type PropertyStatus = StateOf<typeof propertyLifecycle>;
export type PropertyEvent = EventOf<typeof propertyLifecycle>;

export const propertyEvents = [
  ...new Set(Object.values(propertyLifecycle).flatMap((moves) => Object.keys(moves))),
] as PropertyEvent[];
export const propertyStatuses = Object.keys(propertyLifecycle) as [PropertyStatus, ...PropertyStatus[]];

/** The order in which the portfolio shows its homes. Source: docs/decisions/0008-portfolio-and-lists.md. */
export const portfolioSequence: readonly PropertyStatus[] = [
  "LISTED",
  "LISTING_IN_PROGRESS",
  "READY_FOR_LISTING",
  "DRAFT",
  "UNLISTED",
  "RENTED_OUT",
];

export const propertyStatusLabels: Record<PropertyStatus, string> = {
  DRAFT: "Draft",
  READY_FOR_LISTING: "Ready for listing",
  LISTING_IN_PROGRESS: "Listing in progress",
  LISTED: "Listed",
  UNLISTED: "Unlisted",
  RENTED_OUT: "Rented out",
};

/** Returns the moves open to a home in this status. */
export const propertyMoves = (status: PropertyStatus): PropertyEvent[] => eventsFrom(propertyLifecycle, status);

const ofSystem: readonly PropertyEvent[] = ["platformConfirms", "acceptApplication"];
/** Returns the moves an owner has in this status. */
export const ownersMoves = (status: PropertyStatus): PropertyEvent[] =>
  propertyMoves(status).filter((event) => !ofSystem.includes(event));

/** Returns the status an event leads to. Errors  `property.move-not-allowed`. */
export function moveProperty(status: PropertyStatus, event: PropertyEvent): PropertyStatus {
  return (
    nextState(propertyLifecycle, status, event) ??
    refuse("property.move-not-allowed", { status: propertyStatusLabels[status] })
  );
}

/** Renters may read and book while the home is on its way to the platforms and while it is listed. */
export const isBookable = (status: PropertyStatus): boolean => status === "LISTING_IN_PROGRESS" || status === "LISTED";

/** The public page answers in every status but these two. */
export const hasPublicPage = (status: PropertyStatus): boolean => status !== "DRAFT" && status !== "READY_FOR_LISTING";
