import type { Question, TopicQuestion } from "../heard/questions.ts";
import type { Draft } from "./draft.ts";

/*
 * Questions that name a pet and are of an animal that assists.
 */

/** Who told of an assistance animal and no pet asks of it: the rules for pets and their price are not for it, but for another. */
export const ofAssistanceAnimal = (draft: Draft, ask: TopicQuestion): TopicQuestion =>
  namesAssistance(draft, ask) &&
  isOfAnimal(ask) &&
  !ask.cues.has("wishes-for-animal") &&
  !isOfPet(draft.known.pets ?? [], ask)
    ? { ...ask, topic: ofAssistance, needsOwner: false }
    : ask;
export const ofAssistance = "assistance_animal";

/** Whether an assistance animal was told of, or this message asks of one and this question of no cat beside it. */
const namesAssistance = ({ known, heard }: Draft, { cues }: Question): boolean =>
  known.hasAssistanceAnimal === true ||
  (!cues.has("names-cat") && heard?.asks.some(({ topic }) => topic === "assistance_animal") === true);

/** "Is there a deposit on him" asks of the animal as much as "is there a pet fee". */
const isOfAnimal = ({ topic, cues }: TopicQuestion): boolean =>
  topic === "pets" || topic.startsWith("pets.") || (charges.includes(topic) && cues.has("is-for-animal"));
const charges: readonly string[] = ["deposit", "deposit_terms", "other_fees", "rent", "monthly_total"];

/** Of an assistance cat and a dog that is a pet, "do I pay for the cat" asks of no pet. */
function isOfPet(pets: NonNullable<Draft["known"]["pets"]>, { cues }: Question): boolean {
  const kinds = (["dog", "cat"] as const).filter((kind) => cues.has(`names-${kind}`));
  return kinds.length === 0 ? pets.length > 0 : pets.some((pet) => kinds.some((kind) => pet.kind.endsWith(kind)));
}
