import { keeping } from "./kept.ts";
import { type FigureKind, isFigure, type Step } from "./phrase-steps.ts";
import { numberOf } from "./word-numbers.ts";

/*
 * Which tables of phrases a word may begin a phrase of, found once a word for all tables: most texts have no word that most
 * tables begin with.
 */

/** Bit n of a row is set for the table that was added as number n. */
type Row = Uint32Array;

/** What is known of one word: its number, and the tables of which it may begin a phrase. */
type WordRead = { number: number; row: Row };

/** Words as tables look through them: their numbers, and the tables that each and any of them may begin a phrase of. */
export type WordsRead = { tokens: readonly string[]; numbers: Int32Array; each: readonly Row[]; all: Row };

/** How phrases begin, over all tables, each with the numbers of its tables. */
const byNumber = new Map<number, number[]>();
const byBeginning: { of: string; table: number }[] = [];
const byFigure: { kind: FigureKind; table: number }[] = [];
let tables = 0;

const mostWords = 2000;
const emptyRow = (): Row => new Uint32Array(Math.ceil(tables / 32));
const wordReader = () => keeping(readWord, mostWords);
let wordRead = wordReader();

/** Adds the beginning of a table's phrases, and returns the table's number. What was kept before says nothing of it. */
export function addStart<K extends string>({ word, next, beginnings, figures }: Step<K>): number {
  const table = tables++;
  for (const number of [word, ...next.keys()]) {
    const known = byNumber.get(number);
    if (known) known.push(table);
    else byNumber.set(number, [table]);
  }
  for (const { of } of beginnings) byBeginning.push({ of, table });
  for (const { kind } of figures) byFigure.push({ kind, table });
  wordRead = wordReader();
  kept = [];
  last = none;
  return table;
}

function readWord(word: string): WordRead {
  const row = emptyRow();
  const add = (table: number): void => {
    row[table >>> 5]! |= 1 << (table & 31);
  };
  const number = numberOf(word);
  byNumber.get(number)?.forEach(add);
  for (const { of, table } of byBeginning) if (word.startsWith(of)) add(table);
  for (const { kind, table } of byFigure) if (isFigure(kind, word)) add(table);
  return { number, row };
}

/** The same words are looked through by many tables, often in a row. */
const mostRead = 8;
const none: WordsRead = { tokens: [], numbers: new Int32Array(), each: [], all: new Uint32Array() };
let last = none;
let kept: WordsRead[] = [];

/** Returns words as the tables that were added look through them. */
export function readWords(tokens: readonly string[]): WordsRead {
  if (tokens === last.tokens) return last;
  last = kept.find((read) => read.tokens === tokens) ?? readAnew(tokens);
  return last;
}

function readAnew(tokens: readonly string[]): WordsRead {
  const all = emptyRow();
  const numbers = new Int32Array(tokens.length);
  const each = tokens.map((token, at) => {
    const { number, row } = wordRead(token);
    numbers[at] = number;
    for (let i = 0; i < all.length; i++) all[i]! |= row[i] as number;
    return row;
  });
  const read = { tokens, numbers, each, all };
  kept = [read, ...kept.slice(0, mostRead - 1)];
  return read;
}

const has = (row: Row, table: number): boolean => ((row[table >>> 5] as number) & (1 << (table & 31))) !== 0;

/** Whether the word at a place may begin a phrase of a table. */
export const beginsAt = (table: number, { each }: WordsRead, at: number): boolean => has(each[at] as Row, table);

/** Whether any of some words may begin a phrase of a table. */
export const anyBeginsIn = (table: number, { all }: WordsRead): boolean => has(all, table);
