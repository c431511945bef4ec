import type { Ask } from "../../heard/questions.ts";
import type { Message } from "../message.ts";
import { asksIn, contentOf } from "./questions.ts";

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
export function untakenIn({ clauses, sums }: Message, asks: readonly Ask[], taken: readonly string[]): string[] {
  const isOfThese = (topics: readonly Ask[]): boolean =>
    topics.length > 0 && topics.every(({ topic }) => asks.some((ask) => ask.topic === topic));
  return clauses
    .filter((clause) => clause.isQuestion && !sums.has(clause) && contentOf(clause.text).length > 0)
    .filter((clause) => !isAmong(clause.words, taken) && !isOfThese(asksIn([clause]).asks))
    .map(({ words }) => words);
}
