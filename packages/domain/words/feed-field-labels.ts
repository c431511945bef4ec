import type { FeedField } from "../properties/feed-fields.ts";

/** What owners read of the fields that a property feed fills; apart from `labels.ts`, since few pages need it. */
export const feedFieldLabels: Record<FeedField, string> = {
  displayName: "Title",
  description: "Description",
  location: "Address",
  propertyType: "Property type",
  bedrooms: "Bedrooms",
  fullBathrooms: "Full bathrooms",
  halfBathrooms: "Half bathrooms",
  squareFeet: "Square feet",
  rent: "Rent",
  securityDeposit: "Security deposit",
  availableDate: "Desired leasing date",
};
