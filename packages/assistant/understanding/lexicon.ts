import { normal, tokensOf } from "./normal.ts";

/** Where a phrase was found: token positions, `to` exclusive. */
export type Hit<K extends string> = { key: K; from: number; to: number; words: number };

type Phrase<K extends string> = { key: K; tokens: string[]; words: number };

/** The word that stands for up to three words between the others of a phrase. */
const gap = "..";
const gapWords = 3;

/** Phrases that begin alike share their beginning: a step leads to the words that may follow. */
type Step<K extends string> = {
  ends: Phrase<K>[];
  next: Map<string, Step<K>>;
  afterGap: Step<K> | null;
};

const newStep = <K extends string>(): Step<K> => ({ ends: [], next: new Map(), afterGap: null });

/**
 * Finds phrases in words, longest first, so that "pet deposit" is not also "pets" and "deposit".
 * A phrase is words of the normal form ("is there .. left"); `..` leaves room for up to three words.
 */
export class Lexicon<K extends string> {
  readonly #entries: Iterable<readonly [K, readonly string[]]>;
  #read: Step<K> | undefined;

  constructor(entries: Iterable<readonly [K, readonly string[]]>) {
    this.#entries = entries;
  }

  /** Where every phrase begins. Read when first asked for, so that the product's start does not wait for it. */
  get #start(): Step<K> {
    if (this.#read) return this.#read;
    const start = newStep<K>();
    for (const [key, phrases] of this.#entries) for (const phrase of phrases) place(start, phraseOf(key, phrase));
    this.#read = start;
    return start;
  }

  /** Every occurrence, overlapping ones too, in order of position. */
  all(tokens: readonly string[]): Hit<K>[] {
    const hits: Hit<K>[] = [];
    const start = this.#start;
    for (let at = 0; at < tokens.length; at++) {
      const first = start.next.get(tokens[at] as string);
      if (first) follow(first, tokens, at + 1, at, hits);
    }
    return hits;
  }

  /** The longest occurrences that do not overlap, in order of position. */
  find(tokens: readonly string[]): Hit<K>[] {
    const taken: Hit<K>[] = [];
    // Which tokens a hit has: a text that says one thing over and over has as many hits as words.
    const isTaken = new Uint8Array(tokens.length);
    const byLength = this.all(tokens).sort((a, b) => b.words - a.words || a.to - a.from - (b.to - b.from));
    for (const hit of byLength) {
      if (isTaken.subarray(hit.from, hit.to).includes(1)) continue;
      isTaken.fill(1, hit.from, hit.to);
      taken.push(hit);
    }
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

function place<K extends string>(start: Step<K>, phrase: Phrase<K>): void {
  let step = start;
  for (const token of phrase.tokens) {
    const known = token === gap ? step.afterGap : step.next.get(token);
    const next = known ?? newStep<K>();
    if (token === gap) step.afterGap = next;
    else step.next.set(token, next);
    step = next;
  }
  if (step !== start) step.ends.push(phrase);
}

/** Adds every phrase that goes on from a step with the words from `at`. */
function follow<K extends string>(
  step: Step<K>,
  tokens: readonly string[],
  at: number,
  from: number,
  hits: Hit<K>[],
): void {
  for (const { key, words } of step.ends) hits.push({ key, from, to: at, words });
  const next = step.next.get(tokens[at] as string);
  if (next) follow(next, tokens, at + 1, from, hits);
  if (!step.afterGap) return;
  for (let resumed = at; resumed <= at + gapWords; resumed++) {
    const after = step.afterGap.next.get(tokens[resumed] as string);
    if (after) follow(after, tokens, resumed + 1, from, hits);
  }
}

/** Phrases as they stand in a table: one string, parted by semicolons. */
export const phrases = (list: string): string[] =>
  list
    .split(";")
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== "");
