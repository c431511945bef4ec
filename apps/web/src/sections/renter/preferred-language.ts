import { languageCookie, languageCookieSeconds } from "@porchlight/contract/public-pages.ts";
import { firstSpoken, type Language, languageNamed } from "@porchlight/domain/kernel/languages.ts";

/** Returns the language of a renter's page that nothing else decides: the one they chose before, else the browser's. */
export const preferredLanguage = (): Language =>
  languageNamed(new RegExp(`(?:^|; )${languageCookie}=([^;]+)`).exec(document.cookie)?.[1]) ??
  firstSpoken(navigator.languages);

/** Remembers a renter's choice for the pages of homes and showings, too. */
export function rememberLanguage(language: Language): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the server reads it; the Cookie Store API is not everywhere
  document.cookie = `${languageCookie}=${language}; Path=/; Max-Age=${languageCookieSeconds}; SameSite=Lax${secure}`;
}
