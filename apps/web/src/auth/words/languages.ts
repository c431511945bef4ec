import type { Language } from "@porchlight/domain/kernel/languages.ts";
import { type AccountWords, english } from "./en.ts";
import { spanish } from "./es.ts";

/** The words of the account pages in each language. */
export const accountWords = { en: english, es: spanish } satisfies Record<Language, AccountWords>;
