import { normal, tokensOf } from "./normal.ts";

/** Where a phrase was found: token positions, `to` exclusive. */
export type Hit<K extends string> = { key: K; from: number; to: number; words: number };

type Phrase<K extends string> = { key: K; tokens: string[]; words: number };

/** The word that stands for up to three words between the others of a phrase. */
const gap = "..";
const gapWords = 3;

/**
 * Finds phrases in words, longest first, so that "pet deposit" is not also "pets" and "deposit".
 * A phrase is words of the normal form ("is there .. left"); `..` leaves room for up to three words.
 */
export class Lexicon<K extends string> {
  readonly #byFirst = new Map<string, Phrase<K>[]>();

  constructor(entries: Iterable<readonly [K, readonly string[]]>) {
    for (const [key, phrases] of entries) for (const phrase of phrases) this.#add(key, phrase);
    for (const list of this.#byFirst.values()) list.sort((a, b) => b.tokens.length - a.tokens.length);
  }

  #add(key: K, phrase: string): void {
    const tokens = phrase.split(" .. ").flatMap((part, i) => [...(i ? [gap] : []), ...tokensOf(normal(part))]);
    const first = tokens[0];
    if (first === undefined) return;
    const list = this.#byFirst.get(first) ?? [];
    this.#byFirst.set(first, [...list, { key, tokens, words: tokens.filter((token) => token !== gap).length }]);
  }

  /** Every occurrence, overlapping ones too, in order of position. */
  all(tokens: readonly string[]): Hit<K>[] {
    const hits: Hit<K>[] = [];
    for (let at = 0; at < tokens.length; at++)
      for (const phrase of this.#byFirst.get(tokens[at] as string) ?? []) {
        const to = matchEnd(tokens, at + 1, phrase.tokens, 1);
        if (to !== null) hits.push({ key: phrase.key, from: at, to, words: phrase.words });
      }
    return hits;
  }

  /** The longest occurrences that do not overlap, in order of position. */
  find(tokens: readonly string[]): Hit<K>[] {
    const taken: Hit<K>[] = [];
    const byLength = this.all(tokens).sort((a, b) => b.words - a.words || a.to - a.from - (b.to - b.from));
    for (const hit of byLength) if (!taken.some((t) => hit.from < t.to && t.from < hit.to)) taken.push(hit);
    return taken.sort((a, b) => a.from - b.from);
  }

  has(tokens: readonly string[]): boolean {
    return this.all(tokens).length > 0;
  }
}

function matchEnd(tokens: readonly string[], at: number, phrase: readonly string[], next: number): number | null {
  const wanted = phrase[next];
  if (wanted === undefined) return at;
  if (wanted !== gap) return tokens[at] === wanted ? matchEnd(tokens, at + 1, phrase, next + 1) : null;
  for (let skipped = 0; skipped <= gapWords; skipped++) {
    const end = matchEnd(tokens, at + skipped, phrase, next + 1);
    if (end !== null) return end;
  }
  return null;
}

/** Phrases as they stand in a table: one string, parted by semicolons. */
export const phrases = (list: string): string[] =>
  list
    .split(";")
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== "");
