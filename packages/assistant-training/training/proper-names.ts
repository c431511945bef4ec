import { normal, tokensOf } from "@porchlight/assistant/understanding/normal.ts";

/** A word inside a sentence, after a small letter or a comma. */
const inside = /(?<=[\p{Ll},;:] )\p{L}[\p{L}'’]*/gu;
/** Words for days and months have a meaning of their own, as have short forms ("HVAC"). */
const calendar = /day$|^(?:january|february|march|april|may|june|july|august|september|october|november|december)$/;
const isName = (word: string): boolean => /^\p{Lu}\p{Ll}+$/u.test(word);

/** Returns the words that lines write with a capital inside a sentence more often than without: people, pets and places. */
export function properNames(lines: readonly string[]): Set<string> {
  const surplus = new Map<string, number>();
  for (const line of lines)
    for (const [word] of line.matchAll(inside)) {
      const [token = ""] = tokensOf(normal(word));
      surplus.set(token, (surplus.get(token) ?? 0) + (isName(word) ? 1 : -1));
    }
  return new Set([...surplus].filter(([word, more]) => more > 0 && !calendar.test(word)).map(([word]) => word));
}
