import { normal, tokensOf } from "./normal.ts";

/*
 * Phrases as they stand in tables: words of the normal form (normal.ts) in which plurals do not matter, and these signs.
 *
 *   my . door               a word between or none
 *   lower .. rent           up to three words between
 *   rent ... lower          up to twelve words between
 *   fee|rent|deposit        one of these words
 *   (pet rent|deposit)      one of these, of several words
 *   flood*                  a word that begins so
 *   (the|my)?               one of these or none; a phrase does not begin so
 *   {day}                   one of a named list, `{day}?` or none of it
 *   #                       a figure: "1,200", "5", "$40"; ### an amount of three or four digits
 *   ### !(am|... {day})     none of these follows, here or later
 *   ^ lower, lower $        at the beginning or the end of a text, where these are among the words looked through
 */

/** What a phrase is made of. */
export type Part =
  | { is: "word"; word: string }
  | { is: "beginning"; of: string }
  | { is: "figure" }
  | { is: "amount" }
  | { is: "not"; written: string; ways: readonly (readonly Part[])[] }
  | { is: "gap"; most: number }
  | { is: "either"; written: string; ways: readonly (readonly Part[])[]; isOptional: boolean };

/** Lists of phrases that others name. */
export type WordLists = Readonly<Record<string, string | readonly string[]>>;

/** Phrases by their language, each a string of several. */
export type Phrases = { en?: readonly string[]; es?: readonly string[] };

/** The phrases of both languages. */
export const phrasesOf = (each: Phrases | undefined): string[] =>
  Object.values(each ?? {}).flatMap((lines) => lines.flatMap(phrases));

/** Phrases of a table: one string, parted by semicolons. */
export const phrases = (list: string): string[] =>
  list
    .split(";")
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== "");

/** The signs, and runs of letters; a group is cut out as a whole. */
const piece = /!?\([^()]*\)\??|\{\w+\}\??|[^\s]+/g;
const signs: Readonly<Record<string, Part>> = {
  ".": { is: "gap", most: 1 },
  "..": { is: "gap", most: 3 },
  "...": { is: "gap", most: 12 },
  "#": { is: "figure" },
  "###": { is: "amount" },
  "^": { is: "word", word: "^" },
  $: { is: "word", word: "$" },
};

/** The parts of a phrase. Throws where it names a list that there is none of, or begins with what may be missing. */
export function partsOfPhrase(phrase: string, lists: WordLists = {}): Part[] {
  const parts = partsOf(phrase, lists);
  const [first] = parts;
  if (first?.is === "gap" || (first?.is === "either" && first.isOptional))
    throw new Error(`A phrase begins with a word: ${phrase}`);
  return parts;
}

function partsOf(phrase: string, lists: WordLists): Part[] {
  const parts: Part[] = [];
  let plain: string[] = [];
  const endPlain = () => {
    parts.push(...tokensOf(normal(plain.join(" "))).map((word): Part => ({ is: "word", word })));
    plain = [];
  };
  for (const [found] of phrase.matchAll(piece)) {
    const part = signs[found] ?? beginningOf(found) ?? eitherOf(found, lists);
    if (part === null) {
      plain.push(found);
      continue;
    }
    endPlain();
    parts.push(part);
  }
  endPlain();
  return parts;
}

/** The beginning of words that a piece stands for, "flood*"; null where it is none. */
const beginningOf = (found: string): Part | null =>
  /^\w+\*$/.test(found) ? { is: "beginning", of: found.slice(0, -1) } : null;

/** A choice among words, or words that may not follow; null where a piece is neither. */
function eitherOf(found: string, lists: WordLists): Part | null {
  const isOptional = found.endsWith("?");
  const named = /^\{(\w+)\}/.exec(found)?.[1];
  if (named !== undefined) {
    const list = lists[named];
    if (list === undefined) throw new Error(`No list of words is named ${named}`);
    return {
      is: "either",
      written: writtenOf(found, lists),
      ways: [list]
        .flat()
        .flatMap(phrases)
        .map((way) => partsOf(way, lists)),
      isOptional,
    };
  }
  const isGroup = /^!?\(/.test(found);
  if (!isGroup && !found.includes("|")) return null;
  const ways = (isGroup ? found.replace(/^!?\(|\)\??$/g, "") : found).split("|").map((way) => partsOf(way, lists));
  const written = writtenOf(found, lists);
  if (found.startsWith("!")) return { is: "not", written, ways };
  return { is: "either", written, ways, isOptional };
}

/** How a choice is written; tables may name different lists alike, so a choice that names one is of its table's lists alone. */
function writtenOf(found: string, lists: WordLists): string {
  if (!found.includes("{")) return found;
  const number = numbersOfLists.get(lists) ?? listsNumbered++;
  numbersOfLists.set(lists, number);
  return `${found} ${number}`;
}
const numbersOfLists = new WeakMap<WordLists, number>();
let listsNumbered = 0;

/** Whether a phrase is words alone, without a sign. */
export const isPlain = (phrase: string): boolean => partsOfPhrase(phrase).every(({ is }) => is === "word");
