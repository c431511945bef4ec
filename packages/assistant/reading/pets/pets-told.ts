import type { Asked } from "../answers/asked.ts";
import type { Clause } from "../text/clauses.ts";
import { animalMark, type Pet, type Species, speciesOf, withAnimalsMarked } from "./animal-words.ts";
import { assistantsIn, namesAssistance, withoutAssistants } from "./assistance-animals.ts";
import { deniedIn, partsWithAnimal, withoutDenied } from "./not-pets.ts";
import { petsIn } from "./pets-in.ts";

/** What a message tells of animals: the pets to live there, and whether one is no pet since it assists somebody. */
export type AnimalsTold = { pets?: Pet[]; hasAssistanceAnimal?: boolean };

/** What a message tells of animals; `own` are those of its clauses that tell of the renter. */
export function animalsIn(own: readonly Clause[], clauses: readonly Clause[], asked: Asked): AnimalsTold {
  const told: AnimalsTold = {};
  const isAsked = asked.includes("pets");
  const assistants = assistantsIn(clauses);
  for (const clause of own) {
    const { text, isQuestion } = clause;
    const animals = petsIn(withoutDenied(text), isAsked, isQuestion);
    const found = animals.pets && withoutAssistants(animals.pets, text, assistants);
    const weighed = withWeightTold(told.pets ?? [], found ?? [], text);
    if (weighed) told.pets = weighed;
    const named = weighed ? undefined : found;
    const pets = named && withoutNamedBefore(named, told.pets ?? [], text);
    if (pets && (pets.length > 0 || animals.pets?.length === 0 || isAsked))
      told.pets = [...withoutSized(told.pets ?? [], pets, text), ...pets];
    if (told.pets?.length && partsWithAnimal(clause) && !ofOne.test(text))
      told.pets = withoutGone(told.pets, deniedIn([clause]));
    if (animals.hasAssistanceAnimal !== undefined) told.hasAssistanceAnimal = animals.hasAssistanceAnimal;
  }
  if (
    told.hasAssistanceAnimal &&
    told.pets &&
    clauses.some((each) => oneAssists.test(each.text) && namesAssistance(each))
  )
    told.pets = told.pets.map((pet) => (pet.count > 1 ? { ...pet, count: pet.count - 1 } : pet));
  // Who was asked for pets and says that one is none has answered, and so has who denies dogs and cats unasked.
  const denied = told.pets === undefined ? deniedIn(isAsked ? clauses : own) : [];
  if (isAsked ? denied.length > 0 : everyday.every((species) => denied.includes(species))) told.pets = [];
  return told;
}

const everyday: readonly Species[] = ["dog", "cat"];

/** "A corgi and a cat. The cat stays with my mom": the pets told before without those that live elsewhere. */
const withoutGone = (told: readonly Pet[], gone: readonly Species[]): Pet[] =>
  told.filter(({ kind }) => !gone.includes(speciesOf(kind)));
/** "Two dogs, one of them stays with my dad": which of a kind is left is not told. */
const ofOne = /\b(?:one|uno|una)\b/;

/** "Two cats, one of them is my support animal": all but that one are pets. */
const oneAssists =
  /\b(?:one|uno|una)(?: of (?:them|my \w+|our \w+|the \w+)| de (?:ellos|ellas|mis \w+|l[oa]s \w+))? (?:is|es)\b/;

const another = /\b(?:another|other|also|too|otr[oa]|tambien)\b/;
const theSame = new RegExp(`\\b(?:the|that|el|la|ese|esa) (?:\\w+ )?${animalMark}\\b`);

/** "A chihuahua. So with the dog, what is it a month", "two turtles, those two turtles": the one told of before. */
const withoutNamedBefore = (now: readonly Pet[], told: readonly Pet[], text: string): readonly Pet[] =>
  another.test(text)
    ? now
    : now.filter(
        (pet) =>
          !told.some(({ kind, description }) =>
            theSame.test(withAnimalsMarked(text))
              ? speciesOf(kind) === speciesOf(pet.kind)
              : description === pet.description,
          ),
      );

/** "A small dog. He's 22 pounds": the pets told before with the weight of the only one of its kind; null where none is told. */
function withWeightTold(told: readonly Pet[], now: readonly Pet[], text: string): Pet[] | null {
  const [pet, second] = now;
  const weight = pet && /^\w+, (.*\d.*)$/.exec(pet.description)?.[1];
  if (!pet || second || !weight || pet.count > 1 || another.test(text)) return null;
  const [same, other] = told.filter(({ kind }) => speciesOf(kind) === speciesOf(pet.kind));
  if (!same || other || same.count > 1 || /\d/.test(same.description)) return null;
  return told.map((one) =>
    one === same ? { ...one, kind: pet.kind, description: `${one.description}, ${weight}` } : one,
  );
}

/** "My dog, it's a chihuahua", "a boxer. 70 pounds": the dog whose size comes after is the same one. */
const withoutSized = (told: readonly Pet[], now: readonly Pet[], text: string): readonly Pet[] =>
  another.test(text)
    ? told
    : told.filter(
        ({ kind, description }) =>
          !now.some(
            (pet) =>
              speciesOf(pet.kind) === "dog" && (kind === "dog" || pet.description.startsWith(`${description}, `)),
          ),
      );
