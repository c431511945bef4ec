import { amenities } from "@porchlight/domain/properties/amenities.ts";
import type { Property } from "@porchlight/domain/properties/property.ts";
import { phrasesOf } from "../reading/text/phrases.ts";
import { amenityWords } from "../topics/amenity-words.ts";
import { describeHome } from "./describe.ts";
import { numberWord } from "./prose.ts";

/**
 * Asks: what a text about a home claims that neither the facts on record nor the highlights say. It reads numbers and
 * amenities, where a wrong word would mislead a renter.
 *
 * Shape   the claims as they are written, without repeats
 */
export function ungroundedClaims(text: string, home: Property, highlights: string): string[] {
  const claimed = plain(text);
  const known = plain(`${highlights} ${describeHome(home, "").html} ${home.displayName}`);
  return [...new Set([...unknownNumbers(claimed, known), ...unknownAmenities(claimed, known, home)])];
}

const plain = (text: string): string =>
  text
    .replace(/<[^>]*>/g, " ")
    .replace(/&\w+;/g, " ")
    .toLowerCase()
    .replace(/(\d),(?=\d{3})/g, "$1")
    .replace(/\s+/g, " ");

const smallNumbers = Array.from({ length: 11 }, (_, count) => numberWord(count));
/** How many of what: "two-bedroom", "3 parking spaces". */
const counts = new RegExp(
  `\\b(\\d+|${smallNumbers.join("|")})[- ]((?:full |half )?(?:bed|bath|car|stor|floor|parking|pet|unit|minute|block|mile)[a-z]*)`,
  "g",
);

/** A count must be known of its very thing; any other number must be known. */
function unknownNumbers(claimed: string, known: string): string[] {
  const knownCounts = new Set([...known.matchAll(counts)].map(countKey));
  const knownNumbers = new Set(numbersIn(known));
  return [
    ...[...claimed.matchAll(counts)].filter((count) => !knownCounts.has(countKey(count))).map(([written]) => written),
    ...numbersIn(claimed.replace(counts, " ")).filter((number) => !knownNumbers.has(number)),
  ];
}

const numbersIn = (text: string): string[] => text.match(/\d+(?:\.\d+)?/g) ?? [];

function countKey([, number, thing]: RegExpMatchArray): string {
  const asWord = smallNumbers.indexOf(number!);
  return `${asWord < 0 ? number : asWord} ${thing!.replace(/room|ing|s$/g, "").slice(0, 4)}`;
}

function unknownAmenities(claimed: string, known: string, home: Property): string[] {
  const wordsOf = (name: keyof typeof amenityWords) => [
    amenityWords[name].en.replace(/^an? /, ""),
    ...phrasesOf(amenityWords[name].asked),
  ];
  const named = amenities
    .map(({ name }) => name)
    .filter((name) => name in amenityWords) as (keyof typeof amenityWords)[];
  const has = (name: keyof typeof amenityWords) => home.amenities?.[name] === true;
  // What the home has is taken out first, so that "fenced yard" does not leave a yard behind.
  const rest = [...named.filter(has).flatMap(wordsOf)].reduce(
    (left, words) => left.replace(wholeWords(words, "g"), " "),
    claimed,
  );
  return named
    .filter((name) => !has(name))
    .flatMap((name) => wordsOf(name).filter((words) => wholeWords(words).test(rest) && !wholeWords(words).test(known)));
}

const wholeWords = (words: string, flags = ""): RegExp =>
  new RegExp(`\\b${words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}s?\\b`, flags);
