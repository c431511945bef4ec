import { createContext, use } from "react";
import type { PageWords } from "./en/page.ts";

/** The words that only the server renders, in the page's language. */
export const PageWordsContext = createContext<PageWords | null>(null);

export const usePageWords = (): PageWords => use(PageWordsContext)!;
