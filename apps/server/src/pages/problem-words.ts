import type { ErrorBody } from "@porchlight/contract/error-body.ts";
import { spanishFormMessages } from "@porchlight/contract/form-messages.ts";
import type { Language } from "@porchlight/domain/kernel/languages.ts";
import { renterRefusals } from "@porchlight/domain/words/refusals-es.ts";

/** What the API refuses, as a page shows it. */
type Problem = Pick<ErrorBody, "message" | "code" | "validationErrors">;

/** The messages that name a figure. */
const withFigure: readonly [pattern: RegExp, words: (figure: string) => string][] = [
  [/^Maximum (\d+) characters$/, (most) => `Máximo ${Number(most).toLocaleString("es-US")} caracteres`],
  [/^This must be at most (\d+)$/, (most) => `El valor máximo es ${Number(most).toLocaleString("es-US")}`],
  [/^This must be at least (\d+)$/, (least) => `El valor mínimo es ${Number(least).toLocaleString("es-US")}`],
];
const checkIt = "Revise esta respuesta";

/** Returns a message at a field in a language, which the API has in English. */
export function fieldMessage(message: string, language: Language): string {
  if (language === "en") return message;
  const known = spanishFormMessages[message];
  if (known) return known;
  for (const [pattern, words] of withFigure) {
    const figure = pattern.exec(message)?.[1];
    if (figure) return words(figure);
  }
  return checkIt;
}

/** Returns the sentence of a refusal in a language; that of a single wrong field is its message. */
export function problemText({ message, code, validationErrors }: Problem, language: Language): string {
  if (language === "en") return message;
  const [field, ...others] = Object.values(validationErrors ?? {});
  if (code === "invalid-input" && field !== undefined && others.length === 0) return fieldMessage(field, language);
  return renterRefusals[code] ?? renterRefusals.unexpected!;
}
