import { normal, tokensOf } from "@porchlight/assistant/reading/text/normal.ts";
import { months, weekdays } from "@porchlight/assistant/reading/times/calendar.ts";

/** A word inside a sentence, after a small letter or a comma. */
const inside = /(?<=[\p{Ll},;:] )\p{L}[\p{L}'’]*/gu;
/** Days and months have a meaning of their own. */
const isOfCalendar = (word: string): boolean => word in weekdays || word in months;
/** A short form in capitals ("HVAC") is no name. */
const isName = (word: string): boolean => /^\p{Lu}\p{Ll}+$/u.test(word);

/** Returns the words that lines write with a capital inside a sentence more often than without: people, pets and places. */
export function properNames(lines: readonly string[]): Set<string> {
  const surplus = new Map<string, number>();
  for (const line of lines)
    for (const [word] of line.matchAll(inside)) {
      const [token = ""] = tokensOf(normal(word));
      surplus.set(token, (surplus.get(token) ?? 0) + (isName(word) ? 1 : -1));
    }
  return new Set([...surplus].filter(([word, more]) => more > 0 && !isOfCalendar(word)).map(([word]) => word));
}
