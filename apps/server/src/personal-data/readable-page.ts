import type { Language } from "@porchlight/domain/kernel/languages.ts";

const escapes = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" } as const;
const escaped = (text: string): string => text.replace(/[&<>"]/g, (one) => escapes[one as keyof typeof escapes]);

const words = {
  en: { yes: "Yes", no: "No", none: "None", locale: "en-US" },
  es: { yes: "Sí", no: "No", none: "Ninguno", locale: "es-US" },
} satisfies Record<Language, object>;

const style =
  "body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem}dt{font-weight:600;margin-top:.5rem}" +
  "dd{margin:0 0 0 1rem;white-space:pre-wrap;overflow-wrap:anywhere}section{border-top:1px solid;margin-top:1.5rem}";

/** Returns the beginning of a page that any browser shows; `endOfPage` closes it. */
export const beginningOfPage = (title: string, intro: string | null, language: Language): string =>
  `<!doctype html>\n<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>${escaped(title)}</title><style>${style}</style></head>\n<body><h1>${escaped(title)}</h1>` +
  (intro ? `<p>${escaped(intro)}</p>` : "");
export const endOfPage = "</body></html>\n";

/** Returns a part of a page: a heading, and what belongs under it with a name for each value. */
export const sectionOf = (heading: string, value: unknown, language: Language): string =>
  `\n<section><h2>${escaped(heading)}</h2>${wordsOfValue(value, language)}</section>`;

/** Returns a whole page of sections. */
export const pageOf = (
  title: string,
  intro: string | null,
  sections: readonly { heading: string; value: unknown }[],
  language: Language,
): string =>
  beginningOfPage(title, intro, language) +
  sections.map(({ heading, value }) => sectionOf(heading, value, language)).join("") +
  endOfPage;

function wordsOfValue(value: unknown, language: Language): string {
  const said = words[language];
  if (value === null || value === undefined || value === "") return said.none;
  if (typeof value === "boolean") return value ? said.yes : said.no;
  if (value instanceof Temporal.Instant) return momentOf(value, language);
  if (typeof value === "string")
    return escaped(isMoment(value) ? momentOf(Temporal.Instant.from(value), language) : value);
  if (typeof value !== "object") return escaped(String(value));
  if (Array.isArray(value)) return listOf(value, language);
  return mapOf(value as Record<string, unknown>, language);
}

function listOf(values: readonly unknown[], language: Language): string {
  if (values.length === 0) return words[language].none;
  return `<ul>${values.map((one) => `<li>${wordsOfValue(one, language)}</li>`).join("")}</ul>`;
}

function mapOf(values: Record<string, unknown>, language: Language): string {
  const given = Object.entries(values).filter(([, one]) => one !== null && one !== undefined);
  if (given.length === 0) return words[language].none;
  const lines = given.map(([name, one]) => `<dt>${escaped(labelOf(name))}</dt><dd>${wordsOfValue(one, language)}</dd>`);
  return `<dl>${lines.join("")}</dl>`;
}

/** Returns a field's name in words: `netIncome` as "Net income". */
const labelOf = (name: string): string => {
  const spaced = name.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
};

/** Whether a text is an instant, as the product writes it or as the database does in JSON. */
const isMoment = (text: string): boolean => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/.test(text);
const momentOf = (at: Temporal.Instant, language: Language): string =>
  `${at.toLocaleString(words[language].locale, { dateStyle: "long", timeStyle: "short", timeZone: "UTC" })} UTC`;
