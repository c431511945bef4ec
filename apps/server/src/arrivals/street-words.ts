const short: Record<string, string> = {
  north: "n",
  south: "s",
  east: "e",
  west: "w",
  northeast: "ne",
  northwest: "nw",
  southeast: "se",
  southwest: "sw",
  saint: "st",
};
const kinds = new Set(
  "street st avenue ave av road rd drive dr lane ln court ct place pl boulevard blvd way terrace ter circle cir highway hwy parkway pkwy trail trl square sq loop alley aly".split(
    " ",
  ),
);

const wordsOf = (text: string): string[] =>
  (
    text
      .toLowerCase()
      .replaceAll(/['’.]/g, "")
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).map((word) => short[word] ?? word);

const contains = (words: string[], wanted: string[]): boolean =>
  wanted.length > 0 && ` ${words.join(" ")} `.includes(` ${wanted.join(" ")} `);

/** Whether a text names a street address ("123 N Main St"), with or without its kind of street. */
export function namesStreet(text: string, address: string): boolean {
  const words = wordsOf(address);
  const name = kinds.has(words.at(-1) ?? "") ? words.slice(0, -1) : words;
  return name.length >= 2 && contains(wordsOf(text), name);
}

/** Whether a text has a word, or several in a row, such as a city or an apartment's number. */
export const namesWord = (text: string, words: string): boolean => contains(wordsOf(text), wordsOf(words));
