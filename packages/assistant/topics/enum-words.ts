import { english } from "@porchlight/domain/words/en.ts";
import { spanish } from "@porchlight/domain/words/es.ts";
import type { EnumPhrases } from "@porchlight/domain/words/phrases.ts";
import type { Said } from "./topic.ts";

/** The words of a value in both languages, as the domain has them. */
export const wordsOf = <E extends keyof EnumPhrases>(phrases: E, value: keyof EnumPhrases[E]): Said => ({
  en: (english[phrases] as Record<keyof EnumPhrases[E], string>)[value],
  es: (spanish[phrases] as Record<keyof EnumPhrases[E], string>)[value],
});

/** "a, b or c" / "a, b o c" of values in both languages. */
export const anyOf = (values: readonly Said[]): Said => ({
  en: eitherOf(
    values.map(({ en }) => en),
    "or",
  ),
  es: eitherOf(
    values.map(({ es }) => es),
    "o",
  ),
});

const eitherOf = (words: string[], or: string): string =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} ${or} ${words.at(-1)}`;
