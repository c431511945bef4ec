import { topicsIn } from "../../topics.ts";
import { isNature } from "../people/trait-words.ts";
import { anyOf } from "../text/any-of.ts";
import { normal, tokensOf } from "../text/normal.ts";
import { reaches } from "./addresses.ts";
import { isGivenName } from "./given-names.ts";
import {
  betweenSentences,
  capitalised,
  isAboutNumbers,
  isFirstOfTwo,
  isNoWord,
  isSomebodysWord,
  label,
  mayBeName,
} from "./name-words.ts";

/** Stands for an address or a number in a text that is taken apart. */
const mark = "\u241f";
const between = new RegExp(String.raw`[,;:|\n()<>–-]|(?<=[.!?])\s+|(${mark})`);
/** Words between two signs, and whether a sentence begins with them. */
type Part = { words: string; isFirst: boolean };

/** "Sure its tomas rivera", "a nombre de tomas rivera": what a name follows. */
const leadIn = new RegExp(
  String.raw`^(?:(?:sure|yes|yeah|ok|okay|hi|hey|yo|sorry|oh|uh|um|claro|si|sí|hola)[, ]+)*(?:${anyOf(
    "it['’]?s; i['’]?m; and; n; y; con; soy; es; this is; (?:my |the )?name(?:['’]?s| is)?; me llamo; mi nombre es",
    "(?:a |el )?nombre(?: de)?",
  )}\s+)?`,
  "i",
);
/** "Tomas, 208 555 0131 is my cell" says between the two only what the number is. */
const isOfNumber = (word: string): boolean =>
  label.test(word) || isAboutNumbers(word) || ofNumber.test(word) || /^[.!?]+$/.test(word);
const ofNumber = /^(?:is|my|the|a|at|on|by|btw|here|lol|y|and|n|hit|up)$/i;
/** "Phone: 208 555 0131": whether words are only a number or an address with what that is. "Call 208 …" wishes for more. */
export function isReachAlone(words: string): boolean {
  const beside = words.replace(reaches, " ");
  const isLabel = (word: string) => (label.test(word) && !asksFor.test(word)) || ofNumber.test(word);
  return beside !== words && wordsOf(beside.replace(/[,;:|()<>–-]/g, " ")).every(isLabel);
}
const asksFor = /^(?:call|text|write|reach)/i;
const wordsOf = (part: string): string[] => part.split(/[\s.!?]+/).filter(Boolean);

/**
 * The name right beside an address or a number: "dan kessler, 208 555 0131, moving sept 1", "its dan 208 555 0131", "mail
 * dan@example.test, dan". One to three words that are none of the examples.
 */
export function nameBesideAddress(text: string, isAsked: boolean): string | null {
  const parts = partsOf(text.replace(reaches, ` ${mark} `));
  for (const [at, { words }] of parts.entries()) {
    if (words !== mark) continue;
    const [before, after] = [nearest(parts, at, -1), nearest(parts, at, 1)];
    const name = (before && nameOf(before, isAsked)) ?? (after && nameOf({ ...after, isFirst: true }, isAsked));
    if (name) return name;
  }
  return null;
}

const partsOf = (text: string): Part[] =>
  text.split(betweenSentences).flatMap((sentence) =>
    sentence
      .split(between)
      .map((part) => (part ?? "").trim())
      .filter((part) => part !== "")
      .map((words, at, all) => ({ words, isFirst: all.slice(0, at).every((each) => leadsIn(each)) })),
  );
const leadsIn = (words: string): boolean => words === mark || `${words} `.replace(leadIn, "") === "";

function nearest(parts: readonly Part[], from: number, step: number): Part | undefined {
  let at = from + step;
  while (parts[at] && parts[at]!.words !== mark && wordsOf(parts[at]!.words).every(isOfNumber)) at += step;
  return parts[at]?.words === mark ? undefined : parts[at];
}

function nameOf(part: Part, isAsked: boolean): string | null {
  const bare = part.words.replace(leadIn, "");
  const words = wordsOf(bare);
  while (words.length > 0 && isOfNumber(words.at(-1)!)) words.pop();
  const name = words.join(" ");
  const isPart = (word: string, at: number) => (at > 0 && anInitial.test(word)) || isSomebodysWord(word);
  // What ends a longer sentence ("…, exhausted") is a name where it is written as one.
  const mayBeOne = part.isFirst || bare !== part.words || /^\p{Lu}/u.test(name) || isGivenName(name);
  const isName =
    words.length > 0 &&
    words.length <= mostWords &&
    words.every(isPart) &&
    (words.length === 1 ? mayBeOne && isFirstName(name) : isFullName(words, isAsked)) &&
    (isGivenName(name) || !isNature(name)) &&
    topicsIn(tokensOf(normal(name))).length === 0;
  return isName ? words.map(capitalised).join(" ") : null;
}

/** No word besides, as "a", "i" and "y" are. */
const anInitial = /^[^\P{L}aeiouyn]$/iu;
const mostWords = 3;
/** Of two letters only what is known as a name is one. */
const lettersOfOne = 3;
const isFirstName = (word: string): boolean =>
  isGivenName(word) || (word.length >= lettersOfOne && mayBeName(word.toLowerCase()));
/** The last of two names may be a word of the examples where they were asked for: "dan king". */
function isFullName(words: readonly string[], isAsked: boolean): boolean {
  const last = words.findLast((word) => word.length > 1) ?? "";
  const isFirst = isFirstName(words[0]!) || isFirstOfTwo([capitalised(words[0]!), capitalised(words[1]!)], 0);
  return isFirst && (isNoWord(last) || (isAsked && words.length === 2));
}
