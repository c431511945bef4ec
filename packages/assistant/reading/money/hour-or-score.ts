import { anyOf } from "../text/any-of.ts";
import { weekday, weekdayInSpanish } from "../times/calendar-words.ts";
import { visitWords } from "../times/move-in-or-visit.ts";

/*
 * Whether 530 is an hour or a score: "Tues but after 530" names an hour, and so does "get there at 530", "the 530 slot" and
 * "530 on the 14th".
 */

/** A score that a clock may show too. */
const onTheClock = "[5-8][0-5][05]";
const anyOnTheClock = new RegExp(String.raw`\b${onTheClock}\b`);
const daysAndGoing = anyOf(
  "after; before; until; till; by(?! the way); mon; tues?; wed; thurs?; fri; sat; sun",
  `${weekday}; ${weekdayInSpanish}; tomorrow; today; despues de; antes de`,
  `(?:\\d+(?:st|nd|rd|th)|[a-z]+teenth); a las; (?:the|a) time; hora; the (?=\\d{3} one\\b)`,
  "(?:get|be|am|are) (?:there|over|here|coming); arrive; make it; (?:can|could) (?:i|we|you) do; instead; slot; lleg[ao]\\w*; vamos; voy",
);
const asHour = new RegExp(
  String.raw`\b${daysAndGoing}\b.*\b${onTheClock}\b|\b${onTheClock}\b(?: (?!but|and)\w+){0,3} (?:${daysAndGoing}|is when)\b`,
);
const besideScore = /,|\b(?:but|and|when|can|could|pero|y|cuando|puedo)\b/;

/** Whether the figures of a text may name an hour rather than a score. */
export const mayNameHour = (text: string): boolean =>
  asHour.test(text) ||
  // "It's 645, but I can come any day" tells a score.
  text.split(besideScore).some((part) => anyOnTheClock.test(part) && visitWords.test(part));
