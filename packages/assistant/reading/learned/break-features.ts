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

/** The word at a place as it is judged by; before the first and after the last, how a sentence begins and ends. */
export const wordAt = (words: readonly string[], place: number): string =>
  words[place]?.replaceAll(",", "") ?? (place < 0 ? "^" : "$");

/** What a word tells alone, by how far it is from the place, and what it tells with the next one. */
export const alone = [
  { mark: "b:", from: -1 },
  { mark: "a:", from: 0 },
] as const;
export const withNext = [
  { mark: "bb:", from: -2 },
  { mark: "aa:", from: 0 },
  { mark: "ba:", from: -1 },
] as const;

/** What every place tells. */
export const anywhere = "*";

/** What a place before a word of a sentence tells, whatever the words are. */
export const placeFeatures = (words: readonly string[], at: number): string[] => [
  `n:${Math.min(at, 5)}`,
  `l:${Math.min(words.length - at, 5)}`,
  ...(words[at - 1]?.endsWith(",") ? [","] : []),
];

/** Returns the features of the place before a word of a sentence. */
export const breakFeaturesOf = (words: readonly string[], at: number): string[] => [
  anywhere,
  ...alone.map(({ mark, from }) => mark + wordAt(words, at + from)),
  ...withNext.map(({ mark, from }) => `${mark}${wordAt(words, at + from)} ${wordAt(words, at + from + 1)}`),
  ...placeFeatures(words, at),
];
