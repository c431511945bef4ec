/** Returns words as the end of a sentence: with a period unless they have an end, as "Acme Reports, Inc." does. */
export const withPeriod = (words: string): string => (/[.!?]$/.test(words) ? words : `${words}.`);
