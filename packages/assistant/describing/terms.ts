import { leaseTermLabels, utilityLabels } from "@porchlight/domain/properties/labels.ts";
import { type PetPolicy, type Property, utilityNames } from "@porchlight/domain/properties/property.ts";
import { counted, list, sentence } from "./prose.ts";

/** What comes with the rent, which pets may live here and for how long the home is let. */
export function termSentences(home: Property): string[] {
  return [utilitiesOf(home), petsOf(home), leaseOf(home)].filter((text) => text !== null);
}

function utilitiesOf({ includedUtilities: utilities }: Property): string | null {
  if (!utilities?.isUtilitiesIncludedInRent) return null;
  const names = utilityNames.filter((name) => utilities[name]).map((name) => utilityLabels[name].toLowerCase());
  if (names.length === 0) return null;
  return sentence(`${list(names)} ${names.length === 1 ? "is" : "are"} included in the rent`);
}

function petsOf({ petPolicy }: Property): string | null {
  if (!petPolicy) return null;
  if (!petPolicy.allowsPets) return "No pets. Assistance animals are welcome.";
  const welcome = petsWith(petPolicy, "ALLOWED");
  if (welcome.length === 0) return null;
  const most = petPolicy.maxPets === null ? "" : `, up to ${counted(petPolicy.maxPets, "pet")}`;
  return sentence(`${list(welcome)} are allowed${most}`);
}

const petsWith = (policy: PetPolicy, value: PetPolicy["catsPolicy"]): string[] =>
  [
    { pets: "cats", is: policy.catsPolicy },
    { pets: "small dogs", is: policy.smallDogsPolicy },
    { pets: "large dogs", is: policy.largeDogsPolicy },
    { pets: "other pets", is: policy.otherPetsPolicy },
  ]
    .filter(({ is }) => is === value)
    .map(({ pets }) => pets);

function leaseOf({ leaseConditions }: Property): string | null {
  const terms = (leaseConditions?.possibleLeaseTerms ?? [])
    .filter((term) => term !== "OTHER")
    .map((term) => leaseTermLabels[term].toLowerCase());
  return terms.length === 0 ? null : sentence(`lease terms: ${list(terms)}`);
}
