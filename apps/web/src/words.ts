import type { EscalationType } from "@porchlight/domain/escalations/lifecycle.ts";
import { type PropertyStatus, propertyStatusLabels } from "@porchlight/domain/properties/lifecycle.ts";
import type { ApplicationProvider } from "@porchlight/domain/properties/property.ts";
import type { ShowingStatus } from "@porchlight/domain/showings/lifecycle.ts";
import type { CodeValidityPeriod } from "@porchlight/domain/showings/self-guided.ts";
import { product } from "./product.ts";
import type { Toned } from "./ui/ToneBadge.tsx";

export { product };

export const mayViolateFairHousing = "This may violate fair housing laws. Consider rephrasing it.";

export const applicationProviderWords: Record<ApplicationProvider, string> = { PLATFORM: product.name, OTHER: "Other" };

export const propertyStatusWords: Record<PropertyStatus, Toned> = {
  DRAFT: { label: propertyStatusLabels.DRAFT, tone: "neutral" },
  READY_FOR_LISTING: { label: propertyStatusLabels.READY_FOR_LISTING, tone: "info" },
  LISTING_IN_PROGRESS: { label: propertyStatusLabels.LISTING_IN_PROGRESS, tone: "warm" },
  LISTED: { label: propertyStatusLabels.LISTED, tone: "good" },
  UNLISTED: { label: propertyStatusLabels.UNLISTED, tone: "neutral" },
  RENTED_OUT: { label: propertyStatusLabels.RENTED_OUT, tone: "moved" },
};

export const showingStatusWords: Record<ShowingStatus, Toned> = {
  PENDING: { label: "Pending", tone: "warm" },
  CONFIRMED: { label: "Confirmed", tone: "good" },
  COMPLETED: { label: "Completed", tone: "info" },
  CANCELED: { label: "Canceled", tone: "neutral" },
  DECLINED: { label: "Declined", tone: "bad" },
  EXPIRED: { label: "Expired", tone: "neutral" },
};

export const escalationTypeWords: Record<EscalationType, string> = {
  PROPERTY_QUESTION: "Property Question",
  SELF_SHOWING_INSTRUCTIONS_REQUEST: "Self Showing Instructions Request",
  PHONE_CALL_REQUEST: "Phone Call Request",
  OTHER_PROPERTIES_CALL_REQUEST: "Other Properties Call Request",
};

export const codeValidityWords: Record<CodeValidityPeriod, string> = {
  ONE_HOUR: "1 hour",
  TWO_HOURS: "2 hours",
  THREE_HOURS: "3 hours",
  ONE_DAY: "1 day (24h)",
  UNLIMITED: "Unlimited",
};

const plural = (people: string): boolean => /and \d+ others?$/.test(people);

/** What an open escalation asks of the owner, said of the renters who wait. */
export const escalationAsks: Record<EscalationType, (people: string, property: string) => string> = {
  PROPERTY_QUESTION: (people, property) => `${people} ${plural(people) ? "have" : "has"} a question about ${property}`,
  SELF_SHOWING_INSTRUCTIONS_REQUEST: (people, property) =>
    `${people} ${plural(people) ? "need" : "needs"} entry instructions for ${property}`,
  PHONE_CALL_REQUEST: (people, property) => `${people} asked for a call about ${property}`,
  OTHER_PROPERTIES_CALL_REQUEST: (people) => `${people} asked for a call about your other homes`,
};
