import type { PublicListing } from "@porchlight/contract/public.ts";
import { type Applying, applicationFeesOf } from "@porchlight/domain/applications/home-fees.ts";
import { dollars } from "@porchlight/domain/kernel/dollars.ts";
import {
  type LeaseConditions,
  type PetPolicy,
  type PetPolicyValue,
  type Property,
  rentMultiples,
  utilityNames,
} from "@porchlight/domain/properties/property.ts";
import { english, petPolicyPhrases } from "@porchlight/domain/words/en.ts";
import { utilityLabels } from "@porchlight/domain/words/labels.ts";

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
export const costsOf = (home: Property, applying: Applying): Cost[] => [
  ...rentCosts(home.leaseConditions),
  ...utilityCosts(home.includedUtilities),
  ...petCosts(home.petPolicy),
  ...parkingCosts(home.parking),
  ...applicationCosts(home, applying),
  ...(home.leaseConditions?.otherFees ? [once("Other fees", home.leaseConditions.otherFees)] : []),
];

function rentCosts(lease: Property["leaseConditions"]): Cost[] {
  if (lease?.rent == null) return [];
  const deposit = depositOf(lease);
  return [
    monthly("Monthly rent", dollars(lease.rent)),
    ...(deposit === null ? [] : [once("Security deposit", deposit === 0 ? "None" : dollars(deposit))]),
  ];
}

function utilityCosts(utilities: Property["includedUtilities"]): Cost[] {
  if (!utilities) return [];
  const isIncluded = (name: (typeof utilityNames)[number]) => utilities.isUtilitiesIncludedInRent && utilities[name];
  const included = utilityNames.filter(isIncluded);
  const ownAccount = utilityNames.filter((name) => !isIncluded(name));
  return [
    ...(included.length > 0 ? [monthly(sentenceOf(included.map((name) => utilityLabels[name])), "Included")] : []),
    ...(ownAccount.length > 0
      ? [monthly(sentenceOf(ownAccount.map((name) => utilityLabels[name])), "Paid by you")]
      : []),
  ];
}

function petCosts(policy: Property["petPolicy"]): Cost[] {
  if (!policy?.allowsPets) return [];
  return [
    ...(policy.petRent ? [monthly("Pet rent, per month", dollars(policy.petRent))] : []),
    ...(policy.petDeposit ? [once("Pet deposit", dollars(policy.petDeposit))] : []),
  ];
}

function parkingCosts(parking: Property["parking"]): Cost[] {
  if (!parking?.hasParking || !parking.parkingMonthlyChargePerSpace) return [];
  return [monthly("Parking, per space", `${dollars(parking.parkingMonthlyChargePerSpace)} a month`)];
}

function applicationCosts(home: Property, applying: Applying): Cost[] {
  if (!home.leaseConditions?.applicationProvider) return [];
  const { applicant, coSigner } = feesOf(home, applying);
  return [
    ...(applicant === null ? [] : [once("Application, each adult", applicant)]),
    ...(coSigner !== null && home.renterRequirements?.acceptsCosigners
      ? [once("Application, each co-signer", coSigner)]
      : []),
  ];
}

/** "Water, sewage, garbage" */
const sentenceOf = (words: string[]): string =>
  words.map((word, index) => (index === 0 ? word : word.toLowerCase())).join(", ");

/** Returns a fee in words; null when no amount was given, since it may be any. */
const fee = (amount: number | null): string | null =>
  amount === null ? null : amount > 0 ? dollars(amount) : "No fee";

function feesOf(home: Property, applying: Applying) {
  const { applicant, coSigner } = applicationFeesOf(home, applying);
  return { applicant: fee(applicant), coSigner: fee(coSigner) };
}

/** Returns the application fees, "$49 each, $25 for a co-signer"; null when the owner has not set them. */
export function applicationFees(home: Property, applying: Applying): string | null {
  const { applicant, coSigner } = feesOf(home, applying);
  if (applicant === null) return null;
  if (coSigner === null) return applicant === "No fee" ? applicant : `${applicant} each`;
  if (applicant === coSigner) return applicant === "No fee" ? applicant : `${applicant} each`;
  return `${applicant} each, ${coSigner === "No fee" ? "no fee" : coSigner} for a co-signer`;
}

const petKinds = [
  ["smallDogsPolicy", english.pets["small dog"]],
  ["largeDogsPolicy", english.pets["large dog"]],
  ["catsPolicy", english.pets.cat],
  ["otherPetsPolicy", english.pets.other],
] as const;

/** Returns the owner's pet policy, one line per rule: "Small dogs and cats OK", "No large dogs". */
export function petLines(policy: PetPolicy): string[] {
  if (!policy.allowsPets) return ["No pets"];
  return (Object.keys(petPolicyPhrases) as PetPolicyValue[]).flatMap((rule) => {
    const kinds = petKinds.filter(([name]) => policy[name] === rule).map(([, pets]) => pets);
    return kinds.length > 0 ? [capitalised(petPolicyPhrases[rule](kinds))] : [];
  });
}

export function petRequirement(policy: PetPolicy): { label: string; value: string } {
  if (!policy.allowsPets) return { label: "No pets", value: "Assistance animals are not pets" };
  const label =
    policy.maxPets === null ? "Pets welcome" : `Up to ${policy.maxPets} ${policy.maxPets === 1 ? "pet" : "pets"}`;
  return { label, value: petLines(policy).join(". ") };
}

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
