import type { Cue, Question } from "../heard/questions.ts";
import { saysPerWhom } from "../reading/questions/question-heard.ts";
import { contentOf } from "../reading/questions/words-of-meaning.ts";
import { normal, stem } from "../reading/text/normal.ts";
import type { Knowledge } from "../world.ts";

/** "Per person or per household", "gas or electric": whether the owner's answers on these topics say so much for each, or gas. */
export const saysDetail = (knowledge: readonly Knowledge[], topics: readonly string[], { cues }: Question): boolean => {
  const [, tells] = toldDetails.find(([cue]) => cues.has(cue)) ?? [];
  return tells !== undefined && knowledge.some(({ topic, answer }) => topics.includes(topic) && tells(normal(answer)));
};

/** Whether a text of the owner's names a figure. */
export const hasFigure = (text: string): boolean => /\d/.test(text);

/** Whether a question wants one of these details, and the owner's words do not tell it. */
export const leavesDetailOpen = ({ cues }: Question, words: string): boolean =>
  toldDetails.some(([cue, tells]) => cues.has(cue) && !tells(normal(words)));

/**
 * Whether a question speaks of something of which neither the words that were just said nor the question before them spoke:
 * "is there street parking, or somewhere to rent a second one" after "one assigned spot in the lot".
 */
export function asksOfMore({ content, wants }: Question, said: string, before = ""): boolean {
  if ((wants.has("amount") || wants.has("sum")) && hasFigure(said)) return false;
  const spoken = [said, before].flatMap((text) => contentOf(normal(text)));
  const isSpoken = (word: string) => spoken.some((each) => each === word || beginsAlike(each, word));
  return content.some((word) => !tags.has(word) && !isSpoken(word));
}
/** "…, right?" */
const tags = new Set("right correct sure still then verdad cierto seguro entonces".split(" ").map(stem));
/** "Electric" and "electricity" */
const beginsAlike = (one: string, other: string): boolean =>
  one.length >= leastAlike && one.slice(0, leastAlike) === other.slice(0, leastAlike);
const leastAlike = 5;

/** Whether one of these patterns is in a normal text. */
const has =
  (pattern: RegExp) =>
  (text: string): boolean =>
    pattern.test(text);

const toldDetails: readonly (readonly [asks: Cue, tells: (text: string) => boolean])[] = [
  ["asks-per-whom", saysPerWhom],
  ["asks-before-tax", has(/\bgross\b|\b(?:before|after) tax(?:es)?\b/)],
  ["asks-hours", has(/\b\d{1,2}(?::\d\d)? ?[ap]m (?:to|until|-) \d/)],
  [
    "asks-fuel",
    has(
      /\b(?:gas|electric|oil|baseboard|heat pump|radiators?) (?:forced|heat|heating|furnace|stove|range|oven|baseboard)/,
    ),
  ],
];
