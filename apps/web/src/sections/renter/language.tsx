import type { Language } from "@porchlight/domain/kernel/languages.ts";
import { renterRefusals } from "@porchlight/domain/words/refusals-es.ts";
import { createContext, type ReactNode, use, useEffect } from "react";
import { CallError, messageOf } from "../../app/call-error.ts";
import { ControlWordsContext } from "../../ui/control-words.ts";
import { spanishMessage } from "./words/es/messages.ts";
import { spanishRefusals } from "./words/es/refusals.ts";
import { renterWords } from "./words/languages.ts";
import type { RenterWords } from "./words/words.ts";

const LanguageContext = createContext<Language>("en");

/** Shows what is inside in a language, its controls included, and says so to the browser. */
export function InLanguage({ language, children }: { language: Language; children: ReactNode }) {
  useEffect(() => {
    const { documentElement } = document;
    const before = documentElement.lang;
    documentElement.lang = language;
    return () => {
      documentElement.lang = before;
    };
  }, [language]);
  return (
    <LanguageContext value={language}>
      <ControlWordsContext value={renterWords[language].frame.controls}>{children}</ControlWordsContext>
    </LanguageContext>
  );
}

export const useLanguage = (): Language => use(LanguageContext);
export const useWords = (): RenterWords => renterWords[useLanguage()];

type Spoken = {
  /** Returns the message at a field, which the server and the contract have in English. */
  message: (english: string) => string;
  /** Returns the sentence for anything that failed. */
  failure: (error: unknown) => string;
};
const spanishRefusal = (code: string): string | undefined => spanishRefusals[code] ?? renterRefusals[code];

/** What others say in English, in each language. */
export const spokenIn: Record<Language, Spoken> = {
  en: { message: (english) => english, failure: messageOf },
  es: {
    message: spanishMessage,
    failure: (error) => (error instanceof CallError && spanishRefusal(error.code)) || renterWords.es.frame.failed,
  },
};
export const useSpoken = (): Spoken => spokenIn[useLanguage()];
