import { type PropertyStatus, propertyStatusLabels } from "@porchlight/domain/properties/lifecycle.ts";
import { product } from "./product.ts";
import type { Toned } from "./ui/ToneBadge.tsx";

export { product };

export const propertyStatusWords: Record<PropertyStatus, Toned> = {
  DRAFT: { label: propertyStatusLabels.DRAFT, tone: "neutral" },
  READY_FOR_LISTING: { label: propertyStatusLabels.READY_FOR_LISTING, tone: "info" },
  LISTING_IN_PROGRESS: { label: propertyStatusLabels.LISTING_IN_PROGRESS, tone: "warm" },
  LISTED: { label: propertyStatusLabels.LISTED, tone: "good" },
  UNLISTED: { label: propertyStatusLabels.UNLISTED, tone: "neutral" },
  RENTED_OUT: { label: propertyStatusLabels.RENTED_OUT, tone: "moved" },
};
