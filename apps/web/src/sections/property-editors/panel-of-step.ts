import type { OnboardingStep } from "@porchlight/domain/properties/onboarding-stages.ts";
import type { PanelName } from "./panels.ts";

/** The panel of the details page that edits each step's fields. */
export const panelOfStep: Partial<Record<OnboardingStep, PanelName>> = {
  address: "location",
  "property-type": "specifications",
  specifications: "specifications",
  "lease-conditions": "rent",
  "pet-policy": "pets",
  "lease-terms": "lease-terms",
  "renter-requirements": "requirements",
  images: "photos",
  description: "description",
  "tour-types": "tours",
};
