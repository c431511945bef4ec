import type { PropertyView } from "@porchlight/contract/properties.ts";

/** Whether renters can open the home's page. */
export const isPublic = (status: PropertyView["status"]): boolean =>
  status !== "DRAFT" && status !== "READY_FOR_LISTING";
