import type { Language } from "../heard.ts";
import { english } from "./en/english.ts";
import { spanish } from "./es/spanish.ts";
import type { Words } from "./saying.ts";

/** The words of each language. */
export const words: Record<Language, Words> = { en: english, es: spanish };
