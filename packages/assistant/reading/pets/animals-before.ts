import type { RenterFacts } from "@porchlight/domain/qualification/renter-facts.ts";
import type { Line } from "../../talk.ts";
import type { Asked } from "../answers/asked.ts";
import { type Clause, clausesOf } from "../text/clauses.ts";
import { type Species, saysWhatItIs, speciesIn, speciesOf } from "./animal-words.ts";
import {
  assistantsIn,
  isNeeded,
  namesAssistance,
  saysItAssists,
  speaksOfOwnAssistant,
  withoutAssistants,
} from "./assistance-animals.ts";
import { deniedIn, saysItIsGone } from "./not-pets.ts";

import { animalsIn } from "./pets-told.ts";

/** What this message tells, and which animals of earlier messages are no pets after it. */
type Corrected = { facts: Partial<RenterFacts>; notPets: Species[] };

/**
 * The facts of a message without the animal that was called an assistance animal before: "he is a 70 lb shepherd", after "I
 * have a service dog", tells of no pet. The other way round, the dog told of before is no pet once it is called that.
 */
export function withoutAnimalsBefore(
  facts: Partial<RenterFacts>,
  clauses: readonly Clause[],
  history: readonly Line[],
  asked: Asked,
): Corrected {
  const meant = assistantsMeant(clauses, history);
  const before = [...assistantsTold(history), ...meant];
  const isSaidNow = saysItAssists(clauses) || meant.length > 0;
  const needed = neededOf(clauses, history);
  const notPets = new Set(deniedIn(clauses));
  const isNew = facts.hasAssistanceAnimal === true && before.length === 0;
  if (isNew || isSaidNow) for (const species of assistantsIn(clauses)) addAssistant(notPets, species);
  for (const species of needed) notPets.add(species);
  // "He's registered for emotional support" and "my aunt is keeping him" name no animal: it is the one spoken of last.
  const assistsUnnamed = isNew && clauses.every(({ text }) => speciesIn(text) === null);
  if (assistsUnnamed || (notPets.size === 0 && clauses.some(saysItIsGone)))
    for (const species of lastNamedIn(history)) notPets.add(species);
  if (isSaidNow || needed.length > 0) facts.hasAssistanceAnimal = true;
  if (facts.pets && needed.length > 0) facts.pets = facts.pets.filter(({ kind }) => !needed.includes(speciesOf(kind)));
  if (!facts.pets?.length || before.length === 0) return { facts, notPets: [...notPets] };
  const text = clauses.map((clause) => clause.text).join(" ");
  const pets = withoutAssistants(facts.pets, text, before);
  const { pets: _, ...rest } = facts;
  return { facts: pets.length > 0 || asked.includes("pets") ? { ...rest, pets } : rest, notPets: [...notPets] };
}

/** "A service animal" may be the dog or the cat told of before. */
const addAssistant = (notPets: Set<Species>, species: Species | "any"): void => {
  for (const each of species === "any" ? (["dog", "cat"] as const) : [species]) notPets.add(each);
};

/** The kinds of animals that the last two lines name: what "my aunt is keeping him" is said of. */
const lastNamedIn = (history: readonly Line[]): Species[] =>
  history
    .slice(-2)
    .flatMap(({ text }) => clausesOf(text))
    .map(({ text }) => speciesIn(text))
    .filter((species) => species !== null);

/** The kind of the animal spoken of last by a clause that tells what it helps with: "he is trained to alert her to seizures". */
function neededOf(clauses: readonly Clause[], history: readonly Line[]): Species[] {
  const at = clauses.findIndex(({ text, isQuestion }) => !isQuestion && isNeeded(text));
  if (at < 0) return [];
  const here = clauses.slice(0, at + 1).map(({ text }) => speciesIn(text));
  return [here.findLast((species) => species !== null) ?? lastNamedIn(history).at(-1) ?? []].flat();
}

const mayName = /servic|assist|support|therap|guide|alert|respon|asist|apoyo|gu[ií]a|\besas?\b/i;

/** The kinds of the assistance animals that the renter told of in earlier messages. */
function assistantsTold(history: readonly Line[]): (Species | "any")[] {
  return history.flatMap(({ from, text }) => {
    if (from !== "renter" || !mayName.test(text)) return [];
    const clauses = clausesOf(text);
    const named = assistantsIn(clauses);
    return named.length > 0 && animalsIn(clauses, clauses, []).hasAssistanceAnimal ? named : [];
  });
}

/**
 * The kinds of the assistance animals that the renter's last message asked of, where this one says that they have one: "she's a
 * collie", "I have a letter".
 */
function assistantsMeant(clauses: readonly Clause[], history: readonly Line[]): (Species | "any")[] {
  const last = history.findLast(({ from }) => from === "renter")?.text ?? "";
  if (!mayName.test(last)) return [];
  const asked = clausesOf(last);
  const isOwn = clauses.some((clause) => speaksOfOwnAssistant(clause) || saysWhatItIs(clause.text));
  return isOwn && asked.some(namesAssistance) ? assistantsIn(asked) : [];
}
