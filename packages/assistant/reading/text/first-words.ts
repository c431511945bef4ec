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
  last = { tokens: [], row: emptyRow() };
  return starts.push(start as unknown as Step<string>) - 1;
}

function readWord(word: string): Row {
  const row = emptyRow();
  for (const [table, start] of starts.entries()) if (mayBeginWith(start, word)) row[table >>> 5]! |= 1 << (table & 31);
  return row;
}

/** The words asked about last: the same are looked through by many tables in a row. */
let last: { tokens: readonly string[]; row: Row } = { tokens: [], row: new Uint32Array() };

function rowOfWords(tokens: readonly string[]): Row {
  const row = emptyRow();
  for (const token of tokens) {
    const more = rowOfWord(token);
    for (let i = 0; i < row.length; i++) row[i]! |= more[i] as number;
  }
  return row;
}

const has = (row: Row, table: number): boolean => ((row[table >>> 5] as number) & (1 << (table & 31))) !== 0;

/** Whether a word may begin a phrase of a table. */
export const beginsIn = (table: number, word: string): boolean => has(rowOfWord(word), table);

/** Whether any of some words may begin a phrase of a table. */
export function anyBeginsIn(table: number, tokens: readonly string[]): boolean {
  if (tokens !== last.tokens) last = { tokens, row: rowOfWords(tokens) };
  return has(last.row, table);
}
