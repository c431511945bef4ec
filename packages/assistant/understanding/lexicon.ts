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
  readonly #entries: Iterable<readonly [K, readonly string[]]>;
  #read: Map<string, Phrase<K>[]> | undefined;

  constructor(entries: Iterable<readonly [K, readonly string[]]>) {
    this.#entries = entries;
  }

  /** The phrases by their first word. Read when first asked for, so that the product's start does not wait for it. */
  get #byFirst(): Map<string, Phrase<K>[]> {
    if (this.#read) return this.#read;
    const all = [...this.#entries].flatMap(([key, phrases]) => phrases.map((phrase) => phraseOf(key, phrase)));
    const byFirst = Map.groupBy(
      all.filter(({ tokens }) => tokens.length > 0),
      ({ tokens }) => tokens[0] as string,
    );
    for (const list of byFirst.values()) list.sort((a, b) => b.tokens.length - a.tokens.length);
    this.#read = byFirst;
    return byFirst;
  }

  /** Every occurrence, overlapping ones too, in order of position. */
  all(tokens: readonly string[]): Hit<K>[] {
    const hits: Hit<K>[] = [];
    const byFirst = this.#byFirst;
    for (let at = 0; at < tokens.length; at++)
      for (const phrase of byFirst.get(tokens[at] as string) ?? []) {
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

function phraseOf<K extends string>(key: K, phrase: string): Phrase<K> {
  const tokens = phrase.split(" .. ").flatMap((part, i) => [...(i ? [gap] : []), ...tokensOf(normal(part))]);
  return { key, tokens, words: tokens.filter((token) => token !== gap).length };
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
