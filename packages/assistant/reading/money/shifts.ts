import { wordIn } from "../text/word-sets.ts";
import { numberAt, type Rewrite, rewritten, spanOf, type Token, tokensIn } from "./number-tokens.ts";
import { bareHoursAt, isHour, isHours, mostHours, opensRate } from "./pay-by-hour.ts";

/*
 * The hours of a week that shifts and days come to: "three twelves a week", "8 hours a day, five days".
 */

const isOfShift = wordIn("shift; shifts; day; days; night; nights");
const lengths = new Map(
  "eights nines tens elevens twelves thirteens sixteens"
    .split(" ")
    .map((word, at) => [word, [8, 9, 10, 11, 12, 13, 16][at] as number]),
);

/** How long the shifts of which so many are told last, and the place behind them: "12s", "twelves", "12 hour shifts", "turnos de 12". */
function shiftsAt(tokens: readonly Token[], place: number): { hours: number; next: number } | null {
  const { word = "" } = tokens[place] ?? {};
  const plural = lengths.get(word) ?? (/^\d{1,2}s$/.test(word) ? Number.parseInt(word, 10) : null);
  if (plural !== null) return { hours: plural, next: place + 1 };
  const isTurn = isTurnOf(word) && /^(?:de|of)$/.test(tokens[place + 1]?.word ?? "");
  const length = numberAt(tokens, isTurn ? place + 2 : place);
  if (!length) return null;
  const isOfHours = isHour(tokens[length.next]?.word) || isHours(tokens[length.next]?.word);
  if (isTurn) return { hours: length.value, next: length.next + (isOfHours ? 1 : 0) };
  return isOfHours && isOfShift(tokens[length.next + 1]?.word) ? { hours: length.value, next: length.next + 2 } : null;
}

/** The hours of a day that are told at a token, and the place behind them: "8 hours a day", "ocho horas diarias". */
function dailyHoursAt(tokens: readonly Token[], place: number): { hours: number; next: number } | null {
  const length = numberAt(tokens, place);
  if (!length || !isHours(tokens[length.next]?.word) || length.value > mostInDay) return null;
  const behind = length.next + 1;
  if (isDaily(tokens[behind]?.word)) return { hours: length.value, next: behind + 1 };
  const isOfDay = opensRate(tokens[behind]?.word) || tokens[behind]?.word === "al";
  return isOfDay && isDay(tokens[behind + 1]?.word) ? { hours: length.value, next: behind + 2 } : null;
}
const isTurnOf = wordIn("turno; turnos; jornada; jornadas; dia; dias; noche; noches; days; nights; shifts");
const isDaily = wordIn("daily; diarias");
const isDay = wordIn("day; shift; night; dia; turno; noche");
const areDays = wordIn("days; shifts; nights; dias; turnos; noches");

/** How many days of a week a text tells. */
function daysAmong(tokens: readonly Token[]): number | null {
  for (const place of tokens.keys()) {
    const count = numberAt(tokens, place);
    if (count && count.value <= daysOfWeek && areDays(tokens[count.next]?.word)) return count.value;
  }
  return null;
}
const daysOfWeek = 7;

/** A normal text in which shifts are the hours that they come to: "two 12s a week" is "24 hours a week". */
export function withShiftsInHours(text: string): string {
  if (!mayTellShifts.test(text)) return text;
  const tokens = tokensIn(text);
  return rewritten(
    text,
    [...tokens.keys()].flatMap((place) => bareHoursAt(tokens, place) ?? shiftHoursAt(tokens, place) ?? []),
  );
}
const mayTellShifts =
  /\d{1,2}s\b|\b(?:eights|nines|tens|elevens|twelves|thirteens|sixteens|turnos?|jornadas?)\b|\b(?:hour|hora|hr)|\d\.\d\d? (?:x|por|times) /;

/** The hours that the shifts or the days told from a token on come to. */
function shiftHoursAt(tokens: readonly Token[], place: number): Rewrite | null {
  const count = numberAt(tokens, place);
  const shifts = count && shiftsAt(tokens, count.next);
  const told = shifts ?? dailyHoursAt(tokens, place);
  if (!told || told.hours < leastShift || told.hours > mostInDay) return null;
  const hours = told.hours * (shifts ? count.value : (daysAmong(tokens) ?? 0));
  if (hours === 0 || hours > mostHours) return null;
  return { ...spanOf(tokens, place, told.next), as: shifts ? `${hours} hours` : `${hours} hours a week` };
}
const leastShift = 4;
const mostInDay = 24;
