import { numberWords } from "./number-words.ts";

/*
 * How many, as renters say it of people, rooms and months.
 */

const mostInWords = 8;
const small = new Map<string, number>([
  ...[...numberWords].filter(([, number]) => number <= mostInWords),
  ...["a", "una", "uno"].map((word): [string, number] => [word, 1]),
]);

/** The number that a word or a figure says. */
export const numberOf = (word: string): number => small.get(word) ?? Number(word);
/** A pattern of one such word or figure. */
export const count = `(\\d{1,2}|${[...small.keys()].join("|")})`;
