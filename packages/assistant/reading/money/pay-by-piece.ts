import { wordIn } from "../text/word-sets.ts";
import { firstOf, numberAt, rewritten, spanOf, type Token, tokensIn } from "./number-tokens.ts";

/*
 * Pay by the day or the piece, with how many there are of them: "four houses a week at 90 each", "110 a day, five days".
 */

/** What is told of a pay between two tokens: what each one brings, or how many there are in which span. */
type Price = { dollars: number; from: number; next: number; isOfDay: boolean };
type Count = { value: number; span: string; from: number; next: number };

const opensUnit = wordIn("a; an; per; the; each; every; el; al; por; un; una; la; cada; by");
const isEach = wordIn("each; apiece");
const isOne = wordIn("una; uno");
const opensSpan = wordIn("a; per; each; every; por; al; la; cada");
const isSpan = wordIn("week; month; semana; mes");
const isNoPiece = wordIn(
  "week; month; hour; hr; year; semana; mes; hora; ano; check; cheque; quincena; person; pay; time",
);
const isDay = wordIn("day; shift; night; dia; turno; noche; jornada");
const areDays = wordIn("days; shifts; nights; dias; turnos; noches; jornadas");
const isCurrency = wordIn("dollars; bucks; dolares");
const joins = wordIn("and; y; or; o; at; for; por; de; so; off; i; we");
/** What may stand between what each one brings and how many there are. */
const goesOn = wordIn(
  "and; i; do; work; about; like; at; for; a; it; is; usually; just; only; of; those; get; go",
  "y; hago; trabajo; son; como; unas; unos; por; de; voy; hacemos",
);
const pays = wordIn("me; dan; pagan; son; they; pay; it; is; i; get; make; gano; saco; cobro; about; like; como");
const leastPrice = 10;
const mostPrice = 999;
const mostCount = 31;

/** The price that is told from a token on: "90 each", "$110 a day", "por dia me dan 165". */
function priceAt(tokens: readonly Token[], place: number): Price | null {
  const ahead = priceAfterUnit(tokens, place);
  const dollars = ahead ? null : priceNamedAt(tokens, place);
  if (!dollars) return ahead;
  const unit = dollars.next + (isCurrency(tokens[dollars.next]?.word) ? 1 : 0);
  const [first = "", second = ""] = [tokens[unit]?.word, tokens[unit + 1]?.word];
  const price = { dollars: dollars.value, from: place, isOfDay: isDay(second) };
  if (opensUnit(first) && (isOne(second) || isPiece(second))) return { ...price, next: unit + 2 };
  return isEach(first) ? { ...price, next: unit + 1 } : null;
}
const isPiece = (word: string): boolean => /^[a-z]{3,}$/.test(word) && !isNoPiece(word) && !joins(word);

/** A figure that may be what one day or piece brings. */
function priceNamedAt(tokens: readonly Token[], place: number): { value: number; next: number } | null {
  const dollars = numberAt(tokens, place);
  const isPrice = dollars && !dollars.isInWords && dollars.value >= leastPrice && dollars.value <= mostPrice;
  return isPrice ? dollars : null;
}

/** "Por dia me dan 165", "each shift is 195" */
function priceAfterUnit(tokens: readonly Token[], place: number): Price | null {
  if (!opensUnit(tokens[place]?.word) || !isDay(tokens[place + 1]?.word)) return null;
  let at = place + 2;
  while (pays(tokens[at]?.word)) at += 1;
  const dollars = at > place + 2 ? priceNamedAt(tokens, at) : null;
  return dollars ? { dollars: dollars.value, from: place, next: dollars.next, isOfDay: true } : null;
}

/** How many days or pieces are told from a token on: "four houses a week", "five days". */
function countAt(tokens: readonly Token[], place: number): Count | null {
  const count = numberAt(tokens, place);
  if (!count || tokens[place]?.word.startsWith("$") || count.value > mostCount) return null;
  for (let at = count.next; at <= count.next + mostBetween; at += 1) {
    const span = spanAt(tokens, at);
    if (span) return { value: count.value, from: place, ...span };
    const { word = "" } = tokens[at] ?? {};
    if (joins(word) || !/^[a-z]/.test(word)) break;
  }
  return areDays(tokens[count.next]?.word)
    ? { value: count.value, from: place, next: count.next + 1, span: "week" }
    : null;
}
const mostBetween = 2;

function spanAt(tokens: readonly Token[], from: number): { span: string; next: number } | null {
  let at = from;
  while (opensSpan(tokens[at]?.word)) at += 1;
  const span = tokens[at]?.word ?? "";
  return at > from && isSpan(span) ? { span, next: at + 1 } : null;
}

/** A normal text with pay by the piece as what so many of them come to. */
export function withPiecesCounted(text: string): string {
  if (!mayTellPieces.test(text)) return text;
  const tokens = tokensIn(text);
  const price = firstOf(tokens, (place) => priceAt(tokens, place));
  if (!price) return text;
  const isApart = (place: number) => place < price.from || place >= price.next;
  const count = firstOf(tokens, (place) => (isApart(place) ? countAt(tokens, place) : null));
  if (!count) return text;
  const [first, second] = price.from < count.from ? [price, count] : [count, price];
  if (!tokens.slice(first.next, second.from).every(({ word }) => goesOn(word))) return text;
  const span = spanOf(tokens, first.from, second.next);
  return rewritten(text, [{ ...span, as: `${count.value * price.dollars} a ${count.span}` }]);
}
const mayTellPieces =
  /\d{2}.*\b(?:week|month|semana|mes|days|shifts|nights|dias|turnos)\b|\b(?:week|month|semana|mes|dia|turno|shift|day|days)\b.*\d{2}/;
