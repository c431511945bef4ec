import { createHash } from "node:crypto";
import { checkFairHousing } from "@porchlight/domain/fair-housing/check.ts";
import { rules } from "@porchlight/domain/fair-housing/rules.ts";
import { tooShortForPlatforms } from "@porchlight/domain/properties/description.ts";
import type { OnboardingStep } from "@porchlight/domain/properties/onboarding-stages.ts";
import type { Property } from "@porchlight/domain/properties/property.ts";
import { usStates } from "@porchlight/domain/properties/us-states.ts";
import { plainText } from "./plain-text.ts";

/** A reason that keeps a home off the platform, with the step where its owner fixes it. */
export type ListingProblem = { step: OnboardingStep; message: string };

const territories = ["PR", "VI", "GU", "AS", "MP"];

/**
 * Returns the reasons why the network would reject a home. Such a home is left out of the feed, and its owner is told
 * why.
 * Source  docs/decisions/0029-the-platforms-feed.md
 */
export function problemsFor(home: Property): ListingProblem[] {
  const { location, specifications: specs, leaseConditions: lease } = home;
  const description = plainText(home.description);
  const tooShort = tooShortForPlatforms(description);
  const unfair = [home.displayName, description].map(checkFairHousing).find((checked) => !checked.ok);
  const found: [unless: boolean, OnboardingStep, string][] = [
    [Boolean(location.address.trim() && location.city.trim()), "address", "The address needs a street and a city."],
    [
      location.state in usStates && !territories.includes(location.state),
      "address",
      "The platforms take homes in the 50 states and Washington, DC.",
    ],
    [/^\d{5}$/.test(location.zip), "address", "The address needs a five-digit ZIP code."],
    [isCount(specs?.bedrooms), "specifications", "Enter the number of bedrooms."],
    [isCount(specs?.fullBathrooms), "specifications", "Enter the number of full bathrooms."],
    [(lease?.rent ?? 0) > 0, "lease-conditions", "The rent is missing."],
    [home.images.length > 0, "images", "Add at least one photo."],
    [tooShort === null, "description", tooShort ?? ""],
    [!unfair, "description", unfair?.ok === false ? `“${unfair.phrase}” ${unfair.reason}` : ""],
  ];
  return found.filter(([isFine]) => !isFine).map(([, step, message]) => ({ step, message }));
}

const isCount = (value: number | null | undefined): boolean => Number.isInteger(value) && value! >= 0;

/** The version of the rules, so that results of older rules are computed again. */
export const rulesVersion: string = createHash("sha256")
  .update(`1 ${rules.map(({ ground, pattern }) => `${ground} ${pattern.source}`).join("\n")}`)
  .digest("hex")
  .slice(0, 16);
