import { yourPets } from "../knowing/pets-described.ts";
import { askContactOnce, type Draft, escalate } from "./draft.ts";

/** The topic of animals that are neither dogs nor cats. */
const topic = "pets.other";

/**
 * Tells the owner, once, of animals that are neither dogs nor cats, unless the home takes them. They hold up no showing:
 * ./qualifying.ts.
 */
export function tellOfOtherAnimals(draft: Draft, words: string): void {
  const others = (draft.learned.pets ?? []).filter(({ kind }) => kind === "other");
  const { property, knowledge } = draft.world;
  const isTaken = property.petPolicy?.allowsPets === true && property.petPolicy.otherPetsPolicy === "ALLOWED";
  if (others.length === 0 || isTaken || knowledge.some((known) => known.topic === topic)) return;
  if (!escalate(draft, topic, words)) return;
  draft.says.push({ say: "asked-owner", labels: [yourPets(others)], questions: [] });
  askContactOnce(draft);
}
