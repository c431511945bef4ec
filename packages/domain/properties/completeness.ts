import { hasUnit, problemsOf } from "./nested-records.ts";
import { type OnboardingStep, onboardingStages } from "./onboarding-stages.ts";
import { type Property, type TourField, toursOffered } from "./property.ts";

/** The parts of a home that its completeness is judged by. */
export type Described = Pick<
  Property,
  "location" | "specifications" | "leaseConditions" | "petPolicy" | "renterRequirements" | "description" | TourField
> & { images: readonly unknown[] };

/** When each step has been answered. */
const isComplete: Record<OnboardingStep, (home: Described) => boolean> = {
  address: () => true,
  "property-type": (home) => Boolean(home.specifications?.propertyType),
  specifications: (home) => home.specifications?.squareFeet != null,
  "lease-conditions": (home) => home.leaseConditions !== null,
  "pet-policy": (home) => home.petPolicy !== null,
  "lease-terms": ({ leaseConditions }) =>
    Boolean(leaseConditions?.desiredLeasingDate) && (leaseConditions?.possibleLeaseTerms.length ?? 0) > 0,
  "renter-requirements": (home) => home.renterRequirements !== null,
  images: (home) => home.images.length > 0,
  description: (home) => Boolean(home.description),
  "tour-types": (home) =>
    home.allowsInPersonTours !== null && home.allowsVirtualTours !== null && toursOffered(home).length > 0,
  availability: () => true,
};

const steps = onboardingStages.flatMap((stage): readonly OnboardingStep[] => stage.steps);

/** Returns the steps still to do, in order. */
export const missingSteps = (home: Described): OnboardingStep[] => steps.filter((step) => !isComplete[step](home));

/** Returns the steps to do or to put right before the home can be listed. Whole records count here, not only their steps. */
export function missingForListing(home: Described): OnboardingStep[] {
  const isUnsound: Partial<Record<OnboardingStep, boolean>> = {
    address:
      home.specifications !== null && hasUnit(home.specifications.propertyType) && !home.location.apartmentNumber,
    specifications: hasProblems(home, "specifications"),
    "lease-conditions": hasProblems(home, "leaseConditions"),
  };
  return steps.filter((step) => !isComplete[step](home) || isUnsound[step]);
}

const hasProblems = (home: Described, name: "specifications" | "leaseConditions"): boolean =>
  Object.keys(problemsOf(name, home[name])).length > 0;
