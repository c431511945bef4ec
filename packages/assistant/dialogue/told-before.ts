import type { RenterFacts } from "@porchlight/domain/qualification/renter-facts.ts";
import type { Heard } from "../heard.ts";
import { isOfNoBreed, type Pet, saysWeight } from "../knowing/pets-described.ts";
import { isAboutTheSame } from "../reading/money/income.ts";
import { speciesOf } from "../reading/pets/animal-words.ts";
import type { Deletable } from "../reading/questions/deletion-asked.ts";

/*
 * The facts of a message together with what the renter told before: an income that is added to another, a pet that joins
 * or replaces those known.
 */

/** What a message tells, as it is to be recorded beside the facts told before. */
export function withToldBefore(heard: Heard | null, before: RenterFacts): Partial<RenterFacts> {
  const told = withEarlierScore(incomeBeside(heard, before.monthlyIncome), heard, before.creditScore);
  if (!told.pets) return told;
  const left = heard?.isAllPets ? null : petsLeft(heard, before.pets);
  return { ...told, pets: withEarlierPets(told.pets, left, before.pets ?? []) };
}

/** The facts with an income that stands beside the one told before, unless that is taken back. */
function incomeBeside(heard: Heard | null, before: number | null): Partial<RenterFacts> {
  const told = heard?.facts ?? {};
  return heard && isTakenBack(heard, before) ? told : withEarlierIncome(told, heard, before);
}

const isTakenBack = ({ notIncome }: Heard, income: number | null): boolean =>
  income !== null && (notIncome?.includes(income) ?? false);

/** "My wife's is 610" after "mine is 700": a household is judged by its lowest score. */
function withEarlierScore(
  told: Partial<RenterFacts>,
  heard: Heard | null,
  before: RenterFacts["creditScore"],
): Partial<RenterFacts> {
  const { creditScore: now } = told;
  if (!now || !before || !heard?.isMoreCredit) return told;
  return { ...told, creditScore: { low: Math.min(now.low, before.low), high: Math.min(now.high, before.high) } };
}

/** So much of what a household makes at least is another's: less is the same income, told anew. */
const leastOfOthers = 1.15;

/** "My wife makes 2300" after "I make 2600"; "he makes 2100, not 2400" of a household that told of 4700. */
function withEarlierIncome(
  told: Partial<RenterFacts>,
  heard: Heard | null,
  earlier: number | null,
): Partial<RenterFacts> {
  const { monthlyIncome: income } = told;
  if (!income || earlier === null) return told;
  const instead = heard?.insteadOfIncome;
  if (isAboutTheSame(income, earlier)) return told;
  if (instead && earlier > instead * leastOfOthers) return { ...told, monthlyIncome: earlier - instead + income };
  return heard?.isMoreIncome && !instead ? { ...told, monthlyIncome: earlier + income } : told;
}

/** "A corgi isn't large" and "it's one dog only", of a dog whose breed or weight was told before, is still that dog. */
function asWeighed(pet: Pet, earlier: readonly Pet[]): Pet {
  const dogs = earlier.filter(({ kind }) => speciesOf(kind) === "dog");
  if (pet.kind === "dog" && isOfNoBreed(pet) && !saysWeight(pet) && dogs.length === 1)
    return { ...(dogs[0] as Pet), count: pet.count };
  return (
    earlier.find(({ description, count }) => count === pet.count && description.startsWith(`${pet.description}, `)) ??
    pet
  );
}

/** Of what is to be deleted, what was told before and is not told anew. */
export const deletedOf = ({ facts, deletes = [] }: Heard, before: RenterFacts): Deletable[] =>
  deletes.filter((fact) => before[fact] !== null && !facts[fact]);

function withDeleted(heard: Heard | null, before: RenterFacts): Heard | null {
  const deleted = heard === null ? [] : deletedOf(heard, before);
  if (heard === null || deleted.length === 0) return heard;
  return { ...heard, facts: { ...heard.facts, ...Object.fromEntries(deleted.map((fact) => [fact, null])) } };
}

/** The pets told before without those that are none after all: "there is no dog". */
const petsLeft = (heard: Heard | null, earlier: Pet[] | null): Pet[] | null =>
  earlier?.filter(({ kind }) => !heard?.notPets?.includes(speciesOf(kind))) ?? null;

/** Who takes back what was told before tells what is left: an income that is somebody else's, an animal that is no pet. */
export function withTakenBack(heard: Heard | null, before: RenterFacts): Heard | null {
  const { monthlyIncome, pets } = before;
  const left = withPetsLeft(withDeleted(heard, before), pets);
  const isTaken = left && !left.facts.monthlyIncome && isTakenBack(left, monthlyIncome);
  return isTaken ? { ...left, facts: { ...left.facts, monthlyIncome: null } } : left;
}

/**
 * Who says that an animal told before is no pet tells which pets are left, and who says it again, or of the only animal they
 * speak of, that there are none.
 */
function withPetsLeft(heard: Heard | null, earlier: Pet[] | null): Heard | null {
  if (heard === null || heard.facts.pets || !heard.notPets?.length) return heard;
  const left = petsLeft(heard, earlier) ?? [];
  const isTold = left.length < (earlier?.length ?? 0) || (left.length === 0 && heard.signals.has("parts-with-animal"));
  return isTold ? { ...heard, facts: { ...heard.facts, pets: left } } : heard;
}

/** "He has a beagle too" adds to the cat told before; "no pets" takes all back; a size told later replaces the dog without one. */
function withEarlierPets(told: Pet[], earlier: readonly Pet[] | null, before: readonly Pet[]): Pet[] {
  if (told.length === 0) return told;
  const isReplaced = (pet: Pet) =>
    told.some(
      (other) =>
        other.kind === pet.kind ||
        (speciesOf(pet.kind) === "dog" &&
          speciesOf(other.kind) === "dog" &&
          (pet.kind === "dog" || isOfNoBreed(other))),
    );
  return [...(earlier ?? []).filter((pet) => !isReplaced(pet)), ...told.map((pet) => asWeighed(pet, before))];
}
