import type { Span } from "../learned/said-around.ts";
import { keeping } from "../text/kept.ts";
import { matchesOf } from "../text/matches.ts";
import { monthInSpanish, monthNames } from "../times/calendar-words.ts";
import { withHoursOfWeekdays } from "../times/hours-as-figures.ts";
import { asFigures } from "./amounts-in-words.ts";
import { speaksOfIncome } from "./income-words.ts";
import { withPaydaysPlain } from "./paydays.ts";
import { withFiguresPutRight } from "./put-right.ts";
import { withHalves, withThousandsNamed } from "./said-short.ts";

/** A figure of a text that may be an amount of money or a score, and where. */
export type FigureNamed = Span & { value: number; isMoney: boolean };

const number = "\\d{1,3}(?:,\\d{3})+|\\d+(?:\\.\\d+)?";
const thousands = "k|mil|thousand|grand";
/** No clock's hour, day or date, no word with digits in it, and no count below ten. */
const figure = new RegExp(
  `(?<![\\w.:#]|\\d[,/]|[a-z]-)(\\$ ?)?(${number})(?: ?(${thousands})\\b)?(?:(?<=\\b[3-8]\\d\\d)(?: ?'?s|-?ish)\\b)?(?!\\w|:\\d|\\/\\d|[.,]\\d| ?[ap]\\.?m\\b)`,
  "g",
);
const leastBare = 10;

/** Right before a figure, what makes it money though it could be the name of something. */
const earns = "makes?|earns?|gross|clears?|nets?|brings? in|about|around|like|gano|gana|son|(?:income|pay|salary) is";

/**
 * "He's 1099, so it goes up and down" and "it's on my 1040" name tax forms, "401k" what is put by and "a 911 dispatcher" a
 * trade, where "I make 1099" and "1099 a month" name money.
 */
const namedByNumber = new RegExp(
  [
    `(?<![$\\d,.]|\\b(?:${earns}) )`,
    "\\b(?:(?:1099|1040)s?|40[13] ?[kb]|911)\\b",
    "(?![,.]?\\d|(?: dollars)?(?: ?\\/| an? | per | al | por | every ))",
  ].join(""),
  "g",
);

const year = "(?:19[4-9]|20[0-3])\\d";
/** "From 2014 to 2017": years, unless both are as round as pay is, or stand beside words of money as tax forms do. */
const spanOfYears = new RegExp(
  [
    `(?<![$\\d,.]|\\b(?:${earns}|between|entre) )\\b(?!\\d\\d[05]0\\D+\\d\\d[05]0)`,
    `${year}(?: ?- ?| (?:to|through|thru|until|till|a|al|hasta) )${year}\\b`,
    "(?![,.]?\\d| (?:dollars|an?|per|al|por|every) | ?\\/)",
  ].join(""),
  "g",
);

/** "An eviction in 2021", "2014, nonviolent": a year that something is of, and that is as round as no pay. */
const yearOf = new RegExp(
  [
    `(?<![$\\d,.]|\\b(?:${earns}|(?:pull|take|rake|bring)(?:s|ing)? in|at|to|for|a|por) )`,
    `(?:(?<=\\b(?:in|since|from|en|en el|desde|desde el|del) )${year}|(?<=^\\W*)(?!\\d\\d[05]0)${year}(?=,? [a-z]))\\b`,
    "(?![,.]?\\d| ?k\\b| ?- ?\\d| (?:to|a|hasta|and|y) \\$?\\d| (?:dollars|bucks|an?|per|al|por|every|month|mes|gross|net|before|after|income|combined|total)| ?\\/)",
  ].join(""),
  "g",
);

/** "Every friday 850", "i made 430 thursday": pay of a day. */
const payOfDay = /\b(?:every|each|made|checks?|tips?|cash|cada|todos los|hice|saque|cheques?)\b/;
const aloneWithFigure = /^\D*\d+\D*$/;
/** "Thursday 430": a figure that is alone with a day is an hour of it, where no pay is spoken of. */
const withHourApart = (text: string): string =>
  !aloneWithFigure.test(text) || payOfDay.test(text) || speaksOfIncome(text) ? text : withHoursOfWeekdays(text);

/** "I make 6 a month" leaves out its thousands. */
const monthInThousands = /(?<!\d[.,]?)\b([3-9]|1\d)(?:\.(\d))?(?= (?:a|per|every|each|al|por) (?:month|mes)\b)/g;
/** "4.5 a month": nobody pays or is paid so little. */
const inTenths = /(?<!\d[.,]?)\b\d\.\d (?:a|per|every|each|al|por) (?:month|mes)\b/;
const withMonthInFull = (text: string): string =>
  text.search(monthInThousands) >= 0 && (speaksOfIncome(text) || inTenths.test(text))
    ? text.replace(monthInThousands, (_, thousands: string, tenth = "0") => `${thousands}${tenth}00`)
    : text;

/** A text with its amounts as figures, each as it was put right, without a year and what is named by a number. */
export const withAmountsInFigures = (text: string): string =>
  withFiguresPutRight(
    asFigures(
      withMonthInFull(withThousandsNamed(withHalves(withPaydaysPlain(text))))
        .replace(namedByNumber, "tax form")
        .replace(spanOfYears, "some years")
        .replace(yearOf, "some year"),
    ),
  );

/** A clause's text in the form in which its figures are looked for: the hour of a day is none of them. */
export const withMoneyInFigures = keeping((text) => withAmountsInFigures(withHourApart(text)));

/** The figures that a text with its amounts in figures names, in order. */
export const figuresNamedIn = (text: string): FigureNamed[] =>
  /\d/.test(text)
    ? matchesOf(text, figure)
        .map((found) => ({
          at: found.index,
          end: found.index + found[0].length,
          value: Number((found[2] as string).replaceAll(",", "")) * (found[3] ? 1000 : 1),
          isMoney: Boolean(found[1] || found[3]),
        }))
        .filter((named) => named.isMoney || (named.value >= leastBare && !isDayOfMonth(named, text)))
        .filter(({ end }) => !measuredIn.test(text.slice(end)))
    : [];

/** "2,400 miles a week", "a 1,200 square foot house" */
const measuredIn = /^ ?(?:miles?|millas?|sq|square|lbs?|pounds|libras|feet|ft|acres?|gallons?|galones)\b/;

/** "She starts on September 21", "el 21 de septiembre": no pay by the hour. */
const isDayOfMonth = ({ at, end, value }: FigureNamed, text: string): boolean =>
  value <= mostDays && (behindMonth.test(text.slice(0, at)) || beforeMonth.test(text.slice(end)));
const mostDays = 31;
const behindMonth = new RegExp(String.raw`\b(?:${monthNames})\.? (?:the )?$`);
const beforeMonth = new RegExp(`^ (?:of |de )?(?:${monthNames}|${monthInSpanish})\\b`);
