/*
 * The words of the numbers below a hundred.
 */

const listed = (words: string, from: number, step = 1): [string, number][] =>
  words.split(" ").map((word, at) => [word, from + at * step]);

/** What a word adds to a number: "veinticinco" 25, "twenty" 20. */
export const numberWords: ReadonlyMap<string, number> = new Map([
  ...listed("one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen", 1),
  ...listed("seventeen eighteen nineteen", 17),
  ...listed("twenty thirty forty fifty sixty seventy eighty ninety", 20, 10),
  ...listed("un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince", 1),
  ...listed("dieciseis diecisiete dieciocho diecinueve", 16),
  ...listed("veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa", 20, 10),
  ...listed(
    "veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve",
    21,
  ),
]);

/** "first" to "twentieth", in their order. */
export const ordinalWords: readonly string[] = [
  ..."first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth".split(
    " ",
  ),
  ..."fifteenth sixteenth seventeenth eighteenth nineteenth twentieth".split(" "),
];
