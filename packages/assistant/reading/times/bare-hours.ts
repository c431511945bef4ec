import { anyOf } from "../text/any-of.ts";
import { monthNames, monthNamesInSpanish, weekday, weekdayInSpanish } from "./calendar-words.ts";

/*
 * Bare numbers that are hours: among times that stand, "ten", "1030" and "the 6" are hours, unless they count something.
 */

const words = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
const horas = ["una", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez", "once", "doce"];

/** "One" is mostly no number. */
export const hourNames = words.slice(1).join("|");
const figure = `(1[0-2]|[1-9])(?::?([0-5]\\d))?|(${hourNames})(?: (thirty|fifteen|forty[- ]five))?`;

/** What may follow a number that counts nothing: the end, and words that begin no name of a thing. */
const following = anyOf(
  String.raw`$; \s?[.,;?!)]`,
  String.raw` ${anyOf(
    "is|was|be|would|will|works?|worked|should|could|can|does|do|may|might|seems|sounds|fits|suits|gives|beats|gets",
    "if|so|because|since|but|and|or|not|then|than|though|actually|please|instead|maybe|too|either|also|when|unless",
    "on|in person|in the|for|by myself|by video|with|it|me|us|i|we|he|she|they|my|his|her|the|that|this|right|again|like",
    "better|best|good|fine|okay|perfect|great|open|free|available|taken|possible|today|tomorrow|tonight|sharp|exactly",
    `${weekday}|${weekdayInSpanish}|hoy|manana|es|esta|seria|sera|queda|me|nos|le|se|si|y|o|no|pero|porque|que`,
    "mejor|por favor|porfa|entonces|pues|para|puedo|podemos|ya|ahi|digo|del?",
  )}\b`,
);
const spare = String.raw`(?![\d:%/-]|\.\d)(?! \d)(?=${following})`;

/** What before a number makes it no hour: a sign, a group of figures, a name or a count. */
const leading = String.raw`(?<![\w$#:.,/-])(?<!\d[ )-]{1,2})(?<!\b${anyOf(
  "at|around|by|before|after|until|till|from|past|to|las?",
  "option|number|opcion|numero|section|sec|seccion|unit|apartment|apto|floor|room|number is|us|only|just|other|these|those|all|both",
  "(?:he|she|son|daughter|kid|boy|girl|baby|grandson|granddaughter|niece|nephew)'?s",
  "have|has|had|got|am|is|are|was|were|make|somos|son|soy|tengo|tenemos|hay|seriamos|every|per|than|age|next|last",
  `${monthNames}|${monthNamesInSpanish}`,
)} )`;
const bare = new RegExp(`${leading}(?:the )?(?:${figure})${spare}`, "g");

/** "Is ten open", and not "my son is ten"; "do you have one or two on Sunday", and not "two or three bedrooms" */
const beforeIts = String.raw`(?:or \S+ )?(?:open|free|available|taken|possible|okay|fine|too)\b`;
const orAnother = String.raw`(?:or|o) (?:(?:1[0-2]|[1-9])(?::[0-5]\d)?|${hourNames})${spare}`;
const askedAlone = new RegExp(String.raw`(?<=\bis )(?:${figure})(?= ${beforeIts})`, "g");
const askedOfTwo = new RegExp(String.raw`(?<=\b(?:is|have|hay|tienen?) )(?:${figure})(?= ${orAnother})`, "g");

/** "La 1 esta bien", "deme las diez" */
const conArticulo = new RegExp(
  String.raw`(?<!\b(?:a|de|hasta|desde|como) )\blas? (?:de las? )?(?:(1[0-2]|[1-9])(?::([0-5]\d))?|(${horas.join("|")}))(?![\w:])(?=${following})`,
  "g",
);

/** "Nine would do, though half past is better" leaves out the hour. */
const halfPast = new RegExp(
  String.raw`\b${anyOf(
    String.raw`(?:at )?half past(?=${following}); the half past(?: (?:one|slot|time))?(?! (?:${hourNames}|\d))`,
    "(?:a )?la(?: de)? y media",
  )}`,
);

const minutesInWords: Record<string, string> = { thirty: "30", fifteen: "15", "forty-five": "45", "forty five": "45" };

/** Whether an hour and its minutes may be meant, among times that stand. */
export type IsHour = (hour: number, minute: number, isExact: boolean) => boolean;

/** A normal clause with its bare numbers as hours, as far as they may be meant. */
export function withBareHours(text: string, isHour: IsHour, halfHours: readonly number[]): string {
  const inEnglish = (said: string, figures?: string, minutes?: string, word?: string, inWords?: string) =>
    asHour(said, hourOf(figures, word, words), minutes ?? minutesInWords[inWords ?? ""], isHour);
  const told = text
    .replace(conArticulo, (said, figures?: string, minutes?: string, word?: string) =>
      asHour(said, hourOf(figures, word, horas), minutes, isHour),
    )
    .replace(askedAlone, inEnglish)
    .replace(askedOfTwo, inEnglish)
    .replace(bare, inEnglish);
  return withHalfPast(told, halfHours);
}

/** A normal clause with a "half past" that leaves out its hour as an hour; `halfHours` are those that may be meant. */
export function withHalfPast(text: string, halfHours: readonly number[]): string {
  const half = halfHourIn(text, halfHours);
  return half === null ? text : text.replace(halfPast, `at ${half}:30`);
}

/** The hour that "half past" alone is of: the one named before it, else the only one on whose half a time stands. */
function halfHourIn(text: string, halfHours: readonly number[]): number | null {
  const [before, rest] = text.split(halfPast);
  if (rest === undefined) return null;
  const spoken = halfHours.find((hour) => new RegExp(`\\bat ${hour}\\b`).test(before as string));
  return spoken ?? (halfHours.length === 1 ? (halfHours[0] ?? null) : null);
}

const hourOf = (figures: string | undefined, word: string | undefined, names: readonly string[]): number =>
  figures ? Number(figures) : names.indexOf(word ?? "") + 1;

function asHour(said: string, hour: number, minutes: string | undefined, isHour: IsHour): string {
  if (!isHour(hour, Number(minutes ?? 0), minutes !== undefined)) return said;
  return minutes === undefined ? `at ${hour}` : `${hour}:${minutes}`;
}
