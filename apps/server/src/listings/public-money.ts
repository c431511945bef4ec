import type { PublicListing } from "@porchlight/contract/public.ts";
import { type Applying, applicationFeesOf } from "@porchlight/domain/applications/home-fees.ts";
import { capitalized } from "@porchlight/domain/kernel/capitalized.ts";
import { dollars } from "@porchlight/domain/kernel/dollars.ts";
import {
  type LeaseConditions,
  type PetPolicy,
  type PetPolicyValue,
  type Property,
  rentMultiples,
  utilityNames,
} from "@porchlight/domain/properties/property.ts";
import type { ListingWords } from "./words/en.ts";

type Cost = PublicListing["costs"][number];

const depositOf = (lease: LeaseConditions): number | null => {
  if (lease.rent === null || lease.securityDeposit === null) return null;
  return Math.round(lease.rent * (rentMultiples[lease.securityDeposit] ?? 0));
};

/** Returns the first month’s rent plus deposit, without pets; null while the rent is unknown. */
export const dueAtMoveIn = (lease: LeaseConditions | null): number | null =>
  lease?.rent == null ? null : lease.rent + (depositOf(lease) ?? 0);

const monthly = (label: string, value: string): Cost => ({ label, value, isMonthly: true });
const once = (label: string, value: string): Cost => ({ label, value, isMonthly: false });

/** Returns the costs of a home, monthly or once. */
export const costsOf = (home: Property, applying: Applying, words: ListingWords): Cost[] => [
  ...rentCosts(home.leaseConditions, words),
  ...utilityCosts(home.includedUtilities, words),
  ...petCosts(home.petPolicy, words),
  ...parkingCosts(home.parking, words),
  ...applicationCosts(home, applying, words),
  ...(home.leaseConditions?.otherFees
    ? [{ ...once(words.otherFees, home.leaseConditions.otherFees), isOwnWords: true }]
    : []),
];

function rentCosts(lease: Property["leaseConditions"], words: ListingWords): Cost[] {
  if (lease?.rent == null) return [];
  const deposit = depositOf(lease);
  return [
    monthly(words.rent, dollars(lease.rent)),
    ...(deposit === null ? [] : [once(words.deposit, deposit === 0 ? words.none : dollars(deposit))]),
  ];
}

function utilityCosts(utilities: Property["includedUtilities"], words: ListingWords): Cost[] {
  if (!utilities) return [];
  const isIncluded = (name: (typeof utilityNames)[number]) => utilities.isUtilitiesIncludedInRent && utilities[name];
  const included = utilityNames.filter(isIncluded);
  const ownAccount = utilityNames.filter((name) => !isIncluded(name));
  return [
    ...(included.length > 0
      ? [monthly(sentenceOf(included.map((name) => words.utilities[name])), words.included)]
      : []),
    ...(ownAccount.length > 0
      ? [monthly(sentenceOf(ownAccount.map((name) => words.utilities[name])), words.paidByYou)]
      : []),
  ];
}

function petCosts(policy: Property["petPolicy"], words: ListingWords): Cost[] {
  if (!policy?.allowsPets) return [];
  return [
    ...(policy.petRent ? [monthly(words.petRent, dollars(policy.petRent))] : []),
    ...(policy.petDeposit ? [once(words.petDeposit, dollars(policy.petDeposit))] : []),
  ];
}

function parkingCosts(parking: Property["parking"], words: ListingWords): Cost[] {
  if (!parking?.hasParking || !parking.parkingMonthlyChargePerSpace) return [];
  return [monthly(words.parkingCost, words.aMonth(dollars(parking.parkingMonthlyChargePerSpace)))];
}

function applicationCosts(home: Property, applying: Applying, words: ListingWords): Cost[] {
  if (!home.leaseConditions?.applicationProvider) return [];
  const { applicant, coSigner } = feesOf(home, applying, words);
  return [
    ...(applicant === null ? [] : [once(words.application, applicant)]),
    ...(coSigner !== null && home.renterRequirements?.acceptsCosigners
      ? [once(words.cosignerApplication, coSigner)]
      : []),
  ];
}

/** "Water, sewage, garbage" */
const sentenceOf = (words: string[]): string =>
  words.map((word, index) => (index === 0 ? word : word.toLowerCase())).join(", ");

/** Returns a fee in words; null when no amount was given, since it may be any. */
const fee = (amount: number | null, { noFee }: ListingWords): string | null =>
  amount === null ? null : amount > 0 ? dollars(amount) : noFee;

function feesOf(home: Property, applying: Applying, words: ListingWords) {
  const { applicant, coSigner } = applicationFeesOf(home, applying);
  return { applicant: fee(applicant, words), coSigner: fee(coSigner, words) };
}

/** Returns the application fees, "$49 each, $25 for a co-signer"; null when the owner has not set them. */
export function applicationFees(home: Property, applying: Applying, words: ListingWords): string | null {
  const { applicant, coSigner } = feesOf(home, applying, words);
  if (applicant === null) return null;
  if (coSigner === null || applicant === coSigner) return applicant === words.noFee ? applicant : words.each(applicant);
  return words.andCosigner(words.each(applicant), coSigner === words.noFee ? null : coSigner);
}

/** Returns the owner's pet policy, one line per rule: "Small dogs and cats OK", "No large dogs". */
export function petLines(policy: PetPolicy, words: ListingWords): string[] {
  if (!policy.allowsPets) return [words.noPets];
  const kinds = Object.keys(words.petKinds) as (keyof ListingWords["petKinds"])[];
  return (Object.keys(words.petPolicies) as PetPolicyValue[]).flatMap((rule) => {
    const named = kinds.filter((name) => policy[name] === rule).map((name) => words.petKinds[name]);
    return named.length > 0 ? [capitalized(words.petPolicies[rule](named))] : [];
  });
}

export function petRequirement(policy: PetPolicy, words: ListingWords): { label: string; value: string } {
  if (!policy.allowsPets) return { label: words.noPets, value: words.assistance };
  const label = policy.maxPets === null ? words.petsWelcome : words.upToPets(policy.maxPets);
  return { label, value: petLines(policy, words).join(". ") };
}
