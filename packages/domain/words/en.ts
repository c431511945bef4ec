import type {
  DepositRequirement,
  LeaseTerm,
  ParkingType,
  PetPolicyValue,
  PropertyType,
  TourType,
  UtilityName,
} from "../properties/property.ts";
import type { PetKind } from "../qualification/renter-facts.ts";
import type { EnumPhrases, TourWords } from "./phrases.ts";

// How a sentence names the value of an enum; beside it on a screen stands the label of `labels.ts`.

export const tourPhrases: Record<TourType, string> = {
  IN_PERSON: "in person",
  VIRTUAL: "by video",
  SELF_GUIDED: "on your own",
};

export const tourWords: TourWords = {
  IN_PERSON: { name: "In person", who: (owner) => `${owner} or an agent will show you around` },
  VIRTUAL: { name: "Virtual", who: () => "A video call from anywhere" },
  SELF_GUIDED: { name: "Self-guided", who: () => "You’ll get entry instructions before your tour" },
};

export const parkingPhrases: Record<Exclude<ParkingType, "NONE">, string> = {
  CARPORT: "carport",
  GARAGE_ATTACHED: "attached garage",
  GARAGE_DETACHED: "detached garage",
  OFF_STREET: "off-street parking",
  ON_STREET: "on-street parking",
};

/** Where a car is parked: "one space in a carport". */
const parkingPlaces: Record<Exclude<ParkingType, "NONE">, string> = {
  CARPORT: "in a carport",
  GARAGE_ATTACHED: "in an attached garage",
  GARAGE_DETACHED: "in a detached garage",
  OFF_STREET: "off the street",
  ON_STREET: "on the street",
};

/** "The lease can be {6 months}." */
export const leaseTermPlans: Record<LeaseTerm, string> = {
  MONTH_TO_MONTH: "month to month",
  SIX_MONTHS: "6 months",
  TWELVE_MONTHS: "12 months",
  RENT_TO_OWN: "rent to own",
  OTHER: "another term by agreement",
};

const propertyTypePhrases: Record<PropertyType, string> = {
  ROOM: "room",
  STUDIO: "studio",
  APARTMENT: "apartment",
  HOUSE: "house",
  CONDO: "condo",
  TOWNHOUSE: "townhouse",
  DUPLEX: "duplex",
};

/** A deposit as so much of the rent. */
const depositPhrases: Record<DepositRequirement, string> = {
  HALF_X: "half a month's rent",
  ONE_X: "one month's rent",
  TWO_X: "two months' rent",
  TWO_AND_HALF_X: "2.5 months' rent",
  THREE_X: "three months' rent",
  THREE_AND_HALF_X: "3.5 months' rent",
  NO_REQUIREMENT: "none",
};

const petPhrases: Record<PetKind, string> = {
  "small dog": "small dogs",
  "large dog": "large dogs",
  dog: "dogs",
  cat: "cats",
  other: "other pets",
};

const utilityPhrases: Record<UtilityName, string> = {
  water: "water",
  sewage: "sewage",
  garbage: "garbage",
  electricity: "electricity",
  gas: "gas",
  internet: "internet",
  cable: "cable",
};

const sectionPhrases: EnumPhrases["applicationSections"] = {
  contact: "contact details",
  about: "the part about you",
  household: "household",
  people: "the people applying with you",
  pets: "pets",
  residence: "where you've lived",
  income: "income",
  references: "references",
  documents: "documents",
  screening: "the screening step",
};

/** Before "lease": "a 12-month lease". Null where the owner has terms of their own. */
const leaseTermPhrases: Record<LeaseTerm, string | null> = {
  MONTH_TO_MONTH: "month-to-month",
  SIX_MONTHS: "6-month",
  TWELVE_MONTHS: "12-month",
  RENT_TO_OWN: "rent-to-own",
  OTHER: null,
};

export const petPolicyPhrases: Record<PetPolicyValue, (pets: readonly string[]) => string> = {
  ALLOWED: (pets) => `${every(pets)} OK`,
  BREED_RESTRICTIONS: (pets) => `${every(pets)} with breed restrictions`,
  NOT_ALLOWED: (pets) => `no ${either(pets)}`,
  CASE_BY_CASE: (pets) => `${every(pets)} case by case`,
  NOT_SPECIFIED: (pets) => `${every(pets)}: ask first`,
};

/**
 * Returns the lease terms for a sentence, "Month-to-month or 12-month lease"; null when only the owner's own terms are
 * set.
 */
export function leaseWords(terms: readonly LeaseTerm[]): string | null {
  const phrases = terms.flatMap((term) => leaseTermPhrases[term] ?? []);
  return phrases.length > 0 ? `${either(phrases)} lease` : null;
}

// Pure, so that a page that needs only a label is not sent what makes these.
const lists = {
  and: /* @__PURE__ */ new Intl.ListFormat("en-US", { type: "conjunction" }),
  or: /* @__PURE__ */ new Intl.ListFormat("en-US", { type: "disjunction" }),
};
const every = (words: readonly string[]): string => lists.and.format(words);

/** "a, b, or c" */
export const either = (words: readonly string[]): string => lists.or.format(words);

export const english: EnumPhrases = {
  tours: tourPhrases,
  parking: parkingPhrases,
  parkingPlaces,
  leaseTerms: leaseTermPlans,
  propertyTypes: propertyTypePhrases,
  deposits: depositPhrases,
  pets: petPhrases,
  utilities: utilityPhrases,
  applicationSections: sectionPhrases,
};
