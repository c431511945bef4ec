import { verdictOn } from "@porchlight/domain/qualification/verdict.ts";
import { yourPets } from "../knowing/pets-described.ts";
import { askContactOnce, type Draft, escalate } from "./draft.ts";

/** The topic of animals that are neither dogs nor cats. */
const topic = "pets.other";

/**
 * Tells the owner, once, of animals that are neither dogs nor cats, where the rules of the home stand against them. They hold
 * up no showing: ./qualifying.ts.
 */
export function tellOfOtherAnimals(draft: Draft, words: string): void {
  const others = (draft.learned.pets ?? []).filter(({ kind }) => kind === "other");
  const { property, knowledge, now } = draft.world;
  if (others.length === 0 || knowledge.some((known) => known.topic === topic)) return;
  const { failed, needsOwner } = verdictOn({ ...draft.known, pets: others }, property, now);
  if (![...failed, ...needsOwner].includes("pets") || !escalate(draft, topic, words)) return;
  draft.says.push({ say: "asked-owner", labels: [yourPets(others)], questions: [] });
  askContactOnce(draft);
}
