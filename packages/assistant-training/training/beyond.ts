import {
  isTopicFeature,
  reaches,
  topicQuestionFeaturesOf,
} from "@porchlight/assistant/reading/learned/topic-question-features.ts";
import { normal } from "@porchlight/assistant/reading/text/normal.ts";
import type { RoleLearning } from "./roles.ts";

/*
 * Learns from corpus/beyond which questions of a topic ask more than a home's record of it says. A line stands under its
 * topic; the mark before it says that the answer from the record leaves something of it open.
 */

const mark = "> ";

/** A line without its mark, and whether it has one. */
export const markedIn = (words: string): { text: string; isBeyond: boolean } =>
  words.startsWith(mark) ? { text: words.slice(mark.length), isBeyond: true } : { text: words, isBeyond: false };

/** Whether the record of its topic says all that a line asks. */
export const beyondLearning: RoleLearning<(typeof reaches)[number]> = {
  roles: reaches,
  folder: "beyond",
  examplesOf: ({ label, words }) => {
    const { text, isBeyond } = markedIn(words);
    return [{ features: topicQuestionFeaturesOf(label, normal(text)), role: isBeyond ? "beyond" : "within" }];
  },
  how: { rounds: 15, rate: 0.05, decay: 0.005 },
  leastMet: 4,
  scale: 9,
  isKnown: isTopicFeature,
};
