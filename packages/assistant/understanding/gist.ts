import type { Gist } from "../heard.ts";
import { tokensOf } from "./normal.ts";
import { contentOf, keyOfWords } from "./questions.ts";

/** What a normal text comes to, as a key and in numbers. */
export function gistOf(text: string): Gist {
  const tokens = tokensOf(text);
  const content = contentOf(text);
  const key = keyOfWords(content);
  return { key, wholeKey: key || tokens.join("-"), words: tokens.length, wordsOfMeaning: content.length };
}
