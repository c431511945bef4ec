import { amenities } from "@porchlight/domain/properties/amenities.ts";
import type { PetPolicyValue } from "@porchlight/domain/properties/property.ts";
import { either, leaseWords, petPolicyPhrases, english as phrases, tourPhrases } from "@porchlight/domain/words/en.ts";
import {
  architectureStyleLabels,
  leaseTermLabels,
  propertyTypeLabels,
  utilityLabels,
} from "@porchlight/domain/words/labels.ts";

const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** The English words of a home's public facts. */
export const english = {
  amenities: Object.fromEntries(amenities.map(({ name, label }) => [name, label])) as Record<
    (typeof amenities)[number]["name"],
    string
  >,
  propertyTypes: propertyTypeLabels,
  styles: architectureStyleLabels,
  leaseTerms: leaseTermLabels,
  utilities: utilityLabels,
  leaseWords,
  parking: phrases.parking,
  tours: tourPhrases,
  either,

  bedrooms: "Bedrooms",
  studio: "Studio",
  bedroomsOf: (count: number) => counted(count, "bedroom"),
  bathrooms: "Bathrooms",
  bathsOf: (full: number, half: number) =>
    half === 0 ? counted(full, "bath") : `${full} full, ${counted(half, "half bath")}`,
  size: "Size",
  squareFeet: (count: number) => `${count.toLocaleString("en-US")} sq ft`,
  home: "Home",
  /** "1924 Craftsman", "built 1924" */
  built: (year: number | null, style: string | null) =>
    style ? [year, style].filter((part) => part !== null).join(" ") : year && `built ${year}`,

  sections: {
    lease: "Lease",
    building: "Building",
    parking: "Parking",
    pets: "Pets",
    utilities: "Utilities",
    accessibility: "Accessibility",
    showings: "Showings",
  },
  builtIn: (year: number) => `Built in ${year}`,
  floors: (count: number) => counted(count, "floor"),
  floor: (floor: number) => `Floor ${floor}`,
  noParking: "No parking",
  spaces: (count: number) => counted(count, "space"),
  perSpace: (charge: string) => `${charge} a month per space`,
  noCharge: "no extra charge",
  hasParking: "Parking available",
  tandem: "Tandem: one car parks behind the other",
  accessibility: {
    accessibleBathroom: "Accessible bathroom",
    elevator: "Elevator",
    ramp: "Ramp",
    disabilityAccess: "Disability access",
  },
  yes: "yes",
  no: "no",
  utilityIncluded: (utility: string) => `${utility} included`,
  notIncluded: "Not included in the rent",
  lasts: (kinds: string, minutes: number) => `${kinds}, ${minutes} minutes`,

  noPets: "No pets",
  petKinds: {
    smallDogsPolicy: phrases.pets["small dog"],
    largeDogsPolicy: phrases.pets["large dog"],
    catsPolicy: phrases.pets.cat,
    otherPetsPolicy: phrases.pets.other,
  },
  petPolicies: petPolicyPhrases satisfies Record<PetPolicyValue, (pets: readonly string[]) => string>,
  petsWelcome: "Pets welcome",
  upToPets: (count: number) => `Up to ${counted(count, "pet")}`,
  assistance: "Assistance animals are not pets",

  rent: "Monthly rent",
  deposit: "Security deposit",
  none: "None",
  included: "Included",
  paidByYou: "Paid by you",
  petRent: "Pet rent, per month",
  petDeposit: "Pet deposit",
  parkingCost: "Parking, per space",
  aMonth: (charge: string) => `${charge} a month`,
  application: "Application, each adult",
  cosignerApplication: "Application, each co-signer",
  otherFees: "Other fees",
  noFee: "No fee",
  each: (fee: string) => `${fee} each`,
  /** What a co-signer pays, null for nothing, after what each adult pays. */
  andCosigner: (each: string, fee: string | null) => `${each}, ${fee ?? "no fee"} for a co-signer`,

  noMinimumIncome: "No minimum income",
  noMinimum: "No minimum",
  timesRent: (multiple: number) => `${multiple}x the rent`,
  incomeOf: (income: string) => `${income} monthly income`,
  household: (multiple: number) => `${multiple}x the rent, household total`,
  noMinimumCredit: "No minimum credit score",
  creditOf: (score: number) => `${score} credit score or higher`,
  cosigners: "Co-signers accepted",
  noCosigners: "No co-signers",
  oneEach: "One application per adult",
  askFee: "Ask about the fee",
};

export type ListingWords = typeof english;
