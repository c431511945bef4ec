import type { Language } from "../kernel/languages.ts";

/** A length of time in one unit. */
export type Span = { readonly days?: number; readonly hours?: number; readonly minutes?: number };

const small: Record<Language, readonly string[]> = {
  en: ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"],
  es: ["cero", "un", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez"],
};
/** The words of each unit: one with its article, which depends on the unit in Spanish, and several. */
const units: Record<Language, Record<keyof Span, readonly [one: string, several: string]>> = {
  en: { days: ["one day", "days"], hours: ["one hour", "hours"], minutes: ["one minute", "minutes"] },
  es: { days: ["un día", "días"], hours: ["una hora", "horas"], minutes: ["un minuto", "minutos"] },
};

/** Returns a span for a sentence: 'two hours', '30 minutes', 'una hora'. Up to ten it is spelled. */
export function spanWords(span: Span, language: Language): string {
  const [[unit, count]] = Object.entries(span) as [[keyof Span, number]];
  const [one, several] = units[language][unit];
  return count === 1 ? one : `${small[language][count] ?? count} ${several}`;
}
