import { anyOf } from "../text/any-of.ts";
import { weekday, weekdayInSpanish } from "../times/calendar-words.ts";
import { withMilesCounted } from "./pay-by-mile.ts";
import { withPiecesCounted } from "./pay-by-piece.ts";
import { withShiftsInHours } from "./shifts.ts";

/*
 * How often pay comes, told by its days ("every other Friday", "cada 15"), by the mile or by the piece
 * ("four houses a week at 90 each").
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

/** A normal text with the days that pay comes on told as how often it comes, and shifts, miles and pieces as what they come to. */
export const withPaydaysPlain = (text: string): string =>
  withPiecesCounted(
    withShiftsInHours(
      withMilesCounted(
        mayTellPaydays.test(text) ? plain.reduce((said, [words, often]) => said.replace(words, often), text) : text,
      ),
    ),
  );
