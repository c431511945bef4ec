/** Where the library that draws the app keeps what a person chose: light, dark or auto. */
const storageKey = "mantine-color-scheme-value";

/**
 * Applies the person's color scheme and stores it in a cookie, so that the server renders the next page in it: no
 * script runs before the first paint.
 */
export function followChosenScheme(): void {
  const chosen = localStorage.getItem(storageKey);
  const scheme = chosen === "light" || chosen === "dark" ? chosen : null;
  if (scheme) document.documentElement.dataset.mantineColorScheme = scheme;
  else delete document.documentElement.dataset.mantineColorScheme;
  setSchemeCookie(scheme);
}

/** The scheme that the server paints from now on; null follows the person's system. */
export function setSchemeCookie(scheme: "light" | "dark" | null): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the store of cookies that waits is not in every browser
  document.cookie = `scheme=${scheme ?? ""}; Path=/; SameSite=Lax; Max-Age=${scheme ? 31_536_000 : 0}`;
}
