import { topicsIn } from "../topics.ts";
import { type Act, acts } from "./act-features.ts";
import { actScores, isKnownWord } from "./acts.ts";
import type { Clause } from "./clauses.ts";
import type { Intent } from "./intents.ts";
import { tokensOf } from "./normal.ts";

const intentOf: Partial<Record<Act, Intent>> = {
  visit: "request_showing",
  others: "request_alternatives",
  thank: "thank_goodbye",
};
/** What was learned from few examples counts only where much speaks for it, in words that it mostly knows. */
const sure = 1;
const mostlyKnown = 0.75;
/** The examples are short; in a longer sentence their words mean little. */
const longestWords = 14;

/**
 * What a clause is after by its likeness to the examples, for clauses in which no phrase of the tables is found. Once times
 * were offered, "a different one" is another time.
 */
export function learnedIn({ text, isQuestion }: Clause, hasOffered: boolean): Intent[] {
  const tokens = tokensOf(text);
  if (tokens.length === 0 || tokens.length > longestWords) return [];
  if (tokens.filter(isKnownWord).length < mostlyKnown * tokens.length || topicsIn(tokens).length > 0) return [];
  const scores = actScores(text, "told", isQuestion);
  if (scores.seek > 0 || scores.ask > 0) return [];
  return acts.flatMap((act) => {
    const intent = intentOf[act];
    if (intent === undefined || scores[act] <= sure) return [];
    return [intent === "request_alternatives" && hasOffered ? "request_other_times" : intent];
  });
}
