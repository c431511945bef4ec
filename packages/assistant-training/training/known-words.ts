import { tokensOf } from "@porchlight/assistant/reading/text/normal.ts";

/** Returns the words that come in more than one of the texts, which are in the normal form. */
export function knownWords(texts: readonly string[]): Set<string> {
  const counts = new Map<string, number>();
  for (const text of texts) for (const word of new Set(tokensOf(text))) counts.set(word, (counts.get(word) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count > 1).map(([word]) => word));
}
