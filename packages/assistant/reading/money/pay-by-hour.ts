import { wordIn } from "../text/word-sets.ts";
import { type NumberRead, numberAt, type Rewrite, rewritten, spanOf, type Token, tokensIn } from "./number-tokens.ts";

/*
 * Pay by the hour and the hours of a week as they are said aloud: "twenty two fifty an hour", "thirty five hours".
 */

/** "30 hours" */
export const isHours = wordIn("hours; hrs; horas");
export const isHour = wordIn("hour; hr; hora");
const isCurrency = wordIn("dollars; bucks; dolares; dlls");
/** What may stand before an hour or a day that pay is told by. */
export const opensRate = wordIn("an; a; per; the; la; por; una; x; each; every");
const isHourly = wordIn("hourly");
/** Nobody works more of a week. */
export const mostHours = 80;

/** The place behind "an hour", "a la hora" or "hourly" at a token; null where it is none. */
function afterRate(tokens: readonly Token[], from: number): number | null {
  let place = from;
  if (isCurrency(tokens[place]?.word)) place += 1;
  if (isHourly(tokens[place]?.word)) return place + 1;
  const start = place;
  while (opensRate(tokens[place]?.word)) place += 1;
  return place > start && isHour(tokens[place]?.word) ? place + 1 : null;
}

/** The number of a wage at a token, with its cents: "twenty two fifty" is 22.50. */
function wageAt(tokens: readonly Token[], place: number): NumberRead | null {
  const dollars = numberAt(tokens, place);
  if (!dollars?.isInWords) return null;
  const cents = numberAt(tokens, dollars.next + (tokens[dollars.next]?.word === "con" ? 1 : 0));
  const hasCents = cents?.isInWords === true && cents.value >= 10 && afterRate(tokens, cents.next) !== null;
  return hasCents ? { ...cents, value: dollars.value + cents.value / 100 } : dollars;
}

/** A normal text in which a wage by the hour and the hours that somebody works are in figures. */
export function withHoursInFigures(text: string): string {
  if (!mayTellHours.test(text)) return text;
  const tokens = tokensIn(text);
  const rewrites: Rewrite[] = [];
  for (let place = 0; place < tokens.length; place += 1) {
    const said = wageAt(tokens, place);
    if (!said) continue;
    const { word = "" } = tokens[said.next] ?? {};
    const isTold =
      isWageBehind(tokens, place, said.next) ||
      afterRate(tokens, said.next) !== null ||
      isHours(word) ||
      (isHour(word) && said.value > 1);
    if (isTold) rewrites.push({ ...spanOf(tokens, place, said.next), as: String(said.value) });
    place = said.next - 1;
  }
  return rewritten(text, rewrites);
}
/** "Thirty hours at seventeen", "my rate is twenty": whether a number is a wage by the words before it. */
const isWageBehind = (tokens: readonly Token[], place: number, next: number): boolean => {
  const [before, last] = [tokens[place - 2]?.word, tokens[place - 1]?.word];
  const isOfHours = isHours(before) && isAt(last);
  return (isOfHours || (isRate(before) && isCopula(last))) && !isScale(tokens[next]?.word);
};
const isAt = wordIn("at; for; a; por; x; times");
const isRate = wordIn("rate; wage; hourly");
const isCopula = wordIn("is; at; of");
const isScale = wordIn("hundred; thousand; hours; hrs; horas; weeks; months");
const mayTellHours = /\b(?:hour|hora|hr)/;

/** "17 an hour for 30", "18.90 x 40": how many hours follow the wage at a token without being called so. */
export function bareHoursAt(tokens: readonly Token[], place: number): Rewrite | null {
  if (isHours(tokens[place]?.word)) return hoursNamedAt(tokens, place);
  const wage = numberAt(tokens, place);
  if (!wage) return null;
  const rate = afterRate(tokens, wage.next);
  const joint = rate ?? (Number.isInteger(wage.value) ? null : wage.next);
  if (joint === null || !isTimes(tokens[joint]?.word)) return null;
  const hours = numberAt(tokens, joint + 1);
  if (!hours || hours.value < fewestHours || hours.value > mostHours || isOtherUnit(tokens[hours.next]?.word))
    return null;
  const { end } = tokens[wage.next - 1] as Token;
  const number = spanOf(tokens, joint + 1, hours.next);
  return rate === null
    ? { at: end, end: number.end, as: ` an hour ${hours.value} hours` }
    : { ...number, as: `${hours.value} hours` };
}
const isTimes = wordIn("for; x; times; por");
const isOtherUnit = wordIn(
  "hours; hrs; horas; hour; hr; hora; years; months; weeks; days; minutes; anos; meses; semanas; dias; minutos",
  "dollars; bucks; dolares; an; la; more; percent; k",
);
const fewestHours = 10;

/** "My hours are about 27 a week" */
function hoursNamedAt(tokens: readonly Token[], place: number): Rewrite | null {
  let at = place + 1;
  while (isAbout(tokens[at]?.word)) at += 1;
  const hours = at > place + 1 ? numberAt(tokens, at) : null;
  const isOfWeek = hours !== null && /^(?:a|per|each|every|por|la)$/.test(tokens[hours.next]?.word ?? "");
  if (!isOfWeek || hours.value < fewestHours || hours.value > mostHours) return null;
  return { ...spanOf(tokens, at, hours.next), as: `${hours.value} hours` };
}
const isAbout = wordIn("are; is; run; average; about; around; like; usually; son; como; unas");
