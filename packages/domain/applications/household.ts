import { noFacts, type PetKind, type RenterFacts } from "../qualification/renter-facts.ts";
import { type Answers, noPetCounts, type PetCounts, petCounts } from "./answers.ts";
import { householdIncome } from "./income.ts";
import { type ApplicationType, livesThere } from "./roles.ts";

/** One person of a household with their answers. */
export type Person = { type: ApplicationType; answers: Answers };

/** Returns how many pets of each kind a household has. */
export function petsOf(people: readonly Person[]): PetCounts {
  const counted = people.filter(({ type, answers }) => livesThere(type) && answers.pets.hasPets);
  return Object.fromEntries(
    petCounts.map((kind) => [kind, counted.reduce((sum, { answers }) => sum + answers.pets[kind], 0)]),
  ) as PetCounts;
}

const kindOf: Record<keyof PetCounts, PetKind> = {
  numberOfSmallDogs: "small dog",
  numberOfMediumDogs: "dog",
  numberOfLargeDogs: "large dog",
  numberOfCats: "cat",
  numberOfOtherPets: "other",
};

/**
 * Returns what a household states, as the facts a renter is judged by; what nobody answered is null. A medium dog counts
 * as one of unknown size.
 */
export function factsOf(people: readonly Person[]): RenterFacts {
  const primary = people.find(({ type }) => type === "APPLICANT");
  const about = primary?.answers.about ?? null;
  const day = about?.desiredMoveInDate ?? null;
  return {
    ...noFacts,
    monthlyIncome: householdIncome(people.map(({ type, answers }) => ({ type, income: answers.income }))),
    creditUnknown: true,
    moveIn: day === null ? null : { from: day, to: day },
    pets: statedPets(people),
  };
}

function statedPets(people: readonly Person[]): RenterFacts["pets"] {
  const asked = people.filter(({ type }) => livesThere(type));
  if (asked.length === 0 || asked.some(({ answers }) => answers.pets.hasPets === null)) return null;
  const counts = petsOf(people);
  return petCounts
    .filter((kind) => counts[kind] > 0)
    .map((kind) => ({ kind: kindOf[kind], count: counts[kind], description: "" }));
}

const petWords: Record<keyof PetCounts, [one: string, several: string]> = {
  numberOfSmallDogs: ["small dog", "small dogs"],
  numberOfMediumDogs: ["medium dog", "medium dogs"],
  numberOfLargeDogs: ["large dog", "large dogs"],
  numberOfCats: ["cat", "cats"],
  numberOfOtherPets: ["other pet", "other pets"],
};

const counted = (count: number, [one, several]: [string, string]): string => `${count} ${count === 1 ? one : several}`;

/** Returns the pets of each kind there are, as in "1 small dog". */
export const petsCounted = (pets: PetCounts): string[] =>
  petCounts.filter((kind) => pets[kind] > 0).map((kind) => counted(pets[kind], petWords[kind]));

/** Returns the summary of a household, as in "2 adults, 1 minor, 1 small dog". Counts of 0 are left out, adults never. */
export function householdLine(household: { adults: number; minors: number; pets?: PetCounts }): string {
  return [
    counted(household.adults, ["adult", "adults"]),
    ...(household.minors > 0 ? [counted(household.minors, ["minor", "minors"])] : []),
    ...petsCounted(household.pets ?? noPetCounts),
  ].join(", ");
}
