import { phrases } from "./phrases.ts";

/** The words of lists that part them by "; ". */
export const wordsOf = (...lists: readonly string[]): ReadonlySet<string> => new Set(lists.flatMap(phrases));

/** Whether a word is one of such lists. */
export function wordIn(...lists: readonly string[]): (word: string | undefined) => boolean {
  const words = wordsOf(...lists);
  return (word) => word !== undefined && words.has(word);
}
