import { petPolicyFor } from "@porchlight/domain/qualification/assessments.ts";
import type { TopicQuestion } from "../heard/questions.ts";
import { dogPoundsIn } from "../knowing/owner-limits.ts";
import { dogPoundsOf, yourPets } from "../knowing/pets-described.ts";
import { type Answer, fact, told } from "../topics/topic.ts";
import type { Draft } from "./draft.ts";
import { petCount } from "./pet-sums.ts";
import { verdictFor } from "./verdict.ts";

/**
 * Whether the home's rules allow the pets that a renter told of: "a cat and a 20 lb dog, is that okay?" Null where it is not
 * asked, or where the rules do not say it or say no, which the refusal tells.
 */
export function petsFit(draft: Draft, { topic, isOfOwn }: TopicQuestion): Answer | null {
  const { known, world } = draft;
  const pets = known.pets ?? [];
  const policy = world.property.petPolicy;
  if (!isOfOwn || !topic.startsWith("pets") || pets.length === 0 || policy === null) return null;
  const pounds = dogPoundsIn(world.knowledge);
  const dogs = pets.filter(({ kind }) => kind.endsWith("dog"));
  // Where the owner said how heavy a dog may be, its weight tells whether a dog of no size is one of those allowed.
  const isAllowed = pets.every(({ kind }) => {
    const value = petPolicyFor(policy, kind === "dog" && pounds !== null ? "small dog" : kind);
    return value === "ALLOWED";
  });
  const isOpen = pets.some((pet) => pet.kind === "large dog" && pounds !== null && dogPoundsOf(pet) === null);
  if (!isAllowed || isOpen || verdictFor(draft).failed.includes("pets")) return null;
  const list = yourPets(pets);
  const isOne = petCount(draft) === 1;
  const isWeighed = pounds === null || dogs.every((dog) => dogPoundsOf(dog) !== null);
  const unless = isWeighed
    ? { en: "", es: "" }
    : {
        en: `, as long as no dog weighs over ${pounds} lb`,
        es: `, siempre que ningún perro pese más de ${pounds} libras`,
      };
  return told(
    `Yes, ${list.en} ${isOne ? "fits" : "fit"} the pet rules${unless.en}.`,
    `Sí, ${list.es} ${isOne ? "cumple" : "cumplen"} con las reglas de mascotas${unless.es}.`,
    fact("petPolicy.allowsPets", true),
  );
}
