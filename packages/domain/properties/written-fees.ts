/*
 * Fees in an owner's own words: "Key fob replacement $60. Storage locker $20 a month, if wanted".
 */

/** The parts of such a text, each with at most one amount. */
export const feePartsOf = (text: string): string[] => text.split(/[;\n]+|(?<=[.!?])\s+|,\s*(?=[^,]*\$)/);

const english = String.raw`re-?plac(?:e|ing|ements?)|lost|loss|late(?:ness)?|overdue|returned|bounced|nsf|lock-?outs?`;
const spanish = String.raw`reposici[oó]n|reemplaz\p{L}+|p[eé]rdidas?|extrav\p{L}+|atras\p{L}+|retras\p{L}+|mora|devuelto|sin fondos`;
const mishap = new RegExp(String.raw`(?<!\p{L})(?:${english}|${spanish})(?!\p{L})`, "iu");

/** Whether the words of a fee say that it is for a loss, a late payment or a returned check, so that no total counts it. */
export const isOnlyForMishap = (words: string): boolean => mishap.test(words);
