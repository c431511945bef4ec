import {
  completeDashboardOnboarding,
  completePropertyOnboarding,
  completeRenterProfileOnboarding,
  type InvestorView,
} from "@porchlight/contract/accounts.ts";
import type { TourStop } from "../../ui/GuidedTour.tsx";
import { product } from "../../words.ts";

type FirstTour = {
  flag: keyof InvestorView["onboarding"];
  complete:
    | typeof completeDashboardOnboarding
    | typeof completePropertyOnboarding
    | typeof completeRenterProfileOnboarding;
  /** A stop whose target is not on the page is left out. */
  stops: readonly TourStop[];
};

/** What a page shows of itself on an owner's first visit. */
export const tours = {
  property: {
    flag: "propertyOnboardingCompleted",
    complete: completePropertyOnboarding,
    stops: [
      {
        target: "[data-tour=home]",
        title: "This is your property page",
        text: "The lantern is lit while the home is listed.",
      },
      {
        target: "#edit-rent",
        title: "Edit any card here",
        text: `You edit where you read. ${product.assistant} answers renters from what it finds here.`,
      },
      {
        target: "[data-tour=availability]",
        title: "Set your available times",
        text: `${product.assistant} offers renters these times and no others.`,
      },
      {
        target: "[data-tour=actions]",
        title: "List it when you are ready",
        text: "It goes to the rental sites, and its own page goes live.",
      },
    ],
  },
  dashboard: {
    flag: "dashboardOnboardingCompleted",
    complete: completeDashboardOnboarding,
    stops: [
      { target: "#statistics", title: "Your numbers", text: "Leads, showings and messages in the time you choose." },
      {
        target: "#showing-requests-section",
        title: "Showing requests wait here",
        text: "Each with how the renter meets what you ask for. You only say yes or no.",
      },
      {
        target: "#escalations-section",
        title: "Questions the assistant could not answer",
        text: `Answer once: ${product.assistant} tells the renter and remembers it.`,
      },
      {
        target: "#listing",
        title: "Listing settings",
        text: "Pause the listing, choose its rental sites or mark the home as rented out.",
      },
    ],
  },
  renter: {
    flag: "renterProfileOnboardingCompleted",
    complete: completeRenterProfileOnboarding,
    stops: [
      {
        target: "#highlights",
        title: "Highlights and badges",
        text: "What the renter told, beside what you ask for. The same rows for everyone.",
      },
      {
        target: "#inquiries",
        title: "Inquiries and conversation",
        text: `Every home they asked about. Read along with ${product.assistant}, or take the conversation over.`,
      },
    ],
  },
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
