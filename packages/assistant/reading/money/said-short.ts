import { wordIn } from "../text/word-sets.ts";
import { numberAt, type Rewrite, rewritten, spanOf, type Token, tokensIn } from "./number-tokens.ts";

/*
 * Amounts said without the words of their scale: "nine fifty" a week, "fifty one fifty total", "3 and a half a month", "I make 46
 * thousand and she makes 41".
 */

const isScale = wordIn("hundred; thousand; grand; mil; k; cientos");
const earns = wordIn(
  "make; makes; get; gets; earn; earns; clear; clears; bring; brings; take; takes; gano; gana; saco; saca; cobro; cobra",
);
const hedges = wordIn("in; home; about; around; like; maybe; just; only; como; unos; casi");
const isSpan = wordIn("month; week; mes; semana");
const opensSpan = wordIn("a; per; every; each; al; a la; por; la; cada");
const isOfPay = wordIn(
  "monthly; hers; his; mine; theirs; total; altogether; together; combined; mensuales; mensual; semanales",
);
/** The first numbers below it may be an hour's or a score's. */
const leastAlone = 21;
const fives = 5;

/** Whether the words before a token say that somebody earns. */
function isEarned(tokens: readonly Token[], place: number): boolean {
  let at = place - 1;
  while (hedges(tokens[at]?.word)) at -= 1;
  return earns(tokens[at]?.word);
}
/** Whether the words from a token on tell pay by the month or week, or whose it is. */
const isTimedFrom = (tokens: readonly Token[], place: number): boolean =>
  isOfPay(tokens[place]?.word) || (opensSpan(tokens[place]?.word) && isSpan(tokens[place + 1]?.word));

/** A text with hundreds said without the word in figures, where they can only be money: "she gets nine fifty", "twenty nine fifty". */
export function withHundredsInFigures(text: string): string {
  if (!mayBePair.test(text)) return text;
  const tokens = tokensIn(text);
  const rewrites: Rewrite[] = [];
  for (let place = 0; place < tokens.length; place += 1) {
    const first = numberAt(tokens, place);
    if (!first?.isInWords) continue;
    const rest = numberAt(tokens, first.next);
    const isApart = numberAt(tokens, place - 1) === null;
    const isPair =
      isApart &&
      rest?.isInWords === true &&
      rest.value >= 10 &&
      rest.value % fives === 0 &&
      areNext(tokens, first.next, text);
    const isMoney =
      isPair &&
      !isScale(tokens[rest.next]?.word) &&
      (first.value >= leastAlone || isEarned(tokens, place) || isTimedFrom(tokens, rest.next));
    if (isMoney) {
      rewrites.push({ ...spanOf(tokens, place, rest.next), as: String(first.value * 100 + rest.value) });
    }
    place = (isMoney ? rest.next : first.next) - 1;
  }
  return rewritten(text, rewrites);
}
/** Whether nothing but a space stands before a token. */
const areNext = (tokens: readonly Token[], place: number, text: string): boolean =>
  /^[ -]$/.test(text.slice(tokens[place - 1]?.end, tokens[place]?.at));
const mayBePair =
  /\b(?:ten|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|diez|quince|veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa)\b/;

/** A text in which "3 and a half" of thousands or of a month is "3.5". */
export function withHalves(text: string): string {
  if (!/\b(?:half|medi[oa])\b/.test(text)) return text;
  const tokens = tokensIn(text);
  const rewrites: Rewrite[] = [];
  for (const place of tokens.keys()) {
    const whole = numberAt(tokens, place);
    if (!whole || whole.value > mostThousands || !Number.isInteger(whole.value)) continue;
    const words = tokens.slice(whole.next, whole.next + 3).map(({ word }) => word);
    const isEnglish = words.join(" ") === "and a half";
    const isSpanish = words[0] === "y" && /^medi[oa]$/.test(words[1] ?? "");
    if (words.slice(0, 3).join(" ") === "mil y medio") {
      rewrites.push({ ...spanOf(tokens, place, whole.next + 3), as: `${whole.value}.5 mil` });
      continue;
    }
    const next = whole.next + (isEnglish ? 3 : 2);
    // A "k" by itself is read as "okay".
    const isK = tokens[next]?.word === "okay";
    if (!(isEnglish || isSpanish) || !(isK || isScale(tokens[next]?.word) || isTimedFrom(tokens, next))) continue;
    rewrites.push({ ...spanOf(tokens, place, isK ? next + 1 : next), as: `${whole.value}.5${isK ? "k" : ""}` });
  }
  return rewritten(text, rewrites);
}
const mostThousands = 30;

/** A text in which "eighty five k a year" and "two point two k" are in figures: a "k" by itself is read as "okay". */
export function withThousandsNamed(text: string): string {
  if (!mayNameThousands.test(text)) return text;
  const tokens = tokensIn(text);
  const rewrites: Rewrite[] = [];
  for (const place of tokens.keys()) {
    const whole = numberAt(tokens, place);
    if (!whole || numberAt(tokens, place - 1)) continue;
    const tenths = tokens[whole.next]?.word === "point" ? numberAt(tokens, whole.next + 1) : null;
    const { next } = tenths ?? whole;
    const scale = tokens[next]?.word ?? "";
    const isOkay =
      scale === "okay" && (tenths !== null || isTimedFrom(tokens, next + 1) || tokens[next + 2]?.word === "year");
    if (!isOkay && !(tenths && isThousand(scale))) continue;
    rewrites.push({ ...spanOf(tokens, place, next + 1), as: `${whole.value}${tenths ? `.${tenths.value}` : ""}k` });
  }
  return rewritten(text, rewrites);
}
const mayNameThousands = /\b(?:okay|point)\b/;
const isThousand = wordIn("k; thousand; grand; mil");

/** A text in which what another earns has the thousands that are told with the amount before: "46 thousand and she makes 41". */
export function withThousandsCarried(text: string): string {
  if (!isInThousands.test(text)) return text;
  const tokens = tokensIn(text);
  const rewrites: Rewrite[] = [];
  let isAfterThousands = false;
  for (const place of tokens.keys()) {
    const number = numberAt(tokens, place);
    const next = tokens[number?.next ?? 0]?.word;
    if (number && /^(?:k|thousand|grand|mil)$/.test(next ?? "")) isAfterThousands = true;
    const isBare =
      number && number.value >= leastCarried && number.value <= mostCarried && !isScale(next) && !isUnit(next);
    if (!isBare || !isAfterThousands || !isEarned(tokens, place)) continue;
    rewrites.push({ ...spanOf(tokens, place, number.next), as: `${number.value}000` });
  }
  return rewritten(text, rewrites);
}
const isInThousands = /(?:\d|\b)(?:k|thousand|grand|mil)\b/;
const isUnit = wordIn(
  "an; a; per; hour; hours; hr; hrs; la; por; horas; days; years; percent; dollars; x; to; or; and",
);
const leastCarried = 20;
const mostCarried = 199;
