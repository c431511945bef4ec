import { bufferRange, minimumNoticeRange } from "@porchlight/domain/properties/limits.ts";
import { defaultDisplayName } from "@porchlight/domain/properties/naming.ts";
import { everyTourField, type Location } from "@porchlight/domain/properties/property.ts";
import { defaultShowingDuration } from "@porchlight/domain/scheduling/slots.ts";
import tzLookup from "tz-lookup";
import { newIntakeId, newSlug, newTextCode } from "./names.ts";
import type { StoredProperty } from "./store.ts";

/** Returns a home that knows where it is and nothing else. */
export function draftOf(id: string, companyId: string, location: Location, at: Temporal.Instant): StoredProperty {
  return {
    property: {
      id,
      companyId,
      slug: newSlug(location),
      status: "DRAFT",
      displayName: defaultDisplayName(location),
      description: null,
      highlights: null,
      location,
      specifications: null,
      leaseConditions: null,
      renterRequirements: null,
      petPolicy: null,
      parking: null,
      includedUtilities: null,
      accessibility: null,
      amenities: null,
      images: [],
      ...everyTourField(null),
      autoRefresh: false,
      lastListedAt: null,
      timeZone: zoneAt(location),
      pendingShowingRequestsCount: 0,
      pendingEscalationsCount: 0,
      lastShowingAgentId: null,
      createdAt: at,
      updatedAt: at,
    },
    availability: { id: crypto.randomUUID(), showingDurationMinutes: defaultShowingDuration, slots: [] },
    booking: {
      minimumNoticeMinutes: minimumNoticeRange.default,
      bufferMinutes: bufferRange.default,
      blackoutDates: [],
    },
    syndication: null,
    textCode: newTextCode(),
    intakeId: newIntakeId(),
    deletedAt: null,
  };
}

/** Returns the time zone of a point. */
export const zoneAt = ({ latitude, longitude }: Location): string => tzLookup(latitude, longitude);
