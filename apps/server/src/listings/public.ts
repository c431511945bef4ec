import type { PublicListing } from "@porchlight/contract/public.ts";
import type { Applying } from "@porchlight/domain/applications/home-fees.ts";
import { dollars } from "@porchlight/domain/kernel/dollars.ts";
import { amenities } from "@porchlight/domain/properties/amenities.ts";
import { isBookable } from "@porchlight/domain/properties/lifecycle.ts";
import { publicDisplayName } from "@porchlight/domain/properties/naming.ts";
import { type Property, rentMultiples, toursOffered } from "@porchlight/domain/properties/property.ts";
import { listedDay } from "@porchlight/domain/qualification/verdict.ts";
import { leaseWords } from "@porchlight/domain/words/en.ts";
import { leaseTermLabels } from "@porchlight/domain/words/labels.ts";
import type { StoredProperty } from "../properties/store.ts";
import { safeDescription } from "./public-description.ts";
import { factsOf, sectionsOf } from "./public-facts.ts";
import { applicationFees, costsOf, dueAtMoveIn, petRequirement } from "./public-money.ts";
import { publicPlace } from "./public-place.ts";

/** The settings a public page needs beside the home. */
export type PublicSetting = {
  ownerFirstName: string;
  /** The number renters text; null where texts are not configured. */
  smsNumber: string | null;
  /** Keys the shift of a hidden address, so that knowing the home's id does not undo it. */
  secret: Buffer;
  applying: Applying;
};

/** Returns the public facts of a home: every one a renter can ask about, and no street when the owner hides it. */
export function publicListingOf(stored: StoredProperty, setting: PublicSetting): PublicListing {
  const { property } = stored;
  const lease = property.leaseConditions;
  return {
    slug: property.slug,
    title: publicDisplayName(property),
    isTakingRequests: isBookable(property.status),
    isRentedOut: property.status === "RENTED_OUT",
    ownerFirstName: setting.ownerFirstName,
    timeZone: property.timeZone,
    location: publicPlace(property, setting.secret),
    images: [...property.images]
      .sort((one, other) => one.order - other.order)
      .map(({ id, uploadedAt, order, ...shown }) => shown),
    descriptionHtml: safeDescription(property.description),
    facts: factsOf(property),
    costs: costsOf(property, setting.applying),
    lookingFor: lookingFor(property, setting.applying),
    sections: sectionsOf(property, stored.availability.showingDurationMinutes),
    amenities: amenities.filter(({ name }) => property.amenities?.[name] === true).map(({ label }) => label),
    dueAtMoveInDollars: dueAtMoveIn(lease),
    wanted: {
      monthlyIncomeDollars: wantedIncome(property),
      creditScore: property.renterRequirements?.minimumCreditScore ?? null,
    },
    rentDollars: lease?.rent ?? null,
    availableFrom: listedDay(property)?.toString() ?? null,
    leaseTerms: (lease?.possibleLeaseTerms ?? []).map((term) => leaseTermLabels[term]),
    leaseWords: leaseWords(lease?.possibleLeaseTerms ?? []),
    tours: toursOffered(property),
    showingDurationMinutes: stored.availability.showingDurationMinutes,
    text: setting.smsNumber ? { code: stored.textCode, number: setting.smsNumber } : null,
  };
}

function wantedIncome({ leaseConditions, renterRequirements }: Property): number | null {
  const multiple = renterRequirements ? rentMultiples[renterRequirements.minimumIncome] : null;
  return multiple !== null && leaseConditions?.rent ? Math.ceil(leaseConditions.rent * multiple) : null;
}

/** The owner's criteria, the same for every renter. */
function lookingFor(property: Property, applying: Applying): PublicListing["lookingFor"] {
  const { renterRequirements: wanted, leaseConditions: lease } = property;
  const income = wantedIncome(property);
  const asked: PublicListing["lookingFor"] = [];
  if (wanted) {
    const multiple = rentMultiples[wanted.minimumIncome];
    asked.push(
      income === null
        ? { label: "No minimum income", value: multiple === null ? "No minimum" : `${multiple}x the rent` }
        : { label: `${dollars(income)} monthly income`, value: `${multiple}x the rent, household total` },
      {
        label:
          wanted.minimumCreditScore === null
            ? "No minimum credit score"
            : `${wanted.minimumCreditScore} credit score or higher`,
        value: wanted.acceptsCosigners ? "Co-signers accepted" : "No co-signers",
      },
    );
  }
  if (property.petPolicy) asked.push(petRequirement(property.petPolicy));
  if (lease?.applicationProvider)
    asked.push({
      label: "One application per adult",
      value: applicationFees(property, applying) ?? "Ask about the fee",
    });
  return asked;
}
