/*
 * What is said around a part of a text, a time or a figure, as features to judge its role by: the words before and after it,
 * with the other parts of its kind as signs.
 */

/** Where a part stands in its text. */
export type Span = { at: number; end: number };

const nearWords = 4;
const farWords = 9;
/** Without a border, no more words than these are of the same matter. */
const mostWords = 40;
const pieceLetters = 4;
/** Where one thing said ends, and another begins. */
const border = /[.?!;]|,|\b(?:but|so|because|cause|since|and|pero|porque|asi que|pues|y)\b/g;

/** Whether the sentence that goes on from here asks. */
const endsAsking = /^[^.!?;]*\?/;

/** Whether a part is the first or last one of several. */
export const placeAmong = (parts: readonly Span[], place: number): string =>
  parts.length === 1 ? "alone" : place === 0 ? "first" : place === parts.length - 1 ? "last" : "middle";

/** Adds what is said around the part at a place; `sign` is what another part of its kind is seen as. */
export function addSaidAround(
  features: Set<string>,
  text: string,
  parts: readonly Span[],
  { place, sign }: { place: number; sign: string },
): void {
  const { words, places } = saidOf(text, parts, sign);
  const before = wordsFrom(words, places[place] as number, -1);
  const after = wordsFrom(words, places[place] as number, 1);
  addSide(before, "<", features);
  addSide(after, ">", features);
  features.add(`${before[0] ?? "^"} <> ${after[0] ?? "$"}`);
  for (const word of [...untilBorder(before), ...untilBorder(after)]) features.add(`@ ${word}`);
  if (endsAsking.test(text.slice((parts[place] as Span).end))) features.add("asked");
}

/** Adds the words on one side, nearest first: each by its place, with the next one, and as somewhere on that side. */
function addSide(words: readonly string[], side: string, features: Set<string>): void {
  words.slice(0, nearWords).forEach((word, at) => {
    features.add(`${side}${at} ${word}`);
    features.add(`${side}${at} ${word} ${words[at + 1] ?? "^"}`);
  });
  if (words.length === 0) features.add(`${side}0 ^`);
  let isNear = true;
  for (const word of words.slice(0, farWords)) {
    if (word === ",") isNear = false;
    features.add(`${isNear ? side : side + side} ${word}`);
    if (word.length > pieceLetters) features.add(`${side}~ ${word.slice(0, pieceLetters)}`);
  }
}

/** The words on one side of a place, nearest first, up to the border and those that count beyond it. */
function wordsFrom(words: readonly string[], place: number, step: 1 | -1): string[] {
  const found: string[] = [];
  let isPastBorder = false;
  for (let at = place + step; at >= 0 && at < words.length && found.length < mostWords; at += step) {
    if (isPastBorder && found.length > farWords) break;
    found.push(words[at] as string);
    isPastBorder ||= words[at] === ",";
  }
  return found;
}

const untilBorder = (words: readonly string[]): readonly string[] => {
  const end = words.indexOf(",");
  return end < 0 ? words : words.slice(0, end);
};

/** The words of a text in order, with commas for borders and a sign for each of its parts; `places` are those of the signs. */
type Said = { words: readonly string[]; places: readonly number[] };

/** What was said around the parts of a text, read once for all of them. */
const kept = new WeakMap<readonly Span[], Said>();

function saidOf(text: string, parts: readonly Span[], sign: string): Said {
  const known = kept.get(parts);
  if (known) return known;
  const words: string[] = [];
  const places: number[] = [];
  let from = 0;
  for (const { at, end } of parts) {
    words.push(...wordsOf(text.slice(from, at)));
    places.push(words.push(sign) - 1);
    from = end;
  }
  words.push(...wordsOf(text.slice(from)));
  const said = { words, places };
  kept.set(parts, said);
  return said;
}

const wordsOf = (text: string): string[] =>
  text
    .replace(border, (found) => (/\w/.test(found) ? ` , ${found} ` : " , "))
    .split(" ")
    .map((word) => (/\d/.test(word) ? "#" : word.replace(/[^\p{L}',]/gu, "")))
    .filter((word) => word !== "");
