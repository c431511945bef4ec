import {
  isPartOf,
  isTopicFeature,
  kindOf,
  namings,
  topicQuestionFeaturesOf,
} from "@porchlight/assistant/reading/learned/topic-question-features.ts";
import { normal, tokensOf } from "@porchlight/assistant/reading/text/normal.ts";
import { topicsIn } from "@porchlight/assistant/topics.ts";
import { markedIn } from "./beyond.ts";
import { sentencesOf } from "./composition.ts";
import { type CorpusLine, linesOf } from "./lines.ts";
import type { RoleExample, RoleLearning } from "./roles.ts";
import { numbersFrom } from "./same-order.ts";
import { phrasesOfTopics } from "./topic-phrases.ts";

/*
 * Learns from corpus/aims whether a topic that words name is what they ask of: a line under another label only names it.
 */

type Naming = (typeof namings)[number];

/** Topics whose parts are answered by much the same records: what is asked of one is not held against the next. */
const alike = ["pets", "parking", "accessibility", "requirements", "tours", "application_fee", "utilities"];

/** What is asked of several figures together is asked of each of them too. */
const sums = ["monthly_total", "move_in_cost", "cost_share", "term_total"];
const addedUp = ["rent", "deposit", "pets", "parking", "utilities", "application_fee", "other_fees"];

/** Whether a line of one label asks of a topic; null where that is as likely. */
function asks(label: string, topic: string): boolean | null {
  if (besideTopics.includes(label)) return null;
  if (sums.includes(label) && addedUp.includes(kindOf(topic))) return null;
  if (label === topic || isPartOf(label, topic) || isPartOf(topic, label)) return true;
  return kindOf(label) === kindOf(topic) && alike.includes(kindOf(topic)) ? null : false;
}

/**
 * What is wanted beside what a line names, which may be asked of as well: "ask her about the deposit". What no listing holds
 * of a thing is asked of that thing.
 */
const besideTopics = ["complaint", "pass_on", "request_showing", "unheld"];

const example = (topic: string, text: string, role: Naming): RoleExample<Naming> => ({
  features: topicQuestionFeaturesOf(topic, text),
  role,
});

const namedIn = (text: string): string[] => [...new Set(topicsIn(tokensOf(text)).map(({ topic }) => topic.key))];

/** Each topic that a line names, with whether the line is of it. */
const examplesOf = ({ label, words, line }: CorpusLine): RoleExample<Naming>[] =>
  sentencesOf(words, line, mostOfLine).flatMap((sentence) => {
    const text = normal(sentence);
    return namedIn(text).flatMap((topic) => {
      const isAsked = asks(label, topic);
      return isAsked === null ? [] : [example(topic, text, isAsked ? "meant" : "only-named")];
    });
  });
/** Of a line with alternatives, as in the training of aims. */
const mostOfLine = 4;

/** The lines of corpus/beyond, which are of their topics whether it is named or not. */
const meantBeyond = (): RoleExample<Naming>[] =>
  linesOf("beyond").map(({ label, words }) => example(label, normal(markedIn(words).text), "meant"));

/** How many are made: about as many as there are lines that only name a topic. */
const composed = 9000;
/** Longer ones ask of one thing at such length that nobody asks of another beside it. */
const mostWords = 10;
const joints = [" and ", ", ", " and also ", " y ", "? ", ", what about "];

/** Two questions in one: each of what it names on its own. */
function composedOf(lines: readonly CorpusLine[]): RoleExample<Naming>[] {
  const short = lines.flatMap(({ label, words }) => {
    const text = normal(words);
    const isShort = tokensOf(text).length < mostWords;
    return isShort && namedIn(text).includes(label) ? [{ label, text }] : [];
  });
  const pick = numbersFrom(composed);
  return Array.from({ length: composed }, (): RoleExample<Naming>[] => {
    const [one, other] = [short[pick(short.length)]!, short[pick(short.length)]!];
    const text = `${one.text.replace(/[?.! ]+$/, "")}${joints[pick(joints.length)]!}${other.text}`;
    return one.label === other.label ? [] : [example(one.label, text, "meant"), example(other.label, text, "meant")];
  }).flat();
}

/** What may stand around the bare names of one or two topics. */
const frames = [
  "x",
  "x?",
  "what about x",
  "tell me x",
  "give me x",
  "send me x please",
  "you forgot x",
  "you skipped x",
  "i need to know x",
  "can you tell me x",
  "please send a breakdown with x",
  "with x how much",
  "still waiting on x",
  "x y ya",
  "que hay de x",
  "digame x",
  "se le olvido x",
  "me falta x",
  "mandeme x por favor",
  "con x cuanto",
];
const framesOfPhrase = 3;

/** What names a topic in the fewest words, as it stands and in some frames, alone and with another. */
function phrasesInFrames(): RoleExample<Naming>[] {
  const phrases = phrasesOfTopics();
  const pick = numbersFrom(phrases.length);
  return phrases.flatMap((one) => {
    const framed = Array.from({ length: framesOfPhrase }, (): RoleExample<Naming>[] => {
      const other = pick(2) === 0 ? phrases[pick(phrases.length)]! : one;
      const named = one === other ? one.text : `${one.text}${joints[pick(joints.length)]!}${other.text}`;
      const text = frames[pick(frames.length)]!.replace(/\bx\b/, named);
      return [...new Set([one.label, other.label])].map((label) => example(label, text, "meant"));
    });
    return [example(one.label, one.text, "meant"), ...framed.flat()];
  });
}

const besides = (lines: readonly CorpusLine[]): RoleExample<Naming>[] => [
  ...meantBeyond(),
  ...phrasesInFrames(),
  ...composedOf(lines),
];

/** Whether topics that words name are what they ask of. */
export const namingLearning: RoleLearning<Naming> = {
  roles: namings,
  folder: "aims",
  examplesOf,
  besides,
  how: { rounds: 12, rate: 0.05, decay: 0.01 },
  leastMet: 26,
  scale: 5,
  isKnown: isTopicFeature,
};
