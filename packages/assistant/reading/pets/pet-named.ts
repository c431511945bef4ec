import type { Line } from "../../talk.ts";
import { mayBeName } from "../contact/name-words.ts";
import { normal } from "../text/normal.ts";
import { animalWords, dogWords, type Species, speciesIn } from "./animal-words.ts";

/*
 * Renters call their pets by name ("would Biscuit cost extra") and by a mere "she" ("she's 59 pounds, I guessed wrong"). Both
 * are the animal that was told before.
 */

const called = "(?:,? (?:named|called|que se llama|se llama|llamad[oa]))?,?";
/** "A poodle and her name is waffle", "un perro, se llama Rocky" */
const saysName = String.raw`(?:[^?!]{0,30}? (?:his|her|its|the) name(?: is|'s)|(?:,| is)? (?:named|called)|,? (?:y |que )?(?:se llama|su nombre es))`;
const introduced = new RegExp(
  String.raw`\b(${animalWords})(?:${called} (\p{Lu}\p{Ll}{2,})|${saysName} (\p{Ll}{3,}|\p{Lu}\p{Ll}{2,}))\b`,
  "gu",
);
const ofCalendar = /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i;

const spoken: Readonly<Record<Species, { en: string; es: string }>> = {
  dog: { en: "the dog", es: "el perro" },
  cat: { en: "the cat", es: "el gato" },
  other: { en: "the pet", es: "la mascota" },
};

/** What the renter has told of animals by name: a normal text with those names read as the animals. */
export function withPetNamed(text: string, said: string, history: readonly Line[], language: "en" | "es"): string {
  let rest = text;
  for (const [, kind = "", beside, told] of `${before(history)} ${said}`.matchAll(introduced)) {
    const species = speciesIn(kind);
    const name = beside ?? told ?? "";
    if (species === null || ofCalendar.test(name) || (told !== undefined && !mayBeName(told))) continue;
    const alone = new RegExp(`(?<!\\b${animalWords}${called} )\\b${normal(name)}\\b`, "g");
    rest = rest.replace(alone, spoken[species][language]);
  }
  return rest;
}

const hedge = "(?:about|around|like|only|just|maybe|roughly|unas|como)";
const aWeight = String.raw`(?:${hedge} )*\d{1,3} ?(?:lbs?|pounds?|libras)\b`;
const weighs = new RegExp(String.raw`\b(?:(?:she|he|it)(?:'s| is| was| weighs)|(?:ella )?pesa)\b(?=.*\b${aWeight})`);
/** "28 pounds, I said", "like 65 lbs" */
const weightAlone = new RegExp(String.raw`^(?=${aWeight}\W*(?:$|,))`);
const animal = new RegExp(`\\b${animalWords}\\b`);
const dog = new RegExp(`\\b${dogWords}(?![\\w'])`, "g");

/** "She's 59 pounds", "28 pounds": a weight that names no animal is that of the dog told before, here or earlier. */
export function withDogWeighed(text: string, said: string, history: readonly Line[]): string {
  if (animal.test(text)) return text;
  const named = normal(`${before(history)} ${said}`)
    .match(dog)
    ?.at(-1);
  return named === undefined ? text : text.replace(weighs, `my ${named} is`).replace(weightAlone, `my ${named} is `);
}

const before = (history: readonly Line[]): string =>
  history
    .filter(({ from }) => from === "renter")
    .map(({ text }) => text)
    .join(" ");
