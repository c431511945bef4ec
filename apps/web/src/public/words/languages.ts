import type { Language } from "@porchlight/domain/kernel/languages.ts";
import { tourWords as englishTours } from "@porchlight/domain/words/en.ts";
import { tourWords as spanishTours } from "@porchlight/domain/words/es.ts";
import type { TourWords } from "@porchlight/domain/words/phrases.ts";
import type { Words } from "./context.ts";
import { words as english } from "./en/islands.ts";
import { page as englishPage, type PageWords } from "./en/page.ts";
import { words as spanish } from "./es/islands.ts";
import { page as spanishPage } from "./es/page.ts";

const namesOf = ({ IN_PERSON, VIRTUAL, SELF_GUIDED }: TourWords): Words["tours"] => ({
  IN_PERSON: IN_PERSON.name,
  VIRTUAL: VIRTUAL.name,
  SELF_GUIDED: SELF_GUIDED.name,
});

/** The words of the interactive parts in each language, for the server; the browser is sent those of its page alone. */
export const islandWords: Record<Language, Words> = {
  en: { ...english, tours: namesOf(englishTours) },
  es: { ...spanish, tours: namesOf(spanishTours) },
};
/** The words that only the server renders, in each language. */
export const pageWords: Record<Language, PageWords> = { en: englishPage, es: spanishPage };
