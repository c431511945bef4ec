import type { ActivityItem } from "@porchlight/contract/statistics.ts";

/** The page on which there is more about what happened; null where the home, or what it is about, is gone. */
export function activityPlace({ eventName, property, renter, showing, bundleId }: ActivityItem, isDraft: boolean) {
  if (property.isDeleted) return null;
  const propertyId = property.id;
  switch (eventName) {
    case "PROPERTY_ADDED":
      return {
        to: isDraft ? "/property/onboarding/$propertyId" : "/property/$propertyId/details",
        params: { propertyId },
      } as const;
    case "PROPERTY_LISTED":
    case "PROPERTY_RENTED_OUT":
      return { to: "/property/$propertyId/dashboard", params: { propertyId } } as const;
    case "APPLICATION_COMPLETED":
      return renter && bundleId
        ? ({
            to: "/property/$propertyId/renter/profile/$renterId/application/$applicationId",
            params: { propertyId, renterId: renter.id, applicationId: bundleId },
          } as const)
        : null;
    case "APPLICATION_SENT":
    case "APPLICATION_REQUESTED":
    case "NEW_LEAD":
    case "LEAD_QUALIFIED":
      return renter
        ? ({
            to: "/property/$propertyId/renter/profile/$renterId",
            params: { propertyId, renterId: renter.id },
          } as const)
        : null;
    default:
      return showing ? ({ to: "/property/showings/$showingId", params: { showingId: showing.id } } as const) : null;
  }
}
