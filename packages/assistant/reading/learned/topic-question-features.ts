import { tokensOf } from "../text/normal.ts";
import { eachPair, wordFeatures } from "./aim-features.ts";
import { isPiece } from "./word-features.ts";

/*
 * What tells how a question bears on a topic: whether it asks of it at all, and whether of more than a home's record of it says.
 */

/** Whether the record says all that is asked of it. */
export const reaches = ["within", "beyond"] as const;

/** Whether a topic that words name is what they ask of. */
export const namings = ["meant", "only-named"] as const;

/** All things that a home has or lacks are asked of alike, as are all matters of one kind. */
export const kindOf = (topic: string): string => topic.slice(0, topic.includes(".") ? topic.indexOf(".") : undefined);

/** Whether a topic is a part of another: "parking.spaces" of "parking". */
export const isPartOf = (part: string, whole: string): boolean => part.startsWith(`${whole}.`);

/** What tells the topic alone. */
export const topicFeature = (topic: string): string => `${topicMark}${topic}`;
const topicMark = "topic:";

/** Whether a feature tells the topic alone: what is learned of a topic is told by that. */
export const isTopicFeature = (feature: string): boolean => feature.startsWith(topicMark);

/** What only joins a question to the one before it. */
const joins: ReadonlySet<string> = new Set("and also so but ok okay well y e pero entonces bueno tambien".split(" "));

/** From so many words on a question is long. */
const longest = 12;

/** Returns the features of a question of a topic, which is in the normal form. */
export function topicQuestionFeaturesOf(topic: string, text: string): string[] {
  const said = tokensOf(text);
  const words = said.slice(
    Math.max(
      0,
      said.findIndex((word) => !joins.has(word)),
    ),
  );
  const kind = kindOf(topic);
  const features = ["*", topicFeature(topic), `kind:${kind}`, `words:${Math.min(longest, words.length)}`];
  for (const word of words)
    for (const feature of wordFeatures(word, isAnyWord))
      if (!isPiece(feature)) features.push(feature, `${kind}|${feature}`);
  eachPair(words, isAnyWord, (pair) => features.push(pair));
  return features;
}

const isAnyWord = (): boolean => true;
