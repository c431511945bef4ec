/*
 * How many, as renters say it of people, rooms and months.
 */

const numberWords: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  a: 1,
  un: 1,
  una: 1,
  uno: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
};

/** The number that a word or a figure says. */
export const numberOf = (word: string): number => numberWords[word] ?? Number(word);
/** A pattern of one such word or figure. */
export const count = `(\\d{1,2}|${Object.keys(numberWords).join("|")})`;
