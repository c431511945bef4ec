import type { OnboardingStep } from "@porchlight/domain/properties/onboarding-stages.ts";

/** The names of the steps, which the portfolio needs of a draft and nothing else of theirs. */
export const stepLabels: Record<OnboardingStep, string> = {
  address: "Address",
  "property-type": "Property type",
  specifications: "Specifications",
  "lease-conditions": "Lease conditions",
  "pet-policy": "Pet policy",
  "lease-terms": "Lease terms",
  "renter-requirements": "Renter requirements",
  images: "Photos",
  description: "Description",
  "tour-types": "Tour types",
  availability: "Availability",
};
