import type { Line } from "../../talk.ts";
import { normal } from "../text/normal.ts";
import { animalWords, dogWords, type Species, speciesIn } from "./animal-words.ts";

/*
 * Renters call their pets by name ("would Biscuit cost extra") and by a mere "she" ("she's 59 pounds, I guessed wrong"). Both
 * are the animal that was told before.
 */

const called = "(?:,? (?:named|called|que se llama|se llama|llamad[oa]))?,?";
const introduced = new RegExp(`\\b(${animalWords})${called} (\\p{Lu}\\p{Ll}{2,})\\b`, "gu");
const ofCalendar = /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i;

const spoken: Readonly<Record<Species, { en: string; es: string }>> = {
  dog: { en: "the dog", es: "el perro" },
  cat: { en: "the cat", es: "el gato" },
  other: { en: "the pet", es: "la mascota" },
};

/** What the renter has told of animals by name: a normal text with those names read as the animals. */
export function withPetNamed(text: string, said: string, history: readonly Line[], language: "en" | "es"): string {
  let rest = text;
  for (const [, kind = "", name = ""] of `${before(history)} ${said}`.matchAll(introduced)) {
    const species = speciesIn(kind);
    if (species === null || ofCalendar.test(name)) continue;
    const alone = new RegExp(`(?<!\\b${animalWords}${called} )\\b${normal(name)}\\b`, "g");
    rest = rest.replace(alone, spoken[species][language]);
  }
  return rest;
}

const aWeight = "(?=.*\\b\\d{1,3} ?(?:lbs?|pounds?|libras)\\b)";
const weighs = new RegExp(`\\b(?:(?:she|he|it)(?:'s| is| was| weighs)|(?:ella )?pesa)\\b${aWeight}`);
const animal = new RegExp(`\\b${animalWords}\\b`);
const dog = new RegExp(`\\b${dogWords}\\b`);

/** "She's 59 pounds": a weight that names no animal is the dog's that was told before. */
export const withDogWeighed = (text: string, history: readonly Line[]): string =>
  !animal.test(text) && dog.test(normal(before(history))) ? text.replace(weighs, "my dog is") : text;

const before = (history: readonly Line[]): string =>
  history
    .filter(({ from }) => from === "renter")
    .map(({ text }) => text)
    .join(" ");
