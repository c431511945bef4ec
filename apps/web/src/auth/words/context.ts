import { createContext, use } from "react";
import type { AccountWords } from "./en.ts";

/** What the contract and the server say in English, in the language of the page. */
export type Speech = {
  /** Returns a message at a field. */
  atField: (message: string) => string;
  /** Returns the sentence of what failed. */
  failure: (message: string) => string;
};
const asSaid = (message: string): string => message;
export const englishSpeech: Speech = { atField: asSaid, failure: asSaid };

/** The words of an account page, which come with its data. */
export const AccountWordsContext = createContext({} as AccountWords & Speech);
export const useAccountWords = (): AccountWords & Speech => use(AccountWordsContext);
