import { normal } from "../reading/text/normal.ts";

/** Asks: whether words stand in a text as they are quoted, but for letters' case, accents and blanks. */
export function isQuoted(quote: string, text: string): boolean {
  const words = normal(quote);
  return words.length > 1 && normal(text).includes(words);
}

/** Asks: whether two quotes of one text are of the same words. */
export function overlap(one: string, other: string): boolean {
  const [a, b] = [normal(one), normal(other)];
  return a.includes(b) || b.includes(a);
}

/** The numbers that words name, a "k" for thousands worked out. */
export const numbersIn = (words: string): number[] =>
  [...normal(words).matchAll(/(\d+(?:,\d{3})*(?:\.\d+)?)\s?(k\b)?/g)].map(
    ([, digits, thousands]) => Number(digits!.replaceAll(",", "")) * (thousands ? 1000 : 1),
  );

const hoursAYear = 2080;
const mayRound = 0.02;

/** Asks: whether so much a month follows from a number in the words, told for a month, a year, a week or an hour. */
export const isIncomeSaid = (dollars: number, words: string): boolean =>
  numbersIn(words)
    .flatMap((said) => [said, said / 12, (said * 52) / 12, (said * hoursAYear) / 12])
    .some((monthly) => Math.abs(monthly - dollars) <= dollars * mayRound);

const widestGuess = 50;

/** Asks: whether a range of credit scores is the one in the words, or lies closely around the one score in them. */
export function isCreditSaid({ low, high }: { low: number; high: number }, words: string): boolean {
  const said = numbersIn(words).filter((number) => number >= 300 && number <= 850);
  if (low > high || said.length === 0) return false;
  return said.every((number) => number >= low && number <= high) && high - low <= spanOf(said) + widestGuess;
}
const spanOf = (numbers: number[]): number => Math.max(...numbers) - Math.min(...numbers);

const weekdays = [
  ["monday", "lunes"],
  ["tuesday", "martes"],
  ["wednesday", "miercoles"],
  ["thursday", "jueves"],
  ["friday", "viernes"],
  ["saturday", "sabado"],
  ["sunday", "domingo"],
];
const months = [
  ["jan", "ene"],
  ["feb", "feb"],
  ["mar", "mar"],
  ["apr", "abr"],
  ["may", "mayo"],
  ["jun", "jun"],
  ["jul", "jul"],
  ["aug", "ago"],
  ["sep", "sep"],
  ["oct", "oct"],
  ["nov", "nov"],
  ["dec", "dic"],
];
const named = (names: readonly string[], words: string): boolean =>
  names.some((name) => new RegExp(`\\b${name}`).test(words));

/** Asks: whether a date contradicts the weekday, the month or the day of the month that the words name. */
export function contradicts(date: string, words: string): boolean {
  const plain = normal(words);
  const { dayOfWeek, day, month } = Temporal.PlainDate.from(date);
  const saysWeekday = weekdays.some((names) => named(names, plain));
  const saysMonth = months.some((names) => named(names, plain) && !/\bmay (?:i|we|you|be)\b/.test(plain));
  const days = [...plain.matchAll(/\b(\d{1,2})(?:st|nd|rd|th)\b/g)].map(([, number]) => Number(number));
  return (
    (saysWeekday && !named(weekdays[dayOfWeek - 1]!, plain)) ||
    (saysMonth && !named(months[month - 1]!, plain)) ||
    (days.length > 0 && !days.includes(day))
  );
}

/** Asks: whether the hour of a clock time is in the words, as a number or as noon. */
export function isHourSaid(clock: string, words: string): boolean {
  const hour = Number(clock.slice(0, 2));
  const said = [...normal(words).matchAll(/\b(\d{1,2})(?::\d{2})?/g)].map(([, number]) => Number(number));
  if (hour === 12 && /\b(?:noon|midday|mediodia)\b/.test(normal(words))) return true;
  return said.some((number) => number === hour || number % 12 === hour % 12);
}
