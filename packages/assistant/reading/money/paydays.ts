import { anyOf } from "../text/any-of.ts";
import { count, numberOf } from "../text/small-counts.ts";
import { weekday, weekdayInSpanish } from "../times/calendar-words.ts";

/*
 * How often pay comes, told by its days ("every other Friday", "cada 15") or by the piece ("four houses a week at 90 each").
 */

const fortnight = anyOf(
  `(?:every|each) (?:other|second|two|2) (?:weeks?|wks?|paydays?|${weekday}s?); (?:every|cada) (?:14|15|catorce|quince)(?: dias| days)?(?! del? [a-z])`,
  `cada (?:dos|2|otra) semanas?; cada quincena; cada (?:dos|2) ${weekdayInSpanish}; un ${weekdayInSpanish} si y (?:otro|uno) no`,
);
const twice = anyOf(
  "(?:(?:on|the|los?|el|dias?) )*(?:1st|first|1|primero) (?:and|&|y|n) (?:(?:the|el|on) )*(?:15th|fifteenth|15|quince)",
  "(?:(?:on|the|los?|el|dias?) )*(?:15|15th|quince) (?:and|&|y|n) (?:(?:the|el|on) )*(?:30|30th|ultimo|fin de mes)",
  "(?:twice|two times) (?:a|per|each|every) month; (?:dos|2) veces (?:al|por) mes",
);
const eachWeekday = `(?:every|each|cada|todos los) (?:${weekday}|${weekdayInSpanish})s?`;

const plain: readonly [RegExp, string][] = [
  [new RegExp(String.raw`\b${fortnight}\b`, "g"), "every two weeks"],
  [new RegExp(String.raw`\b${twice}\b(?! (?:check|cheque))`, "g"), "twice a month"],
  [new RegExp(String.raw`\b${eachWeekday}\b`, "g"), "every week"],
];
const mayTellPaydays = /\b(?:every|each|cada|todos|twice|two times|1st|first|1|primero|15|15th|quince|veces)\b/;

const perSpan = "(?:a|per|each|every|por|a la|al|cada) (week|month|semana|mes)";
const eachPiece = "(?:each|apiece|cada un[oa]|(?:a|per|por|la) (?!week|month|hour|semana|hora)[a-z]+)";
const price = `\\$?(\\d{2,3})(?: dollars| bucks| dolares)?,? ${eachPiece}`;
const manyAt = new RegExp(
  String.raw`\b${count} (?:(?!and\b|y\b)[a-z]+ ){0,2}${perSpan},? (?:(?:at|for|a|por|de|como|about|like) )*${price}\b`,
  "g",
);
const so = "(?:(?:and|i|do|work|about|like|y|hago|trabajo|son|como|unas?|unos?) )*";
const atMany = new RegExp(String.raw`${price},? ${so}${count} (?:(?!and\b|y\b)[a-z]+ ){0,2}${perSpan}\b`, "g");
/** "110 a day, five days" are those of a week. */
const daily = new RegExp(
  String.raw`\$?(\d{2,3})(?: dollars| bucks| dolares)? (?:an?|per|the|el|al|por|un) (?:day|shift|dia|turno),? ${so}${count} (?:days|shifts|dias|turnos)(?: ${perSpan})?\b`,
  "g",
);
const inAll = (number: string, dollars: string, span = "week"): string =>
  `${numberOf(number) * Number(dollars)} a ${span}`;
/** A text with pay by the piece as what so many of them come to. */
const withPiecesCounted = (text: string): string =>
  mayTellPieces.test(text)
    ? text
        .replace(manyAt, (_, number: string, span: string, dollars: string) => inAll(number, dollars, span))
        .replace(atMany, (_, dollars: string, number: string, span: string) => inAll(number, dollars, span))
        .replace(daily, (_, dollars: string, number: string, span?: string) => inAll(number, dollars, span))
    : text;
const mayTellPieces =
  /\d{2}.*\b(?:week|month|semana|mes|days|shifts|dias|turnos)\b|\b(?:week|month|semana|mes)\b.*\d{2}/;

/** A normal text with the days that pay comes on told as how often it comes. */
export const withPaydaysPlain = (text: string): string =>
  withPiecesCounted(
    mayTellPaydays.test(text) ? plain.reduce((said, [words, often]) => said.replace(words, often), text) : text,
  );
