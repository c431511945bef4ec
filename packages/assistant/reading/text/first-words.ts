import { keeping } from "./kept.ts";
import { mayBeginWith, type Step } from "./phrase-steps.ts";

/*
 * Which tables of phrases a word may begin a phrase of, found once a word for all tables: most texts have no word that most
 * tables begin with.
 */

/** Bit n of a row is set for the table that was added as number n. */
type Row = Uint32Array;

const starts: Step<string>[] = [];
const mostWords = 2000;
const emptyRow = (): Row => new Uint32Array(Math.ceil(starts.length / 32));
const rowsOfWords = () => keeping(readWord, mostWords);
let rowOfWord = rowsOfWords();

/** Adds the beginning of a table's phrases, and returns the table's number. What was kept before says nothing of it. */
export function addStart<K extends string>(start: Step<K>): number {
  rowOfWord = rowsOfWords();
  kept = new WeakMap();
  last = none;
  return starts.push(start as unknown as Step<string>) - 1;
}

function readWord(word: string): Row {
  const row = emptyRow();
  for (const [table, start] of starts.entries()) if (mayBeginWith(start, word)) row[table >>> 5]! |= 1 << (table & 31);
  return row;
}

/** The rows of some words, one by one and all together. */
type Rows = { tokens: readonly string[]; each: readonly Row[]; all: Row };

/** The same words are looked through by many tables, often in a row. */
let kept = new WeakMap<readonly string[], Rows>();
const none: Rows = { tokens: [], each: [], all: new Uint32Array() };
let last = none;

function rowsOf(tokens: readonly string[]): Rows {
  if (tokens === last.tokens) return last;
  last = kept.get(tokens) ?? readRows(tokens);
  kept.set(tokens, last);
  return last;
}

function readRows(tokens: readonly string[]): Rows {
  const each = tokens.map(rowOfWord);
  const all = emptyRow();
  for (const row of each) for (let i = 0; i < all.length; i++) all[i]! |= row[i] as number;
  return { tokens, each, all };
}

const has = (row: Row, table: number): boolean => ((row[table >>> 5] as number) & (1 << (table & 31))) !== 0;

/** Whether the word at a place may begin a phrase of a table. */
export const beginsAt = (table: number, tokens: readonly string[], at: number): boolean =>
  has(rowsOf(tokens).each[at] as Row, table);

/** Whether any of some words may begin a phrase of a table. */
export const anyBeginsIn = (table: number, tokens: readonly string[]): boolean => has(rowsOf(tokens).all, table);
