import type { Ask } from "../../heard/questions.ts";
import { reaches } from "../contact/addresses.ts";
import type { Message } from "../message.ts";
import { least } from "../rank.ts";
import type { Clause } from "../text/clauses.ts";
import { declinedIn } from "../text/declined.ts";
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
  { clauses, sums, answers }: Message,
  asks: readonly Ask[],
  taken: readonly string[],
): string[] {
  const isOfThese = (topics: readonly Ask[]): boolean =>
    topics.length > 0 && topics.every(({ topic }) => asks.some((ask) => ask.topic === topic));
  return clauses
    .filter((clause) => clause.isQuestion || (!answers.has(clause) && isLikeQuestion(clause)))
    .filter((clause) => !sums.has(clause) && contentOf(clause.text).length > 0)
    .filter((clause) => !isAmong(clause.words, taken) && !isOfThese(asksIn([clause]).asks))
    .map(({ words }) => words);
}

/** "And the bathroom door, my walker is wide", said instead of what Piper asked for, is surely of the home. */
const isLikeQuestion = ({ text, words }: Clause): boolean =>
  words.search(reaches) < 0 &&
  ![startsWithOneself, praises].some((tells) => tells.test(text)) &&
  declinedIn(text) === null &&
  likelyOfHome(text, false) >= least.asked.beside;
