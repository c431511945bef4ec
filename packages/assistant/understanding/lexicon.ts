import { type Part, partsOfPhrase, type WordLists } from "./phrases.ts";

/** Where a phrase was found: token positions, `to` exclusive. */
export type Hit<K extends string> = { key: K; from: number; to: number; words: number };

/**
 * Phrases that begin alike share their beginning: a step leads to the words that may follow, to a kind of figure, over a
 * gap, and without a word to where the ways of a choice meet again, or to where certain words do not follow.
 */
type Step<K extends string> = {
  ends: K[];
  next: Map<string, Step<K>>;
  figures: { kind: keyof typeof figures; to: Step<K> }[];
  gaps: { most: number; to: Step<K> }[];
  on: Step<K>[];
  unless: { words: Step<"found">; to: Step<K> }[];
};

const newStep = <K extends string>(): Step<K> => ({
  ends: [],
  next: new Map(),
  figures: [],
  gaps: [],
  on: [],
  unless: [],
});

const figures = { figure: /^\$?\d/, amount: /^\$?\d(?:,?\d{3}|\d{2,3})$/ };

/**
 * Finds phrases (phrases.ts) in words, longest first, so that "pet deposit" is not also "pets" and "deposit".
 */
export class Lexicon<K extends string> {
  readonly #entries: Iterable<readonly [K, readonly string[]]>;
  readonly #lists: WordLists;
  #read: Step<K> | undefined;

  constructor(entries: Iterable<readonly [K, readonly string[]]>, lists: WordLists = {}) {
    this.#entries = entries;
    this.#lists = lists;
  }

  /** Where every phrase begins. Read when first asked for, so that the product's start does not wait for it. */
  get #start(): Step<K> {
    if (this.#read) return this.#read;
    const start = newStep<K>();
    for (const [key, phrases] of this.#entries)
      for (const phrase of phrases) {
        const end = goOn(start, partsOfPhrase(phrase, this.#lists));
        if (end !== start) end.ends.push(key);
      }
    this.#read = start;
    return start;
  }

  /** Every occurrence, overlapping ones too, in order of position. */
  all(tokens: readonly string[]): Hit<K>[] {
    const hits: Hit<K>[] = [];
    const start = this.#start;
    for (let at = 0; at < tokens.length; at++) {
      follow(start, tokens, at, { from: at, words: 0 }, hits);
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
    return this.keys(tokens).size > 0;
  }

  /** The keys of all phrases that occur, each once; each step is gone on from once at each word, however they repeat. */
  keys(tokens: readonly string[]): Set<K> {
    const found = new Set<K>();
    const reached = Array.from({ length: tokens.length + 1 }, () => new Set<Step<K>>());
    const reach = (at: number, step: Step<K>) => reached[at]?.add(step);
    for (let at = 0; at <= tokens.length; at++) {
      advance(this.#start, tokens, at, reach);
      // Steps that are reached without a word join the set while it is gone through.
      for (const step of reached[at] as Set<Step<K>>) {
        for (const key of step.ends) found.add(key);
        advance(step, tokens, at, reach);
      }
    }
    return found;
  }
}

/** The step after the parts of a phrase, made where there is none yet. */
function goOn<K extends string>(from: Step<K>, parts: readonly Part[]): Step<K> {
  let step = from;
  for (const part of parts) step = stepTo(step, part);
  return step;
}

function stepTo<K extends string>(step: Step<K>, part: Part): Step<K> {
  if (part.is === "word") {
    const next = step.next.get(part.word) ?? newStep<K>();
    step.next.set(part.word, next);
    return next;
  }
  if (part.is === "figure" || part.is === "amount") {
    const known = step.figures.find(({ kind }) => kind === part.is);
    if (known) return known.to;
    const to = newStep<K>();
    step.figures.push({ kind: part.is, to });
    return to;
  }
  if (part.is === "gap") {
    const known = step.gaps.find(({ most }) => most === part.most);
    if (known) return known.to;
    const to = newStep<K>();
    step.gaps.push({ most: part.most, to });
    return to;
  }
  const after = newStep<K>();
  if (part.is === "not") {
    const words = newStep<"found">();
    for (const way of part.ways) goOn(words, way).ends.push("found");
    step.unless.push({ words, to: after });
    return after;
  }
  for (const way of part.ways) goOn(step, way).on.push(after);
  if (part.isOptional) step.on.push(after);
  return after;
}

/** Hands on each step that follows a step, at which of the words it is reached, and how many words that takes. */
function advance<K extends string>(
  step: Step<K>,
  tokens: readonly string[],
  at: number,
  reach: (at: number, next: Step<K>, words: number) => void,
): void {
  for (const on of step.on) reach(at, on, 0);
  for (const { words, to } of step.unless) if (!goesOn(words, tokens, at)) reach(at, to, 0);
  const token = tokens[at];
  if (token === undefined) return;
  const next = step.next.get(token);
  if (next) reach(at + 1, next, 1);
  for (const { kind, to } of step.figures) if (figures[kind].test(token)) reach(at + 1, to, 1);
  for (const { most, to } of step.gaps)
    for (let resumed = at; resumed <= at + most && resumed < tokens.length; resumed++) reach(resumed, to, 0);
}

/** Adds every phrase that goes on from a step with the words from `at`. */
function follow<K extends string>(
  step: Step<K>,
  tokens: readonly string[],
  at: number,
  so: { from: number; words: number },
  hits: Hit<K>[],
): void {
  for (const key of step.ends) hits.push({ key, from: so.from, to: at, words: so.words });
  advance(step, tokens, at, (reached, next, words) =>
    follow(next, tokens, reached, { from: so.from, words: so.words + words }, hits),
  );
}

/** Whether the words from `at` begin with one of the phrases after a step. */
function goesOn(step: Step<"found">, tokens: readonly string[], at: number): boolean {
  const hits: Hit<"found">[] = [];
  follow(step, tokens, at, { from: at, words: 0 }, hits);
  return hits.length > 0;
}
