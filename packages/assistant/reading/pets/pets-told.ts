import type { Asked } from "../answers/asked.ts";
import type { Clause } from "../text/clauses.ts";
import { animalWords, type Pet, speciesOf } from "./animal-words.ts";
import { assistantsIn, withoutAssistants } from "./assistance-animals.ts";
import { deniedIn, withoutDenied } from "./not-pets.ts";
import { petsIn } from "./pets-in.ts";

/** What a message tells of animals: the pets to live there, and whether one is no pet since it assists somebody. */
export type AnimalsTold = { pets?: Pet[]; hasAssistanceAnimal?: boolean };

/** What a message tells of animals; `own` are those of its clauses that tell of the renter. */
export function animalsIn(own: readonly Clause[], clauses: readonly Clause[], asked: Asked): AnimalsTold {
  const told: AnimalsTold = {};
  const isAsked = asked.includes("pets");
  const assistants = assistantsIn(clauses);
  for (const { text, isQuestion } of own) {
    const animals = petsIn(withoutDenied(text), isAsked, isQuestion);
    const named = animals.pets && withoutAssistants(animals.pets, text, assistants);
    const pets = named && withoutNamedBefore(named, told.pets ?? [], text);
    if (pets && (pets.length > 0 || animals.pets?.length === 0 || isAsked))
      told.pets = [...withoutSized(told.pets ?? [], pets, text), ...pets];
    if (animals.hasAssistanceAnimal !== undefined) told.hasAssistanceAnimal = animals.hasAssistanceAnimal;
  }
  // Who was asked for pets and says that one is none has answered.
  if (isAsked && told.pets === undefined && deniedIn(clauses).length > 0) told.pets = [];
  return told;
}

const another = /\b(?:another|other|also|too|otr[oa]|tambien)\b/;
const theSame = new RegExp(`\\b(?:the|that|el|la|ese|esa) (?:\\w+ )?${animalWords}\\b`);

/** "A chihuahua. So with the dog, what is it a month", "two turtles, those two turtles": the one told of before. */
const withoutNamedBefore = (now: readonly Pet[], told: readonly Pet[], text: string): readonly Pet[] =>
  another.test(text)
    ? now
    : now.filter(
        (pet) =>
          !told.some(({ kind, description }) =>
            theSame.test(text) ? speciesOf(kind) === speciesOf(pet.kind) : description === pet.description,
          ),
      );

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
