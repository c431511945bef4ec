import { topicsIn } from "../topics.ts";
import { asksForNumber } from "./contact-asked.ts";
import type { Moment } from "./moments.ts";
import { tokensOf } from "./normal.ts";

/** What one sentence of a renter does in a conversation. */
export const acts = ["affirm", "negate", "thank", "close", "visit", "take", "others", "seek", "date", "ask"] as const;
export type Act = (typeof acts)[number];

/** Stands in a text for a day that it names, so that what is learned of one day holds for all. */
export const someDay = "someday";

/** A word of the training that came up once, or a word never seen: a name, mostly. */
export const unknownWord = "?";

/** What a sentence is judged by: its words, its pairs of words, how it begins, how long it is, and the moment. */
export function featuresOf(
  text: string,
  moment: Moment,
  isQuestion: boolean,
  isKnown: (word: string) => boolean,
): string[] {
  const tokens = tokensOf(text);
  const words = tokens.map((word) => (/\d/.test(word) ? "#" : isKnown(word) ? word : unknownWord));
  const features = new Set<string>(["", `at ${moment}`]);
  words.forEach((word, i) => {
    features.add(word);
    features.add(`${i === 0 ? "^" : words[i - 1]} ${word}`);
  });
  features.add(`${words.at(-1)} $`);
  if (isQuestion) features.add("asks");
  if (topicsIn(tokens).length > 0 || asksForNumber(tokens))
    features.add(isQuestion ? "asks of the home" : "tells of the home");
  if (words.length <= 3) features.add(`${moment} short`);
  if (words.length <= 1) features.add(`${moment} one word`);
  return [...features];
}
