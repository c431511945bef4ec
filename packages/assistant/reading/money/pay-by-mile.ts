import { wordIn } from "../text/word-sets.ts";
import { firstOf, rewritten, spanOf, type Token, tokensIn } from "./number-tokens.ts";

/*
 * Pay by the mile with the miles driven: "62 cents a mile, about 2,400 miles a week", "0.58 por milla".
 */

const isMile = wordIn("mile; miles; milla; millas; mi");
const areCents = wordIn("cent; cents; centavos; c");
const isByMile = wordIn("cpm");
const opensUnit = wordIn("a; per; the; for; each; every; la; por; cada; by");
const isMonth = wordIn("month; months; mes; monthly; mensual");
const isWeek = wordIn("week; weeks; weekly; semana; semanas; semanal; wk");

/** A figure told by the tokens from one on up to another: dollars by the mile, or miles. */
type Told = { value: number; from: number; next: number };

const figureAt = (tokens: readonly Token[], place: number): number | null => {
  const { word = "" } = tokens[place] ?? {};
  return /^\$?[\d,]*(?:\.\d+|\d)$/.test(word) ? Number(word.replace(/[$,]/g, "")) : null;
};

/** "62 cents a mile", "0.62 per mile", "62 cpm": the dollars that one mile brings, from a token on. */
function rateAt(tokens: readonly Token[], place: number): Told | null {
  const figure = figureAt(tokens, place);
  if (figure === null || figure > mostCents) return null;
  const value = figure > mostDollars ? figure / 100 : figure;
  if (isByMile(tokens[place + 1]?.word)) return { value, from: place, next: place + 2 };
  const unit = place + (areCents(tokens[place + 1]?.word) ? 2 : 1);
  return opensUnit(tokens[unit]?.word) && isMile(tokens[unit + 1]?.word)
    ? { value, from: place, next: unit + 2 }
    : null;
}
const mostCents = 300;
/** Nobody is paid more dollars for a mile. */
const mostDollars = 4;

/** "2,400 miles", from a token on. */
function milesAt(tokens: readonly Token[], place: number): Told | null {
  const value = figureAt(tokens, place);
  const isCount = value !== null && value >= fewestMiles && isMile(tokens[place + 1]?.word);
  return isCount ? { value, from: place, next: place + 2 } : null;
}
const fewestMiles = 100;

/** A normal text with pay by the mile as what so many miles bring in a week or a month, a week where neither is named. */
export function withMilesCounted(text: string): string {
  if (!mayTellMiles.test(text)) return text;
  const tokens = tokensIn(text);
  const rate = firstOf(tokens, (place) => rateAt(tokens, place));
  const miles = firstOf(tokens, (place) => milesAt(tokens, place));
  if (!rate || !miles) return text;
  const [from, next] = [Math.min(rate.from, miles.from), Math.max(rate.next, miles.next)];
  const isOfMonth = tokens.some(({ word }) => isMonth(word)) && !tokens.some(({ word }) => isWeek(word));
  const pay = `$${Math.round(rate.value * miles.value)} a ${isOfMonth ? "month" : "week"}`;
  return rewritten(text, [{ ...spanOf(tokens, from, next), as: pay }]);
}
const mayTellMiles = /\d.*\b(?:miles?|millas?|cpm)\b/;
