import type { LeaseTerm, ParkingType, PetPolicyValue, TourType } from "../properties/property.ts";

// How a sentence names the value of an enum; beside it on a screen stands the label of `properties/labels.ts`.

export const tourPhrases: Record<TourType, string> = {
  IN_PERSON: "in person",
  VIRTUAL: "by video",
  SELF_GUIDED: "self-guided",
};

export const parkingPhrases: Record<Exclude<ParkingType, "NONE">, string> = {
  CARPORT: "carport",
  GARAGE_ATTACHED: "attached garage",
  GARAGE_DETACHED: "detached garage",
  OFF_STREET: "off-street parking",
  ON_STREET: "on-street parking",
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

/** "Month-to-month or 12-month lease"; null where nothing more can be said than the owner's own terms. */
export function leaseWords(terms: readonly LeaseTerm[]): string | null {
  const phrases = terms.flatMap((term) => leaseTermPhrases[term] ?? []);
  return phrases.length > 0 ? `${either(phrases)} lease` : null;
}

const lists = {
  and: new Intl.ListFormat("en-US", { type: "conjunction" }),
  or: new Intl.ListFormat("en-US", { type: "disjunction" }),
};
const every = (words: readonly string[]): string => lists.and.format(words);

/** "a, b, or c" */
export const either = (words: readonly string[]): string => lists.or.format(words);
