import { matchesOf } from "../text/matches.ts";
import { numberWords } from "../text/number-words.ts";

/*
 * The words and figures of a text one by one, and the numbers that stand among them.
 */

/** A word or a figure of a text, and where. */
export type Token = { word: string; at: number; end: number };

/** ".58" is a figure where no word ends right before its point. */
const aToken = /\$?\d[\d,]*(?:\.\d+)?s?|(?<!\w)\.\d\d(?!\d)|[a-z]+/g;
/** The words and figures of a normal text, in order. */
export const tokensIn = (text: string): Token[] =>
  matchesOf(text, aToken).map(({ 0: word, index }) => ({ word, at: index, end: index + word.length }));

/** A number of a text: its value, whether words say it, and the place of the token behind it. */
export type NumberRead = { value: number; isInWords: boolean; next: number };

const isTens = (value: number): boolean => value >= 20 && value % 10 === 0;

/** The number below a thousand in figures, or below a hundred in words, that begins at a token; null where none does. */
export function numberAt(tokens: readonly Token[], place: number): NumberRead | null {
  const { word = "" } = tokens[place] ?? {};
  if (/^\$?\d+(?:\.\d+)?$/.test(word))
    return { value: Number(word.replace("$", "")), isInWords: false, next: place + 1 };
  const first = numberWords.get(word);
  if (first === undefined) return null;
  const joint = tokens[place + 1]?.word === "y" ? 2 : 1;
  const second = numberWords.get(tokens[place + joint]?.word ?? "");
  return isTens(first) && second !== undefined && second < 10
    ? { value: first + second, isInWords: true, next: place + joint + 1 }
    : { value: first, isInWords: true, next: place + 1 };
}

/** The first thing that is told from a token on; null where none is. */
export const firstOf = <T>(tokens: readonly Token[], toldAt: (place: number) => T | null): T | null => {
  for (const place of tokens.keys()) {
    const found = toldAt(place);
    if (found) return found;
  }
  return null;
};

/** Where the tokens of a text from one on, up to another, stand in it. */
export const spanOf = (tokens: readonly Token[], from: number, next: number): { at: number; end: number } => ({
  at: (tokens[from] as Token).at,
  end: (tokens[next - 1] as Token).end,
});

/** What stands in a text from one place to another, and what is to stand there. */
export type Rewrite = { at: number; end: number; as: string };

/** A text with some places of it, in order, written otherwise. */
export const rewritten = (text: string, rewrites: readonly Rewrite[]): string =>
  rewrites.reduceRight((rest, { at, end, as }) => rest.slice(0, at) + as + rest.slice(end), text);
