import type { Language } from "../heard.ts";
import { languageOf } from "../reading/text/language.ts";
import { normal, tokensOf } from "../reading/text/normal.ts";
import { topicsIn } from "../topics.ts";

/** Whether the owner's words are known to be in another language than the talk's, which their reader is told. */
export function isInOtherLanguage(spoken: Language, words: string): boolean {
  const found = languageOf(words, null);
  return found !== null && found !== spoken;
}

/** The language of the owner's words, English where nothing tells. */
export const ownersLanguage = (words: string): Language => languageOf(words, null) ?? "en";

/** Whether the owner's words do not say what they are of: "$40 per adult." */
export const namesNothing = (words: string): boolean => topicsIn(tokensOf(normal(words))).length === 0;

/** Two of the owner's answers one after the other, the first ended like a sentence. */
export const oneAfterOther = (first: string, second: string): string =>
  `${/[.!?]$/.test(first) ? first : `${first}.`} ${second}`;
