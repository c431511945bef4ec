import { type PetPolicy, type Property, utilityNames } from "@porchlight/domain/properties/property.ts";
import { english } from "@porchlight/domain/words/en.ts";
import { counted, list, sentence } from "./prose.ts";

/** What comes with the rent, which pets may live here and for how long the home is let. */
export function termSentences(home: Property): string[] {
  return [utilitiesOf(home), petsOf(home), leaseOf(home)].filter((text) => text !== null);
}

function utilitiesOf({ includedUtilities: utilities }: Property): string | null {
  if (!utilities?.isUtilitiesIncludedInRent) return null;
  const names = utilityNames.filter((name) => utilities[name]).map((name) => english.utilities[name]);
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
    { pets: english.pets.cat, is: policy.catsPolicy },
    { pets: english.pets["small dog"], is: policy.smallDogsPolicy },
    { pets: english.pets["large dog"], is: policy.largeDogsPolicy },
    { pets: english.pets.other, is: policy.otherPetsPolicy },
  ]
    .filter(({ is }) => is === value)
    .map(({ pets }) => pets);

function leaseOf({ leaseConditions }: Property): string | null {
  const terms = (leaseConditions?.possibleLeaseTerms ?? [])
    .filter((term) => term !== "OTHER")
    .map((term) => english.leaseTerms[term]);
  return terms.length === 0 ? null : sentence(`lease terms: ${list(terms)}`);
}
