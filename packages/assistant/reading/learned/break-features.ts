/*
 * What is known of a place between two words, where one thing said may end and the next begin without a mark.
 */

/** What begins at a place: nothing new, a question, or something told. */
export const beginnings = ["nothing", "question", "telling"] as const;

/** The words of a sentence as they are compared, place by place: without accents and marks, figures alike. */
export const comparedWords = (said: string): string[] =>
  said
    .toLowerCase()
    .normalize("NFD")
    .split(/\s+/)
    .filter((word) => word !== "")
    .map((word) => word.replace(/\d+/g, "#").replace(/[^\p{L}#,]+/gu, ""));

const bare = (word: string | undefined, edge: string): string => (word === undefined ? edge : word.replaceAll(",", ""));

/** Returns the features of the place before a word of a sentence. */
export function breakFeaturesOf(words: readonly string[], at: number): string[] {
  const word = (place: number): string => bare(words[place], place < 0 ? "^" : "$");
  const [before, after, then] = [word(at - 1), word(at), word(at + 1)];
  const features = [
    "*",
    `b:${before}`,
    `a:${after}`,
    `bb:${word(at - 2)} ${before}`,
    `aa:${after} ${then}`,
    `ba:${before} ${after}`,
    `n:${Math.min(at, 5)}`,
    `l:${Math.min(words.length - at, 5)}`,
  ];
  if (words[at - 1]?.endsWith(",")) features.push(",");
  return features;
}
