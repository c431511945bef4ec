import { anyOf } from "../text/any-of.ts";
import { earnerOf } from "./who-earns.ts";

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

/** "After taxes, before it's 6200" leaves out before what. */
const beforeThem =
  "(?:before|antes)(?=,? (?:(?:that|it|its|is|they|are|was|son|era|eran|es|gano|more|like|about|around|como|unos|de) )*\\$?\\d)";
const isGross = new RegExp(
  String.raw`\b(?:before (?:\w+ and )?tax\w*|gross\w*|antes de (?:los )?impuestos|brut[oa]s?|${beforeThem}|(?<=\d )(?:before|antes)(?=\W*$))\b`,
);
/** The same of "3,950 before taxes and 3,100 after". */
const afterThem = String.raw`(?<=\d )(?:after|despues)(?=\W*$|[,;.] )`;
const isNet = new RegExp(
  String.raw`\b(?:after tax\w*|net|takes?[- ]home|bring home|despues de (?:los )?impuestos|netos?|limpios?|(?<=\d )libres?|${afterThem})\b`,
);
/** What joins the words of two amounts. */
const joint = new RegExp(
  String.raw`[,;.=] |(?<=\d (?:gross|brut.|net.?)) \(?(?=\d)|(?=\b(?:so|but|and|y|pero|o sea|${beforeThem}) )`,
);
/** "We bring home 7900 before taxes" names one amount, and only the words disagree. */
const amount = /(?<!\d[,.]?)\$?(?:\d[\d,]{2,}|\d+(?:\.\d+)?k)\b/;

/** The amounts of a normal text that are after taxes, where it tells the same one's pay before them; none where it does not. */
export const saidAfterTaxes = (text: string): readonly string[] => toldApart(text).net;

/** The amounts of a pay that is told before and after taxes. */
function toldApart(text: string): { net: readonly string[]; gross: readonly string[] } {
  if (!isNet.test(text) || !isGross.test(text)) return { net: [], gross: [] };
  const parts = withFigureBehind(text.split(joint)).flatMap((part) => {
    const [found] = amount.exec(part) ?? [];
    return found === undefined ? [] : [{ part, found, who: earnerOf(part, "", "") }];
  });
  const gross = parts.filter(({ part }) => isGross.test(part));
  const isOfSame = (who: string | null) => gross.some((other) => !who || !other.who || other.who === who);
  const net = parts.filter(({ part, who }) => isNet.test(part) && !isGross.test(part) && isOfSame(who));
  return { net: net.map(({ found }) => found), gross: gross.map(({ found }) => found) };
}

/** "3,200, that's after taxes, 3,900 before": what is said of the amount before it is of its part. */
const withFigureBehind = (parts: readonly string[]): string[] =>
  parts.reduce<string[]>((told, part) => {
    const last = told.at(-1);
    if (last === undefined || !ofThatBefore.test(part) || amount.test(part)) return [...told, part];
    return [...told.slice(0, -1), `${last} ${part}`];
  }, []);
const ofThatBefore = new RegExp(String.raw`^(?:(?:no|but|pero|${correction})(?:[, ]+|$))*(?:(?:that|it|eso|es)\b|$)`);

/** Whether a normal text speaks of what is earned before taxes. */
export const isBeforeTaxes = (text: string): boolean => isGross.test(text);

/** A normal text with each figure as it was put right, and of one pay named before and after taxes the one before. */
export function withFiguresPutRight(text: string): string {
  if (!/\d/.test(text)) return text;
  const right = text
    .replace(oftenPutRight, "")
    .replace(amounts, "")
    .replace(dates, "")
    .replace(english, "$1 ")
    .replace(spanish, "$2$1");
  const { net, gross } = toldApart(right);
  return net.reduce((left, each) => withPeriodOf(left, each, gross[0] ?? "").replace(each, "income"), right);
}

/** "880 a week take home, 1,020 before taxes": a text in which the pay before taxes has the period that is told with it after them. */
function withPeriodOf(text: string, net: string, gross: string): string {
  const periodBehind = (figure: string) => ofPeriod.exec(text.slice(text.indexOf(figure) + figure.length))?.[0];
  const period = periodBehind(net);
  return period && gross !== "" && !periodBehind(gross) ? text.replace(gross, gross + period) : text;
}
const ofPeriod = new RegExp(
  String.raw`^(?: (?:libres?|net|neto|limpios?))? ?${anyOf(
    "(?:an?|per|every|each|by the|por|a la|la|al|cada) (?:week|semana|hour|hr|hora|year|ano|month|mes|quincena|check|cheque|two weeks|other week)",
    "weekly; biweekly; semanal(?:es)?; quincenal(?:es)?",
  )}\b`,
);
