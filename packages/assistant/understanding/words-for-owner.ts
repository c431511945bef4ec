import type { Ask } from "../piper.ts";
import type { Clause } from "./clauses.ts";

/*
 * A question that goes to the owner is read by itself, so it takes along the words that say what it asks of.
 */

/** "And the deposit, is it returned at the end?": what leaves open what it asks of goes to the owner with the words before it. */
export const inContext = (words: string, said: string): string =>
  said.length <= longestInContext && asksOfIt.test(words) ? said.trim() : words;

/** "I have a voucher, do you accept it?": the owner reads the question too, and not only what it is of. */
export const withQuestion = (ask: Ask, clauses: readonly Clause[], said: string): Ask => {
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
const longestInContext = 200;
const asksOfIt =
  /^(?:and |but |so )?(?:is|are|was|does|do|did|will|would|can|could|has|have) (?:it|they|them|those|these|that|she|he|you (?:accept|take|allow) (?:it|them|that))\b/i;
