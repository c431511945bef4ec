/** What stands in place of a number that is not to be kept. */
export const removedNumber = "[number removed]";

const dash = "\\-\\u2010-\\u2015\\u2212";
const gap = `[ \\u00a0.${dash}]`;
const url = /\b(?:https?:\/\/|www\.)\S+/giu;

/** Three, two and four digits, held together by the same mark twice or by dashes of any kind. */
const grouped = new RegExp(
  `(?<![\\d+])\\d{3}(?:([ \\u00a0.])\\d{2}\\1|[${dash}]\\d{2}[${dash}])\\d{4}(?!\\d|[${dash}.]\\d)`,
  "gu",
);
/** Nine digits, however they are held together. */
const nineDigits = new RegExp(`(?<![\\d+])\\d(?:${gap}?\\d){8}(?!\\d|${gap}\\d)`, "gu");
const onlyNineDigits = /^\s*\d{9}[\s.!]*$/u;

/** Words for such a number, before it or right behind it. */
const taxpayerWords =
  /\b(?:ssn|ss ?#|s\.s\.n\.?|social|soc\.? sec\.?|itin|tin|tax(?:payer)? (?:id|number)|seguro social|n[uú]mero de social)\b|\bss ?#/iu;
const wordsBefore = 48;
const wordsAfter = 24;

/** Digits as they are printed on cards: in fours, in 4-6-5 or 4-6-4, or without a gap. */
const card = new RegExp(
  `(?<![\\d+])(?:\\d{4}${gap}{1,3}\\d{4}${gap}{1,3}\\d{4}${gap}{1,3}\\d{1,4}(?:${gap}{1,3}\\d{1,3})?|\\d{4}${gap}{1,3}\\d{6}${gap}{1,3}\\d{4,5}|\\d{13,19})(?!\\d)`,
  "gu",
);
/** 13 to 19 digits, however they are held together: a card's only where the words say so. */
const cardLike = new RegExp(`(?<![\\d+])\\d(?:${gap}{0,3}\\d){12,18}(?!\\d)`, "gu");
const cardWords =
  /\b(?:card|visa|master ?card|amex|american express|discover|debit|credit|tarjeta|cr[eé]dito|d[eé]bito)\b/iu;

/**
 * Returns a text without numbers shaped like a Social Security number or a payment card; each is replaced whole, since
 * the last four digits are what others identify a person by. Phone numbers, ZIP codes, prices and dates stay.
 */
export function withoutPrivateNumbers(text: string): string {
  if (!/\d/u.test(text)) return text;
  if (onlyNineDigits.test(text) && !/000[\s.!]*$/u.test(text)) return removedNumber;
  const links = [...text.matchAll(url)].map(({ 0: link, index }) => [index, index + link.length] as const);
  const isInLink = (at: number) => links.some(([from, to]) => from <= at && at < to);
  const spans = [
    ...spansOf(text, card, (found) => isCardNumber(found)),
    ...spansOf(text, cardLike, (found, at) => isCardNumber(found) && isNear(text, at, found, cardWords)),
    ...spansOf(text, grouped, (_, at) => !followsGroup(text, at)),
    ...spansOf(text, nineDigits, (found, at) => isNear(text, at, found, taxpayerWords)),
  ].filter(([from]) => !isInLink(from));
  return masked(text, spans);
}

/** Whether a text holds a number that is not to be kept. */
export const hasPrivateNumber = (text: string): boolean => withoutPrivateNumbers(text) !== text;

type Span = readonly [from: number, to: number];

const spansOf = (text: string, shape: RegExp, isPrivate: (found: string, at: number) => boolean): Span[] =>
  [...text.matchAll(shape)]
    .filter(({ 0: found, index }) => isPrivate(found, index))
    .map(({ 0: found, index }) => [index, index + found.length]);

/** "1-123-45-6789": a part of a longer number of another kind. */
const followsGroup = (text: string, at: number): boolean => /\d[-.]$|\+\d{1,3}[ .-]$/u.test(text.slice(0, at));

const isNear = (text: string, at: number, found: string, words: RegExp): boolean =>
  words.test(text.slice(Math.max(0, at - wordsBefore), at)) ||
  words.test(text.slice(at + found.length, at + found.length + wordsAfter));

/** Whether digits are a card's: its first digit is that of a card, and its last one checks the others (Luhn). */
function isCardNumber(found: string): boolean {
  const digits = found.replace(/\D/gu, "");
  if (digits.length < 13 || digits.length > 19 || !/^[2-6]/u.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Replaces each stretch once, where several overlap. */
function masked(text: string, spans: readonly Span[]): string {
  let rest = 0;
  let made = "";
  for (const [from, to] of spans.toSorted(([one], [other]) => one - other)) {
    if (from >= rest) made += text.slice(rest, from) + removedNumber;
    rest = Math.max(rest, to);
  }
  return made + text.slice(rest);
}
