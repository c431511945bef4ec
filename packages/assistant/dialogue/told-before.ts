import type { RenterFacts } from "@porchlight/domain/qualification/renter-facts.ts";
import type { Heard } from "../heard.ts";
import { isOfNoBreed, type Pet, saysWeight } from "../knowing/pets-described.ts";
import { speciesOf } from "../reading/pets/animal-words.ts";
import type { Deletable } from "../reading/questions/deletion-asked.ts";
import type { Incomes, Talk } from "../talk.ts";
import { householdIncome, incomesAfter, incomesBefore, withoutSumOfMore } from "./incomes.ts";
import { obstacleOf } from "./obstacles.ts";

/*
 * The facts of a message together with what the renter told before: an income that is added to another, a pet that joins
 * or replaces those known.
 */

/** What a message tells, as it is to be recorded beside the facts told before, and the incomes with it. */
export function withToldBefore(
  heard: Heard | null,
  before: RenterFacts,
  { incomes: told, ownCredit }: Pick<Talk, "incomes" | "ownCredit">,
): { facts: Partial<RenterFacts>; incomes: Incomes } {
  const standing = incomesBefore(told, before.monthlyIncome);
  const after = heard === null ? standing : incomesAfter(standing, heard);
  const { occupants } = withEarlierCount(heard, before.occupants);
  const isFewer = typeof occupants === "number" && occupants < (before.occupants ?? 0);
  const incomes = heard?.incomes && isFewer ? withoutSumOfMore(standing, after, heard.incomes) : after;
  const counted = {
    ...withHouseholdIncome(heard, standing, incomes),
    ...(occupants === undefined ? {} : { occupants }),
  };
  const isAlone = isFewer && occupants === 1;
  const facts = withOwnScore(
    withEarlierScore(counted, heard, before.creditScore),
    before,
    isAlone ? ownCredit : undefined,
  );
  if (!facts.pets) return { facts, incomes };
  const left = heard?.isAllPets ? null : petsLeft(heard, before.pets);
  return { facts: { ...facts, pets: withEarlierPets(facts.pets, left, before.pets ?? []) }, incomes };
}

/** The facts with what the household earns by the account, where the message tells of it. */
function withHouseholdIncome(heard: Heard | null, before: Incomes, after: Incomes): Partial<RenterFacts> {
  const { occupants: _, ...facts } = heard?.facts ?? {};
  if (facts.monthlyIncome === null) return facts;
  const income = householdIncome(after);
  const isTold = facts.monthlyIncome !== undefined || income !== householdIncome(before);
  return isTold ? { ...facts, monthlyIncome: income } : facts;
}

/**
 * How many there are by a message: "both of us work" after "we are four" is of two of them, "my cousin backed out" leaves one
 * fewer, and "my sister is moving in" makes two of who was alone.
 */
function withEarlierCount(
  heard: Heard | null,
  before: RenterFacts["occupants"],
): Pick<Partial<RenterFacts>, "occupants"> {
  const { occupants } = heard?.facts ?? {};
  const { leaving = [], joining = [], only = [] } = heard?.incomes ?? {};
  const isOfSome = heard?.isOfSome && leaving.length === 0 && only.every((who) => who === "self");
  const isLeft = before && leaving.length > 0 && before > leaving.length && (occupants ?? before) >= before;
  if (isLeft) return { occupants: before - leaving.length };
  if (occupants !== undefined) return isOfSome && (occupants ?? 0) < (before ?? 0) ? {} : { occupants };
  return before === 1 && joining.length > 0 ? { occupants: before + joining.length } : {};
}

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

/** The score of who is left alone, where a lower one was of somebody who does not come along. */
function withOwnScore(
  told: Partial<RenterFacts>,
  { creditScore }: RenterFacts,
  own: number | undefined,
): Partial<RenterFacts> {
  const isOther = own !== undefined && !told.creditScore && creditScore !== null && creditScore.low < own;
  return isOther ? { ...told, creditScore: { low: own, high: own } } : told;
}

