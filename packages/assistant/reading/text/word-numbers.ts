/*
 * Words by numbers: what is looked up of a word again and again is found by its number sooner than by its letters.
 */

const numbers = new Map<string, number>();

/** The number of a word of a table; a new one where it has none yet. */
export function numberFor(word: string): number {
  const known = numbers.get(word);
  if (known !== undefined) return known;
  numbers.set(word, numbers.size);
  return numbers.size - 1;
}

/** The number of a word, and -1 of a word that no table has. */
export const numberOf = (word: string): number => numbers.get(word) ?? -1;
