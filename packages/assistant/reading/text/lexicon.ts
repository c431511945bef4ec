import { addStart, anyBeginsIn, beginsAt, readWords } from "./first-words.ts";
import { keeping } from "./kept.ts";
import { beginsWithWords, endAt, endsReached, firstSteps, follow, goOn, newStep, type Step } from "./phrase-steps.ts";
import { partsOfPhrase, type WordLists } from "./phrases.ts";

/** Where a phrase was found: token positions, `to` exclusive. */
export type Hit<K extends string> = { key: K; from: number; to: number; words: number };

/** Where every phrase of a table begins, and the table's number among all; `isOfWords`: with a word each. */
type Beginning<K extends string> = {
  start: Step<K>;
  table: number;
  isOfWords: boolean;
  firstSteps: (word: string) => readonly Step<K>[];
};

const mostWords = 2000;
const noSteps: readonly never[] = [];

const none: ReadonlySet<never> = new Set<never>();

/** What phrases tell of, and the lists that they name. */
export type Entry<K extends string> = readonly [key: K, phrases: readonly string[], lists?: WordLists];

/**
 * Finds phrases (phrases.ts) in words, longest first, so that "pet deposit" is not also "pets" and "deposit".
 */
export class Lexicon<K extends string> {
  readonly #entries: Iterable<Entry<K>>;
  readonly #lists: WordLists;
  #read: Beginning<K> | undefined;

  /** `lists`: those of the entries that have none of their own. */
  constructor(entries: Iterable<Entry<K>>, lists: WordLists = {}) {
    this.#entries = entries;
    this.#lists = lists;
  }

  /** Where every phrase begins. Read when first asked for, so that the product's start does not wait for it. */
  get #beginning(): Beginning<K> {
    if (this.#read) return this.#read;
    const start = newStep<K>();
    for (const [key, phrases, lists = this.#lists] of this.#entries)
      for (const phrase of phrases) {
        const end = goOn(start, partsOfPhrase(phrase, lists));
        if (end !== start) endAt(end, key);
      }
    this.#read = {
      start,
      table: addStart(start),
      isOfWords: beginsWithWords(start),
      firstSteps: keeping((word) => firstSteps(start, word), mostWords),
    };
    return this.#read;
  }

  /** Every occurrence, overlapping ones too, in order of position. */
  all(tokens: readonly string[]): Hit<K>[] {
    const hits: Hit<K>[] = [];
    const { start, table, isOfWords } = this.#beginning;
    const words = readWords(tokens);
    if (isOfWords && !anyBeginsIn(table, words)) return hits;
    for (let at = 0; at < tokens.length; at++) {
      if (isOfWords && !beginsAt(table, words, at)) continue;
      follow(start, words, at, 0, (key, to, count) => hits.push({ key, from: at, to, words: count }));
    }
    return hits;
  }

  /** The longest occurrences that do not overlap, in order of position. */
  find(tokens: readonly string[]): Hit<K>[] {
    const hits = this.all(tokens);
    if (hits.length < 2) return hits;
    const taken: Hit<K>[] = [];
    // Which tokens a hit has: a text that says one thing over and over has as many hits as words.
    const isTaken = new Uint8Array(tokens.length);
    const byLength = hits.sort((a, b) => b.words - a.words || a.to - a.from - (b.to - b.from));
    for (const hit of byLength) {
      if (isTaken.subarray(hit.from, hit.to).includes(1)) continue;
      isTaken.fill(1, hit.from, hit.to);
      taken.push(hit);
    }
    return taken.sort((a, b) => a.from - b.from);
  }

  /** Whether any word may begin a phrase, which in most texts none does. */
  mayHave(tokens: readonly string[]): boolean {
    return anyBeginsIn(this.#beginning.table, readWords(tokens));
  }

  has(tokens: readonly string[]): boolean {
    return this.keys(tokens).size > 0;
  }

  /** The keys of all phrases that occur, each once; each step is gone on from once at each word, however they repeat. */
  keys(tokens: readonly string[]): ReadonlySet<K> {
    if (!this.mayHave(tokens)) return none;
    const found = new Set<K>();
    const beginning = this.#beginning;
    const words = readWords(tokens);
    const firstAt = (at: number) =>
      beginsAt(beginning.table, words, at) ? beginning.firstSteps(tokens[at] as string) : noSteps;
    endsReached(words, firstAt, (key) => found.add(key));
    return found;
  }
}
