import type { PublicPage } from "@porchlight/contract/public-pages.ts";
import type { Language } from "@porchlight/domain/kernel/languages.ts";
import type { AccountWords } from "./words/en.ts";

/** The data the server embeds in an account page for its form, so that it hydrates what was rendered. */
export type AccountPage = Extract<PublicPage, { kind: "account" }> & {
  apiBaseUrl: string;
  language: Language;
  words: AccountWords;
  termsUrl: string;
  privacyUrl: string;
};
