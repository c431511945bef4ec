import type { EscalationReason, EscalationType } from "@porchlight/domain/escalations/lifecycle.ts";
import { type PropertyStatus, propertyStatusLabels } from "@porchlight/domain/properties/lifecycle.ts";
import type { ApplicationProvider } from "@porchlight/domain/properties/property.ts";
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

const plural = (people: string): boolean => /and \d+ others?$/.test(people);

/** The sentence for each reason of an escalation that says more than its type. */
export const reasonSays: Partial<Record<EscalationReason, (people: string, property: string) => string>> = {
  EMERGENCY: (people, property) => `${people} ${plural(people) ? "report" : "reports"} an emergency at ${property}`,
  OPTED_OUT: (people, property) => `${people} opted out of texts about ${property}`,
};

/** The sentence for each type of open escalation, about the renters who wait. */
export const escalationAsks: Record<EscalationType, (people: string, property: string) => string> = {
  PROPERTY_QUESTION: (people, property) => `${people} ${plural(people) ? "have" : "has"} a question about ${property}`,
  SELF_SHOWING_INSTRUCTIONS_REQUEST: (people, property) =>
    `${people} ${plural(people) ? "need" : "needs"} entry instructions for ${property}`,
  PHONE_CALL_REQUEST: (people, property) => `${people} asked for a call about ${property}`,
  OTHER_PROPERTIES_CALL_REQUEST: (people) => `${people} asked for a call about your other homes`,
};

/** Returns the renter's words in quotes; for an opt-out, Piper's note, which contains its own quotes. */
export const shownWords = ({
  reason,
  questionText,
}: {
  reason: EscalationReason | null;
  questionText: string;
}): string => (reason === "OPTED_OUT" ? questionText : `“${questionText}”`);
