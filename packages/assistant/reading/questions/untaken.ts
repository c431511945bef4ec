import type { Ask } from "../../heard/questions.ts";
import { reaches } from "../contact/addresses.ts";
import type { Message } from "../message.ts";
import { factsIn } from "../people/renter-facts-in.ts";
import { least } from "../rank.ts";
import type { Clause } from "../text/clauses.ts";
import { declinedIn } from "../text/declined.ts";
import { tokensOf } from "../text/normal.ts";
import { wishesIn } from "../times/wishes.ts";
import { likelyOfHome, praises, startsWithOneself } from "./asked-of-home.ts";
import { asksIn } from "./questions.ts";
import { contentOf } from "./words-of-meaning.ts";

/*
 * The account of a message: each part of it that asks is taken by a reader, or it is a question that none takes.
 */

/** Whether one of these texts holds the words of a part, or is held by them. */
const isAmong = (words: string, texts: readonly string[]): boolean =>
  texts.some((text) => text.includes(words) || words.includes(text));

/**
 * The parts that ask, in words of meaning, and are none of what was taken, as the renter wrote them. What asks more of a
 * topic that is answered anyway is taken with that.
 */
export function untakenIn(
  { clauses, sums, answers, short, today }: Message,
  asks: readonly Ask[],
  taken: readonly string[],
): string[] {
  const isOfThese = (topics: readonly Ask[]): boolean =>
    topics.length > 0 &&
    topics.every(({ topic }) => asks.some((ask) => ask.topic === topic || ask.topic.startsWith(`${topic}.`)));
  return clauses
    .filter((clause) => clause.isQuestion || (!answers.has(clause) && isLikeQuestion(clause)))
    .filter((clause) => !sums.has(clause))
    .filter((clause) => contentOf(clause.text).length > 0 || (taken.length === 0 && leansOnRest(clause, today)))
    .filter((clause) => !isAmong(clause.words, taken) && !isOfThese(asksIn([clause]).asks))
    .map(({ text, words }) => (contentOf(text).length > 0 ? words : short.trim()));
}

/** "We have two cars. The second where we can put?": a marked question in which no word names its matter; a fact or a time may but be unsure. */
const leansOnRest = (clause: Clause, today: Temporal.PlainDate): boolean =>
  /\?\W*$/.test(clause.words) &&
  tokensOf(clause.text).length >= fewestWords &&
  Object.keys(factsIn([clause], [], today)).length === 0 &&
  wishesIn(clause.text, today, 0).length === 0;
/** "Is ok?" and "right?" ask of what was told. */
const fewestWords = 3;

/** "And the bathroom door, my walker is wide", said instead of what Piper asked for, is surely of the home. */
const isLikeQuestion = ({ text, words }: Clause): boolean =>
  words.search(reaches) < 0 &&
  ![startsWithOneself, praises].some((tells) => tells.test(text)) &&
  declinedIn(text) === null &&
  likelyOfHome(text, false) >= least.asked.beside;
