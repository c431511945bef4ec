import { isPointing } from "../questions/pointing.ts";
import type { Clause } from "../text/clauses.ts";
import { normal } from "../text/normal.ts";
import { tells } from "../text/word-table.ts";

/*
 * Questions whether one's age stands against one: the same is asked of everyone.
 */

/** Whether a normal text asks by name if somebody is of the right age. */
export const asksOfAge = tells({
  en: [
    "am|are|is|be i|we|he|she|that|this|it (still|even|too|kinda|kind of)? old|young enough; am|are|is i|we|he|she (still|even)? too old|young",
    "old|young enough to rent|live|apply|lease|sign; too old|young to rent|live|apply|lease|sign; minimum|legal|right age; age limit|requirement|restriction|minimum|cutoff|rule|policy",
    "because of my|our|his|her age; my|our|his|her age . matter|problem|issue|okay|count; how old do|must|should i|you|we|someone|people",
  ],
  es: [
    "soy|somos|es|seria muy|demasiado joven|jovencito|jovencita|viejo|vieja; edad minima; limite de edad; requisito de edad",
    "por mi|nuestra edad; mi|nuestra edad . importa|problema|afecta; que edad hay|tengo|debo; ser mayor de edad",
  ],
});

/** "I am 71", "tengo 20 años" */
const tellsAge = tells({
  en: [
    "i am # (years|year|yrs|yr)? old; i|we am|are # years|year|yrs|yr old; i turn|turned|turning #; ^ i am # and|so|but|if|can|is",
  ],
  es: ["tengo|cumplo|cumpli . # ano"],
});
const asksToRent = tells({
  en: ["can|could|may|would i . rent|apply|lease|qualify; problem|issue|okay|allowed|accepted"],
  es: ["puedo|podria rentar|alquilar|arrendar|aplicar; problema|permitido"],
});

/** Whether a message asks if its renter's age is right, by name or by telling it: "tengo 20 años, ¿puedo rentar?" */
export function isAgeAsked(clauses: readonly Clause[], said: string): boolean {
  const isTold = tellsAge(normal(said));
  return clauses.some(
    ({ text, words, isQuestion }) =>
      isQuestion && (asksOfAge(text) || (isTold && (isPointing(words) || asksToRent(text)))),
  );
}
