import { removedNumber } from "@porchlight/domain/privacy/masked-numbers.ts";

const mark = RegExp.escape(removedNumber);
/** "My SSN is …", "here is my card: …": what only leads to the number says nothing without it. */
const leadIn = new RegExp(
  `(?<=^|[.,;?!\\n])\\s*(?:(?:and|so|y)\\s+)?(?:my|our|the|here|this|ssn|social|card|mi|el|la|este|aquí|tarjeta|seguro)\\b[^.,;?!\\n]{0,60}?${mark}[.,;]?`,
  "giu",
);

/** Returns a renter's words without the marks of numbers that were removed from them, and what only leads to these. */
export const withoutRemoved = (text: string): string =>
  text.includes(removedNumber)
    ? text.replace(leadIn, " ").replaceAll(removedNumber, " ").replace(/ {2,}/g, " ").trim()
    : text;
