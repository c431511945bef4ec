/** First names that the examples use as words too, or often: elsewhere such a word is somebody only in a capital. */
const given = new Set(
  [
    "ada alma asher bill blanca christian dan dana deja devon don dre dulce ed ella faith frances grace grant hope",
    "jack jo john jose julio lee lena leo luz marco marcos marcus maria marisol mark max maya mia mohammed nina penny rosa rose sam salvador santos",
    "sierra steve teresa theo tia tina tomas tre ty wendell yolanda",
  ].flatMap((names) => names.split(" ")),
);

/** Whether a word is one of these first names. */
export const isGivenName = (word: string): boolean => given.has(word.toLowerCase());
