/**
 * The steps that describe a home, by stage, in the order they are walked.
 * Source: docs/decisions/0007-listing-life.md.
 */
export const onboardingStages = [
  { name: "basic-details", steps: ["address", "property-type", "specifications"] },
  { name: "additional-details", steps: ["lease-conditions", "pet-policy", "lease-terms", "renter-requirements"] },
  { name: "marketing-details", steps: ["images", "description", "tour-types", "availability"] },
] as const;

export type OnboardingStep = (typeof onboardingStages)[number]["steps"][number];
