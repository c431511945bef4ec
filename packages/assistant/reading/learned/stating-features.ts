import { topicsIn } from "../../topics.ts";
import { tokensOf } from "../text/normal.ts";

/*
 * What tells whether a sentence states something or wants something: the words around what it speaks of, whatever that is.
 */

/** Whether a sentence wants an answer or anything else, or only states what is so or what one thinks of it. */
export const statings = ["wants", "states"] as const;

const matter = "<t>";
const start = "<s>";
const end = "</s>";
/** From so many words on a sentence is long. */
const longest = 12;

/** Returns the features of a sentence in the normal form, in which whatever a listing can be asked about is one and the same word. */
export function statingFeaturesOf(text: string): string[] {
  const tokens = tokensOf(text);
  const hits = topicsIn(tokens);
  const words = tokens.flatMap((word, at) => {
    const hit = hits.find(({ from, to }) => from <= at && at < to);
    if (!hit) return [/\d/.test(word) ? "#" : word];
    return hit.from === at ? [matter] : [];
  });
  const said = [start, ...words, end];
  const features = new Set(["*", `words:${Math.min(longest, words.length)}`]);
  for (const [at, word] of said.entries()) {
    features.add(word);
    if (at > 0) features.add(`${said[at - 1]} ${word}`);
  }
  return [...features];
}
