import { matchesOf } from "./matches.ts";

/** "1)", "2." or "(3)" before an item of a list; the number is what is captured. */
const marker = /(?<=^|\s)\(?([1-9])[).:](?=\s+[\p{L}¿¡])/gu;

/**
 * Returns a text with the items of a numbered list on lines of their own, without their numbers: "1) is heat included 2) are
 * cats allowed". A text without a list that begins at one and goes on stays as it is.
 */
export function withItemsApart(text: string): string {
  const numbers = matchesOf(text, marker).map(([, number]) => Number(number));
  const isList = numbers.length > 1 && numbers.every((number, at) => number === at + 1);
  return isList ? text.replace(marker, "\n").replace(/\s*\n\s*/g, "\n") : text;
}
