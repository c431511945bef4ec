import {
  isTopicFeature,
  reaches,
  topicQuestionFeaturesOf,
} from "@porchlight/assistant/reading/learned/topic-question-features.ts";
import { normal } from "@porchlight/assistant/reading/text/normal.ts";
import { type CorpusLine, linesOf } from "./lines.ts";
import type { RoleExample, RoleLearning } from "./roles.ts";
import { numbersFrom } from "./same-order.ts";

/*
 * Learns from corpus/beyond which questions of a topic ask more than a home's record of it says. A line stands under its
 * topic; the mark before it says that the answer from the record leaves something of it open.
 */

const mark = "> ";

/** A line without its mark, and whether it has one. */
export const markedIn = (words: string): { text: string; isBeyond: boolean } =>
  words.startsWith(mark) ? { text: words.slice(mark.length), isBeyond: true } : { text: words, isBeyond: false };

type Reach = (typeof reaches)[number];

const exampleOf = (topic: string, text: string, isBeyond: boolean): RoleExample<Reach> => ({
  features: topicQuestionFeaturesOf(topic, normal(text)),
  role: isBeyond ? "beyond" : "within",
});

function examplesOf({ label, words }: CorpusLine): RoleExample<Reach>[] {
  const { text, isBeyond } = markedIn(words);
  return [exampleOf(label, text, isBeyond)];
}

/** What stands between a question and what its renter tells along. */
const joints = [", ", " because ", " since ", " ... ", " ", ", es que ", " porque "];
const tailsOfLine = 2;
/** What is told along, in words. */
const told = { fewest: 3, most: 12 };

/** What renters tell of themselves in few words. */
const tailsTold = (): string[] =>
  linesOf("aims")
    .filter(({ label, words }) => label === "told" && !/[{?]/.test(words))
    .map(({ words }) => words.replace(/[.!]+$/, ""))
    .filter((words) => {
      const { length } = words.split(" ");
      return length >= told.fewest && length <= told.most;
    });

/** Each question with something told along: why it is asked, who asks, by when they must know. None of it changes what is asked. */
function withTails(lines: readonly CorpusLine[]): RoleExample<Reach>[] {
  const tails = tailsTold();
  const pick = numbersFrom(lines.length);
  return lines.flatMap(({ label, words }) => {
    const { text, isBeyond } = markedIn(words);
    return Array.from({ length: tailsOfLine }, () => {
      const tail = `${joints[pick(joints.length)]}${tails[pick(tails.length)]}`;
      return exampleOf(label, `${text.replace(/[?.!]+$/, "")}${tail}`, isBeyond);
    });
  });
}

/** Whether the record of its topic says all that a line asks. */
export const beyondLearning: RoleLearning<Reach> = {
  roles: reaches,
  folder: "beyond",
  examplesOf,
  besides: withTails,
  how: { rounds: 15, rate: 0.05, decay: 0.005 },
  leastMet: 6,
  scale: 9,
  isKnown: isTopicFeature,
};