/** "A corgi isn't large" and "it's one dog only", of a dog whose breed or weight was told before, is still that dog. */
function asWeighed(pet: Pet, earlier: readonly Pet[]): Pet {
  const dogs = earlier.filter(({ kind }) => speciesOf(kind) === "dog");
  const [only] = dogs;
  // "Shepherd" after "a 70 lb dog"
  if (only && dogs.length === 1 && pet.kind === only.kind && !saysWeight(pet) && saysWeight(only) && isOfNoBreed(only))
    return { ...pet, description: only.description.replace(/^[^,]*/, pet.description) };
  if (pet.kind === "dog" && isOfNoBreed(pet) && !saysWeight(pet) && dogs.length === 1)
    return { ...(dogs[0] as Pet), count: pet.count };
  return (
    earlier.find(({ description, count }) => count === pet.count && description.startsWith(`${pet.description}, `)) ??
    pet
  );
}

/** What goes with a deleted fact. */
const goesWith = (fact: Deletable): readonly ("creditWord" | Deletable)[] =>
  fact === "creditScore" ? ["creditScore", "creditWord"] : [fact];

/** Of what is to be deleted, what was told before and is not told anew. */
const deletedOf = ({ facts, deletes = [] }: Heard, before: RenterFacts): Deletable[] =>
  deletes.filter((fact) => goesWith(fact).some((each) => before[each] != null) && !facts[fact]);

/** What a message has had deleted, once the facts that go with it are taken back. */
export const deletedIn = ({ facts, deletes = [] }: Heard): Deletable[] =>
  deletes.filter((fact) => goesWith(fact).some((each) => facts[each] === null));

function withDeleted(heard: Heard | null, before: RenterFacts): Heard | null {
  const deleted = heard === null ? [] : deletedOf(heard, before);
  if (heard === null || deleted.length === 0) return heard;
  const gone = deleted.flatMap(goesWith).filter((fact) => before[fact] != null);
  return { ...heard, facts: { ...heard.facts, ...Object.fromEntries(gone.map((fact) => [fact, null])) } };
}

/** The pets told before without those that are none after all: "there is no dog". */
const petsLeft = (heard: Heard | null, earlier: Pet[] | null): Pet[] | null =>
  earlier?.filter(({ kind }) => !heard?.notPets?.includes(speciesOf(kind))) ?? null;

/** Who takes back what was told before tells what is left: an animal that is no pet, a fact that is to be deleted. */
export function withTakenBack(heard: Heard | null, before: RenterFacts, talk: Talk): Heard | null {
  return withPetsLeft(withPetsMeant(withDeleted(heard, before), before.pets, talk), before.pets);
}

/** "My aunt takes them", with no animal named lately: those that stand against a showing, where they are all of one kind. */
function withPetsMeant(heard: Heard | null, earlier: Pet[] | null, talk: Talk): Heard | null {
  if (heard === null || heard.notPets?.length || !heard.signals.has("parts-with-animal")) return heard;
  const kinds = new Set((earlier ?? []).map(({ kind }) => speciesOf(kind)));
  if (kinds.size !== 1 || obstacleOf(talk, "pets") === undefined) return heard;
  return { ...heard, notPets: [...kinds] };
}

/**
 * Who says that an animal told before is no pet tells which pets are left: "the cat stays with my mom" leaves the dogs. Who
 * says it again, or of the only animal they speak of, tells that there are none.
 */
function withPetsLeft(heard: Heard | null, earlier: Pet[] | null): Heard | null {
  if (heard === null || heard.facts.pets?.length || !heard.notPets?.length) return heard;
  const left = petsLeft(heard, earlier) ?? [];
  const isNoneLeft = left.length === 0 && (heard.facts.pets !== undefined || heard.signals.has("parts-with-animal"));
  return isNoneLeft || left.length < (earlier?.length ?? 0)
    ? { ...heard, facts: { ...heard.facts, pets: left } }
    : heard;
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
          (pet.kind === "dog" || isOfNoBreed(other) || other.description.startsWith(`${pet.description}, `))),
    );
  return [...(earlier ?? []).filter((pet) => !isReplaced(pet)), ...told.map((pet) => asWeighed(pet, before))];
}
