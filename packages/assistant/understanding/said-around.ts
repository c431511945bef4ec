/*
 * What is said around a part of a text, a time or a figure, as features to judge its role by: the words before and after it,
 * with the other parts of its kind as signs.
 */

/** Where a part stands in its text. */
export type Span = { at: number; end: number };

const nearWords = 4;
const farWords = 9;
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
  const part = parts[place] as Span;
  const before = sideOf(text, parts.slice(0, place), { from: 0, to: part.at }, sign).toReversed();
  const after = sideOf(text, parts.slice(place + 1), { from: part.end, to: text.length }, sign);
  addSide(before, "<", features);
  addSide(after, ">", features);
  features.add(`${before[0] ?? "^"} <> ${after[0] ?? "$"}`);
  for (const word of [...untilBorder(before), ...untilBorder(after)]) features.add(`@ ${word}`);
  if (endsAsking.test(text.slice(part.end))) features.add("asked");
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

const untilBorder = (words: readonly string[]): readonly string[] => {
  const end = words.indexOf(",");
  return end < 0 ? words : words.slice(0, end);
};

/** The words of a text between two places, in order, with a sign for each of the parts among them and commas for borders. */
function sideOf(
  text: string,
  parts: readonly Span[],
  { from, to }: { from: number; to: number },
  sign: string,
): string[] {
  let at = from;
  const words: string[] = [];
  for (const part of parts) {
    words.push(...wordsOf(text.slice(at, part.at)), sign);
    at = part.end;
  }
  return [...words, ...wordsOf(text.slice(at, to))];
}

const wordsOf = (text: string): string[] =>
  text
    .replace(border, (found) => (/\w/.test(found) ? ` , ${found} ` : " , "))
    .split(" ")
    .map((word) => (/\d/.test(word) ? "#" : word.replace(/[^\p{L}',]/gu, "")))
    .filter((word) => word !== "");
