import { tokensOf } from "../text/normal.ts";
import { eachPair, wordFeatures } from "./aim-features.ts";
import { isPiece } from "./word-features.ts";

/*
 * What tells whether a question whose words name a topic asks of that topic, and more than a home's record of it says.
 */

/** Whether the record says all that is asked of it. */
export const reaches = ["within", "beyond"] as const;

/** Whether a topic that words name is what they ask of. */
export const namings = ["meant", "only-named"] as const;

/** All things that a home has or lacks are asked of alike, as are all matters of one kind. */
const kindOf = (topic: string): string => topic.slice(0, topic.includes(".") ? topic.indexOf(".") : undefined);

/** What tells the topic alone. */
export const topicFeature = (topic: string): string => `topic:${topic}`;

/** From so many words on a question is long. */
const longest = 12;

/** Returns the features of a question of a topic, which is in the normal form. */
export function topicQuestionFeaturesOf(topic: string, text: string): string[] {
  const words = tokensOf(text);
  const kind = kindOf(topic);
  const features = ["*", topicFeature(topic), `kind:${kind}`, `words:${Math.min(longest, words.length)}`];
  for (const word of words)
    for (const feature of wordFeatures(word, isAnyWord))
      if (!isPiece(feature)) features.push(feature, `${kind}|${feature}`);
  eachPair(words, isAnyWord, (pair) => features.push(pair));
  return features;
}

const isAnyWord = (): boolean => true;
