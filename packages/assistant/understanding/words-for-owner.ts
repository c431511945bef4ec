import type { Ask } from "../heard.ts";
import type { Line } from "../talk.ts";
import { topicOf } from "../topics.ts";
import { type Clause, clausesOf } from "./clauses.ts";

/*
 * A question that goes to the owner is read by itself, so it takes along the words that say what it asks of.
 */

/** "And the deposit, is it returned at the end?": what leaves open what it asks of goes to the owner with the words before it. */
export const inContext = (words: string, said: string): string =>
  said.length <= longestInContext && asksOfIt.test(words) ? said.trim() : words;

/** "I have a voucher, do you accept it?": the owner reads the question too, and not only what it is of, and the other way. */
export const withQuestion = (ask: Ask, clauses: readonly Clause[], said: string): Ask => {
  if (topicOf(ask.topic)?.isOwners) return { ...ask, words: inContext(ask.words, said) };
  const at = clauses.findIndex(({ words }) => words === ask.words);
  const next = clauses[at + 1];
  return at >= 0 &&
    !clauses[at]?.isQuestion &&
    next?.isQuestion &&
    asksOfIt.test(next.words) &&
    said.length <= longestInContext
    ? { ...ask, words: said.trim() }
    : ask;
};
/** "Is that okay?", which is all that is written, goes with the renter's line before it. */
export function withLineBefore(text: string, question: string, history: readonly Line[]): string {
  const before = history.findLast(({ from }) => from === "renter")?.text.trim();
  const isAll = text.replace(/\W/g, "").length - question.replace(/\W/g, "").length < fewLetters;
  const tells = before !== undefined && clausesOf(before).every(({ isQuestion }) => !isQuestion);
  return isAll && tells && before.length + text.length <= longestInContext ? `${before} ${text}` : text;
}
/** "Ok, is that fine" says hardly more than the question. */
const fewLetters = 6;

const longestInContext = 200;
const asksOfIt =
  /^(?:and |but |so )?(?:whether |if )?(?:any|all|some|none) of (?:it|them|that|those|these)\b|^(?:and |but |so )?(?:is|are|was|does|do|did|will|would|can|could|has|have) (?:it|they|them|those|these|that|she|he|you (?:accept|take|allow) (?:it|them|that))\b/i;
