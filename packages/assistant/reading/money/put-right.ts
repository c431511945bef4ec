import { anyOf } from "../text/any-of.ts";
import { withGrossAlone } from "./gross-and-net.ts";

/*
 * Figures that are put right in the same breath: "2,900, sorry, 2,600" tells of one amount, and it is the last.
 */

const correction =
  "(?:(?:oh |ah,? |no,? |ay,? )*(?:sorry|wait(?:,? no)?|perd[oó]n|disculpe|esper[ae])|no wait|i mean|i meant|make that|scratch that|hold on|hang on|well|or rather|digo|mejor dicho|bueno)";
/** No figure begins within another one. */
const figure = "(?<!\\d[,.]?)\\$?\\d[\\d,.]*k?(?:-\\d[\\d,.]*k?)?(?: (?:a|per|al) (?:month|year|week|mes|ano))?";
const amounts = new RegExp(`${figure}[, .-]+${correction}[, ]+(?:it is |like |about |son |es )?(?=\\$?\\d)`, "g");

/** "My score is 668. Wait no, 686": where a sentence ends before its figure is put right, which are one. */
export const endBeforeCorrection = new RegExp(
  `(?<=\\d{3}|\\dk)[.!]+\\s+(?=${correction}[, ]+(?:it is |it's |like |about |son |es )?\\$?(?:\\d[\\d,]{2,}|[\\d.]+k)(?![\\d:]))`,
  "gi",
);

const often = anyOf(
  "(?:a|per|each|every|by the|al|por|la|cada) (?:two weeks|week|month|year|check|semana|quincena|mes|ano|cheque)",
  "(?:bi-?)?weekly; monthly; yearly; twice a month; quincenal(?:es)?; semanal(?:es)?; mensual(?:es)?; anual(?:es)?",
);
const itIs = "(?:(?:it is|it's|that is|that's|its|thats|es|son|eso es|era) )?";
/** "Every two weeks. No sorry, it's monthly": a period that is put right. */
const oftenPutRight = new RegExp(
  String.raw`\b${often}[, .!-]+(?:no[, ]+)?${correction}[, ]+(?:no[, ]+)?${itIs}(?=${often}\b)`,
  "g",
);
/** The same, and "3,200 a month. Hold on, that's after taxes", where a sentence ends before it. */
export const endBeforeOften = new RegExp(
  `[.!]+(?<=(?:\\d|${often})[.!]+)\\s+(?=(?:no[, ]+)?${correction}[, ]+(?:no[, ]+)?(?:${itIs}${often}|(?:that|it|eso)(?: is|'s| era| es)? \\w+))`,
  "gi",
);

const month =
  "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)\\w*";
const dated = `(?:${month} \\d{1,2}(?:st|nd|rd|th)?|\\d{1,2}(?:st|nd|rd|th)? (?:de |of )?${month})`;
/** "Dec 1, sorry, Nov 15", "el 1 de julio, bueno, mejor el 15 de junio" */
const dates = new RegExp(
  `\\b(?:the |el )?${dated}[, .-]+(?:${correction}|mejor)(?:,? mejor)?[, ]+(?:the |el |para el )?(?=${dated})`,
  "g",
);
const english = new RegExp(
  `\\b(${month}) \\d{1,2}(?:st|nd|rd|th)?[, .-]+${correction}[, ]+(?:the )?(?=\\d{1,2}(?:st|nd|rd|th)?\\b)`,
  "g",
);
const spanish = new RegExp(`\\b\\d{1,2}( de ${month})[, .-]+${correction}[, ]+(?:el )?(\\d{1,2})\\b`, "g");

/** A normal text with each figure as it was put right, and of one pay named before and after taxes the one before. */
export function withFiguresPutRight(text: string): string {
  if (!/\d/.test(text)) return text;
  const right = text
    .replace(oftenPutRight, "")
    .replace(amounts, "")
    .replace(dates, "")
    .replace(english, "$1 ")
    .replace(spanish, "$2$1");
  return withGrossAlone(right);
}
