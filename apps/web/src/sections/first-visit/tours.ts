import {
  completeDashboardOnboarding,
  completePropertyOnboarding,
  completeRenterProfileOnboarding,
  type InvestorView,
} from "@porchlight/contract/accounts.ts";

type FirstTour = {
  flag: keyof InvestorView["onboarding"];
  complete:
    | typeof completeDashboardOnboarding
    | typeof completePropertyOnboarding
    | typeof completeRenterProfileOnboarding;
};

/** How it is known, and kept, that an owner has seen the walkthrough of a page. */
export const tours = {
  property: { flag: "propertyOnboardingCompleted", complete: completePropertyOnboarding },
  dashboard: { flag: "dashboardOnboardingCompleted", complete: completeDashboardOnboarding },
  renter: { flag: "renterProfileOnboardingCompleted", complete: completeRenterProfileOnboarding },
} as const satisfies Record<string, FirstTour>;

export type TourName = keyof typeof tours;

let again: (() => void) | null = null;

/** The page there is now offers its tour again; answers what takes the offer back. */
export function offerReplay(start: () => void): () => void {
  again = start;
  return () => {
    if (again === start) again = null;
  };
}

/** Starts the tour of the page there is now; null where it has none. */
export const replayTour = (): (() => void) | null => again;
