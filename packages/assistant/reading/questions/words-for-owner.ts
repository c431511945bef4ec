import type { Line } from "../../talk.ts";
import { clausesOf } from "../text/clauses.ts";
import { wholeOf } from "../text/sentences.ts";

/*
 * A question that goes to the owner is read by itself, so it takes along the words that say what it asks of.
 */

/**
 * "Is that okay?" with the sentences that it points at: those before it or, where it is all that is written, the renter's
 * line before.
 */
export function withLineBefore(short: string, question: string, history: readonly Line[]): string {
  const text = short.trim();
  const before = history.findLast(({ from }) => from === "renter")?.text.trim();
  const isAll = text.replace(/\W/g, "").length - question.replace(/\W/g, "").length < fewLetters;
  const tells = before !== undefined && clausesOf(before).every(({ isQuestion }) => !isQuestion);
  return isAll && tells && before.length + text.length <= longestInContext
    ? `${before} ${text}`
    : wholeOf(question, text);
}
/** "Ok, is that fine" says hardly more than the question. */
const fewLetters = 6;

const longestInContext = 200;
