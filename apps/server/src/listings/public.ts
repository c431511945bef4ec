import { languageOf } from "@porchlight/assistant/reading/text/language.ts";
import type { PublicListing } from "@porchlight/contract/public.ts";
import type { Applying } from "@porchlight/domain/applications/home-fees.ts";
import { dollars } from "@porchlight/domain/kernel/dollars.ts";
import type { Language } from "@porchlight/domain/kernel/languages.ts";
import { amenityNames } from "@porchlight/domain/properties/amenities.ts";
import { isBookable } from "@porchlight/domain/properties/lifecycle.ts";
import { publicDisplayName } from "@porchlight/domain/properties/naming.ts";
import { type Property, rentMultiples, toursOffered } from "@porchlight/domain/properties/property.ts";
import { listedDay } from "@porchlight/domain/qualification/verdict.ts";
import type { StoredProperty } from "../properties/store.ts";
import { safeDescription } from "./public-description.ts";
import { factsOf, sectionsOf } from "./public-facts.ts";
import { applicationFees, costsOf, dueAtMoveIn, petRequirement } from "./public-money.ts";
import { publicPlace } from "./public-place.ts";
import type { ListingWords } from "./words/en.ts";
import { listingWords } from "./words/languages.ts";

/** The settings a public page needs beside the home. */
export type PublicSetting = {
  ownerFirstName: string;
  /** The number renters text; null where texts are not configured. */
  smsNumber: string | null;
  /** Keys the shift of a hidden address, so that knowing the home's id does not undo it. */
  secret: Buffer;
  applying: Applying;
};

/**
 * Returns the public facts of a home in a language: every one a renter can ask about, and no street when the owner hides
 * it. What the owner wrote stays as it is.
 */
export function publicListingOf(
  stored: StoredProperty,
  setting: PublicSetting,
  language: Language = "en",
): PublicListing {
  const { property } = stored;
  const words = listingWords[language];
  const lease = property.leaseConditions;
  return {
    slug: property.slug,
    title: publicDisplayName(property, language),
    isTakingRequests: isBookable(property.status),
    isRentedOut: property.status === "RENTED_OUT",
    ownerFirstName: setting.ownerFirstName,
    timeZone: property.timeZone,
    location: publicPlace(property, setting.secret),
    images: [...property.images]
      .sort((one, other) => one.order - other.order)
      .map(({ id, uploadedAt, order, ...shown }) => shown),
    descriptionHtml: safeDescription(property.description),
    ownWordsLanguage: languageOf(ownWords(property), null) ?? "en",
    facts: factsOf(property, words),
    costs: costsOf(property, setting.applying, words),
    lookingFor: lookingFor(property, setting.applying, words),
    sections: sectionsOf(property, stored.availability.showingDurationMinutes, words),
    amenities: amenityNames
      .filter((name) => property.amenities?.[name] === true)
      .map((name) => ({ name, label: words.amenities[name] })),
    dueAtMoveInDollars: dueAtMoveIn(lease),
    wanted: {
      monthlyIncomeDollars: wantedIncome(property),
      creditScore: property.renterRequirements?.minimumCreditScore ?? null,
    },
    rentDollars: lease?.rent ?? null,
    availableFrom: listedDay(property)?.toString() ?? null,
    leaseTerms: (lease?.possibleLeaseTerms ?? []).map((term) => words.leaseTerms[term]),
    leaseWords: words.leaseWords(lease?.possibleLeaseTerms ?? []),
    tours: toursOffered(property),
    showingDurationMinutes: stored.availability.showingDurationMinutes,
    text: setting.smsNumber ? { code: stored.textCode, number: setting.smsNumber } : null,
  };
}

/** All that the owner wrote about a home, except its name. */
const ownWords = ({ description, leaseConditions, parking, accessibility }: Property): string =>
  [
    description?.replace(/<[^>]*>/g, " "),
    leaseConditions?.otherFees,
    parking?.parkingOtherDescription,
    accessibility?.accessibilityNotes,
  ]
    .filter(Boolean)
    .join("\n");

function wantedIncome({ leaseConditions, renterRequirements }: Property): number | null {
  const multiple = renterRequirements ? rentMultiples[renterRequirements.minimumIncome] : null;
  return multiple !== null && leaseConditions?.rent ? Math.ceil(leaseConditions.rent * multiple) : null;
}

/** The owner's criteria, the same for every renter. */
function lookingFor(property: Property, applying: Applying, words: ListingWords): PublicListing["lookingFor"] {
  const { renterRequirements: wanted, leaseConditions: lease } = property;
  const income = wantedIncome(property);
  const asked: PublicListing["lookingFor"] = [];
  if (wanted) {
    const multiple = rentMultiples[wanted.minimumIncome];
    asked.push(
      income === null
        ? {
            kind: "income",
            label: words.noMinimumIncome,
            value: multiple === null ? words.noMinimum : words.timesRent(multiple),
          }
        : { kind: "income", label: words.incomeOf(dollars(income)), value: words.household(multiple!) },
      {
        kind: "credit",
        label: wanted.minimumCreditScore === null ? words.noMinimumCredit : words.creditOf(wanted.minimumCreditScore),
        value: wanted.acceptsCosigners ? words.cosigners : words.noCosigners,
      },
    );
  }
  if (property.petPolicy) asked.push({ kind: "pets", ...petRequirement(property.petPolicy, words) });
  if (lease?.applicationProvider)
    asked.push({
      kind: "application",
      label: words.oneEach,
      value: applicationFees(property, applying, words) ?? words.askFee,
    });
  return asked;
}
