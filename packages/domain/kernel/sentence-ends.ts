/** Returns words as the end of a sentence, with a period unless they have one, as "Acme Reports, Inc." does. */
export const withPeriod = (words: string): string => (words.endsWith(".") ? words : `${words}.`);
