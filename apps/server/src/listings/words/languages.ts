import type { Language } from "@porchlight/domain/kernel/languages.ts";
import { english, type ListingWords } from "./en.ts";
import { spanish } from "./es.ts";

/** The words of a home's public facts in each language. */
export const listingWords: Record<Language, ListingWords> = { en: english, es: spanish };
