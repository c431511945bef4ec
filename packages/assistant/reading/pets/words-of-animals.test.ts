import { describe, expect, it } from "vitest";
import { phrasesOf } from "../text/phrases.ts";
import { speaksOfAnimals, wordsOfAnimals } from "./animal-words.ts";
import { assistance, assistantsIn, deniesAssistance, isNeeded } from "./assistance-animals.ts";
import { petLists, petWords } from "./pet-words.ts";
import { petsIn } from "./pets-in.ts";

/** Every animal that a pattern or a phrase of the readers names is among the words that let them begin. */
describe("A text that a reader of pets says anything of", () => {
  it.each([
    "a chihuahua, 8 lbs",
    "my pit is a sweetheart",
    "no pets",
    "pets none",
    "no other animals here",
    "sin mascotas",
    "un perrito de apoyo emocional",
    "it is de servicio",
    "my therapist says i need my dog",
    "small-dog owner",
    "i have two canaries and my lab",
    "tengo un pez",
  ])("speaks of animals: %j", (text) => expect(speaksOfAnimals(text)).toBe(true));

  it.each(["is it available in june", "the location is great", "i work at the lab", "i make 5000 a month", "gracias"])(
    "does, and %j tells of none",
    (text) => {
      expect(speaksOfAnimals(text)).toBe(false);
      expect(petsIn(text, false, false)).toEqual({});
      expect(deniesAssistance(text) || isNeeded(text)).toBe(false);
      expect(assistantsIn([{ text, words: text, isQuestion: false }])).toEqual([]);
    },
  );

  it("has one of those words in every phrase by which there are none", () => {
    const named = [...wordsOfAnimals, "dog", "cat"].join("|");
    const lists = Object.keys(petLists).filter((list) => new RegExp(named).test(String(petLists[list])));
    const needed = new RegExp(`${named}|\\{(?:${lists.join("|")})\\}`);
    expect(phrasesOf(petWords.none).filter((phrase) => !needed.test(phrase))).toEqual([]);
  });

  it("has one in every way to name an animal that assists", () => {
    const ways = waysOf(assistance.source.replace(/^\\b\(\?:|\)\\b$/g, ""));
    expect(ways.length).toBeGreaterThan(3);
    expect(ways.filter((way) => !/dog|animal|perr|emotional support|emocional|servicio|mascota/.test(way))).toEqual([]);
  });
});

/** The ways of a pattern, parted where no bracket is open. */
function waysOf(source: string): string[] {
  let depth = 0;
  const ways = [""];
  for (const sign of source) {
    if (sign === "|" && depth === 0) ways.push("");
    else ways[ways.length - 1] += sign;
    depth += sign === "(" ? 1 : sign === ")" ? -1 : 0;
  }
  return ways;
}
