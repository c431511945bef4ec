import { createContext, use } from "react";
import { type AccountWords, english } from "./en.ts";

export const AccountWordsContext = createContext<AccountWords>(english);
export const useAccountWords = (): AccountWords => use(AccountWordsContext);
