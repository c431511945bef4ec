import { petPolicyFor } from "@porchlight/domain/qualification/assessments.ts";
import type { TopicQuestion } from "../heard/questions.ts";
import { dogPoundsIn } from "../knowing/owner-limits.ts";
import { dogPoundsOf, yourPets } from "../knowing/pets-described.ts";
import { type Answer, fact, joined, told } from "../topics/topic.ts";
import type { Draft } from "./draft.ts";
import { stillBooks } from "./enough.ts";
import { petCount } from "./pet-sums.ts";
import { verdictFor } from "./verdict.ts";

/**
 * What is said of pets that are more than the home allows and bar no showing, with `record`, what the records say of the kind
 * asked of: "we have 3 cats, is that ok?" Null where they are not too many, or where the refusal says it.
 */
export function petsOver(draft: Draft, { topic, isOfOwn }: TopicQuestion, record: Answer | null): Answer | null {
  const most = draft.world.property.petPolicy?.maxPets ?? null;
  const isTold = isOfOwn === true || (draft.heard?.facts.pets ?? []).length > 0;
  const count = petCount(draft);
  const { failed } = verdictFor(draft);
  if (!isTold || !topic.startsWith("pets") || most === null || count <= most || failed.includes("pets")) return null;
  const still = stillBooks(failed);
  const over = told(
    `Up to ${most} ${most === 1 ? "pet is" : "pets are"} allowed, and you'd have ${count}${still.en}.`,
    `Se acepta un máximo de ${most} ${most === 1 ? "mascota" : "mascotas"}, y usted tendría ${count}${still.es}.`,
    fact("petPolicy.maxPets", most),
  );
  if (topic === "pets.max" || record === null) return over;
  const isSaid = draft.says.some((said) => said.say === "answer" && said.text.en.includes(over.en));
  return isSaid ? record : { ...joined([record, over]), ...(record.isPart && { isPart: true }) };
}

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
  const isOver = petCount(draft) > (policy.maxPets ?? Number.POSITIVE_INFINITY);
  if (!isAllowed || isOpen || isOver || verdictFor(draft).failed.includes("pets")) return null;
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
