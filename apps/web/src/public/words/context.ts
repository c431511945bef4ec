import type { Tour } from "@porchlight/contract/public-pages.ts";
import { createContext, use } from "react";
import type { IslandWords } from "./en/islands.ts";

/** The words of the interactive parts, and the names of the tours: those the page brings, since other files say more of them. */
export type Words = IslandWords & { tours: Readonly<Record<Tour, string>> };

/** The words of the interactive parts in the page's language; the page and each island provide them. */
export const WordsContext = createContext<Words | null>(null);

export const useWords = (): Words => use(WordsContext)!;
