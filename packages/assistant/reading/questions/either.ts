import type { Ask, Either } from "../../heard/questions.ts";
import type { Talk } from "../../talk.ts";
import { topicOf, topicsIn } from "../../topics.ts";
import { likeliestTwo } from "../learned/aims.ts";
import { least } from "../rank.ts";
import { normal, tokensOf } from "../text/normal.ts";
import { choiceIn } from "../times/choices.ts";
import { contentOf } from "./words-of-meaning.ts";

/**
 * The two topics that a question may be after, where it names neither and neither is likely enough to be answered.
 * Source: of the held-out lines that come so far, every one is after one of the two.
 */
export function eitherOf(words: string): Either["topics"] | null {
  const text = normal(words);
  if (topicsIn(tokensOf(text)).length > 0) return null;
  const [first, second] = likeliestTwo(text, true);
  const [one, other] = [first, second].map((aim) => aim && topicOf(aim.aim)?.label.en);
  // "Heating or heating and cooling" is no choice.
  if (!first || !second || !one || !other || one.includes(other) || other.includes(one)) return null;
  return second.likely >= least.either.second && first.likely + second.likely >= least.either.together
    ? [first.aim, second.aim]
    : null;
}

/** Words of meaning by which Piper calls a topic, in either language. */
const wordsFor = (topic: string): string[] =>
  Object.values(topicOf(topic)?.label ?? {}).flatMap((label) => contentOf(normal(label)));

/** Which of two topics an answer names by such words, and not the other; null where it names neither or both. */
function topicNamed(text: string, topics: Either["topics"]): string | null {
  const [one, other] = topics;
  const said = contentOf(text);
  const names = (topic: string, besides: string): boolean =>
    wordsFor(topic).some((word) => said.includes(word) && !wordsFor(besides).includes(word));
  const [isOne, isOther] = [names(one, other), names(other, one)];
  if (isOne === isOther) return null;
  return isOne ? one : other;
}

const both = /\b(?:both|ambos|ambas|las dos|los dos)\b/;
const neither = /^(?:no|nope|neither|none|ninguno|ninguna)\b/;

/** What the answer to "do you mean this or that" asks of: one topic, both, or the question as it was; null where it answers something else. */
export function askOfEither(said: string, { either }: Talk): { asks: Ask[]; unknownQuestions: string[] } | null {
  if (!either) return null;
  const text = normal(said);
  const asked = (topics: readonly string[]): Ask[] =>
    topics.map((topic) => ({ topic, words: either.words, needsOwner: false }));
  if (both.test(text)) return { asks: asked(either.topics), unknownQuestions: [] };
  const choice = choiceIn(text, either.topics.length);
  if (choice !== null) return { asks: asked([either.topics[choice] as string]), unknownQuestions: [] };
  const named = topicNamed(text, either.topics);
  if (named !== null) return { asks: asked([named]), unknownQuestions: [] };
  return neither.test(text) ? { asks: [], unknownQuestions: [either.words] } : null;
}
