/** The languages that renters are spoken to in. */
export const languages = ["en", "es"] as const;
export type Language = (typeof languages)[number];

/** What a language is called in itself. */
export const languageNames = { en: "English", es: "Español" } satisfies Record<Language, string>;

/** Returns the language that a name means, such as the value of a cookie; null for anything else. */
export const languageNamed = (name: unknown): Language | null => languages.find((one) => one === name) ?? null;

/** Returns the first that renters are spoken to in of the language tags a person reads, the most wanted first; else English. */
export const firstSpoken = (wanted: readonly string[]): Language =>
  wanted.map((tag) => languageNamed(tag.toLowerCase().split("-")[0])).find((one) => one !== null) ?? "en";
