import { monthInSpanish } from "../times/calendar-words.ts";
import { anyOf } from "./any-of.ts";
import { keeping } from "./kept.ts";
import { nearWord } from "./near-words.ts";
import { withDayFigures } from "./spelled-days.ts";
import { spellings } from "./spellings.ts";

/** Words kept with their digits and clock colons: "2nd", "5:30", "$1,450", "6/3", "650-700". */
const word = /[$#]?[\p{L}\p{N}](?:[\p{L}\p{N}'’:./,+-]*[\p{L}\p{N}+])?%?/gu;

/** Lower case, without accents, the usual slips mended, one blank between words; punctuation stays as it is. */
export const normal = keeping(mend);

function mend(text: string): string {
  const plain = (beyondAscii.test(text) ? unaccented(text) : text)
    .toLowerCase()
    .replaceAll("`", "'")
    .replace(otherBlanks, " ");
  return mends
    .reduce(
      (said, { has, pattern, as }) => (said.includes(has) ? said.replace(pattern, as) : said),
      withFiguresMended(withDayFigures(plain)),
    )
    .replace(supportOfKind, "$1 animal")
    .replace(word, (found) => mended.get(found) ?? (found.endsWith("day") ? weekday(found) : nearWord(found)))
    .trim();
}

/** The same of what has figures, which most texts do not. */
const withFiguresMended = (text: string): string =>
  /\d/.test(text)
    ? text
        .replace(grand, "$1k")
        .replace(gluedDay, "$1 $2")
        .replace(hourWithH, asOnClock)
        .replace(thousandsApart, "$1$2")
        .replace(thousandsMarked, "$1$2$3")
        .replace(roughly, "$1")
        .replace(roughlyThen, "$1")
        .replace(otherOne, "$1 one")
    : text;

/** Whatever blank is not one space alone. */
const otherBlanks = /\s{2,}|[^\S ]/g;
const grand = /\b(\d{1,2}(?:\.\d)?) ?(?:grand\b|(?:bands?|racks?)\b(?! (?:of|in|for)\b))/g;

/** "June1" */
const gluedDay =
  /\b((?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:uary|ruary|ch|il|ust|ember|ober)?)(\d{1,2})\b/g;

/** "14h30", "a las 17:30 hrs", "13h" */
const hourWithH = /\b(?:([01]?\d|2[0-3])(?:h([0-5]\d)|:([0-5]\d) ?h(?:rs|oras)?)|(1[3-9]|2[0-3])h)\b/g;
const asOnClock = (_: string, hour?: string, minutes?: string, minutesToo?: string, whole?: string): string =>
  whole ? `${whole}:00` : `${hour}:${minutes ?? minutesToo}`;
/** "5 400 dollars", "2 350 al mes" */
const thousandsApart =
  /(?<![\d.,:/-]|\d )\b(\d{1,2}) (\d{3})(?= ?(?:dollars?|dolares|usd|\$|bucks|monthly|mensual|(?:a|per|in|every|each|al|por) (?:the )?(?:month|year|week|mes|ano|semana)))/g;

/** "5'400", "5.400,00" */
const thousandsMarked = /\b(\d{1,3})(?:'(\d{3})\b|\.(\d{3}),\d\d\b)/g;

/** "Can i c it" */
const see = /\bc(?<=\b(?:can|could|may|to|i|we) c)(?= (?:it|the|this|that)\b)/g;

/** "The other 1" */
const otherOne =
  /\b(other|last|first|second|third|next) 1\b(?! ?(?:bed|br|p\.?m|a\.?m|month|year|person|pet|dog|cat|parking))/g;

/** "7 y media d la mañana", "el 5 d junio" */
const deShort = new RegExp(`\\bd(?= (?:la|las|el|los|un|una|mi|${monthInSpanish})\\b)`, "g");
/** "Pa octubre el primero" */
const paraShort = new RegExp(
  `\\bpa(?= (?:la|las|el|los|un|una|mi|que|entrar|ver|mudar\\w*|${monthInSpanish})\\b)`,
  "g",
);
/** "900 x semana", "x favor" */
const porShort =
  /\bx(?= (?:la|hora|dia|semana|quincena|mes|ano|noche|persona|adulto|solicitud|mascota|favor|que|eso)\b)/g;
const dayBehindMonth = new RegExp(`\\b(${monthInSpanish}) el (\\d{1,2}|primero|1ero|1ro)\\b`, "g");

/** "My ESA", but not "a esa hora" */
const beforeEsa = "(?:de|en|por|para|con|que|ver|gusta|quiero|todas|mejor|sea|pero|porque|y|si)";
const afterEsa = anyOf(
  "es; esta; estan; son; no; si; me; te; se; la; las; lo; los; le; les; nos; ya; y; de; que",
  String.raw`mism\w+; horas?; fechas?; citas?; vez; veces; semanas?; mananas?; tardes?; noches?`,
  "razas?; mascotas?; animal(?:es)?; perr\\w+; gat[oa]\\w*; ley(?:es)?; persona; senora?; chica; noche; manana; tarde",
  "casas?; fotos?; zonas?; calles?; rentas?; unidad(?:es)?; propiedad(?:es)?; viviendas?; direccion(?:es)?",
  "personas?; partes?; reglas?; opcion(?:es)?; cosas?; cantidad; informacion",
);
const esa = new RegExp(String.raw`\b(?<!\b${beforeEsa} )esa(s?)\b(?! ${afterEsa}\b)`, "g");

/** "Ill be there" */
const iWill =
  /\bill(?= (?:be|take|come|see|go|do|pass|think|let|try|call|text|have|bring|need|get|ask|check|pay|send|wait|look)\b)/g;

/** "My emotional support rabbit" is an assistance animal and no rabbit besides. */
const supportOfKind =
  /\b((?:emotional )?support|service|assistance|therapy) (?:rabbit|bunny|bird|parrot|cockatiel|ferret|hamster|guinea pig|gerbil|rat|pig|lizard|gecko|snake|turtle|tortoise|duck|chicken|(?:miniature |mini )?horse)\b/g;

/** "Saturday's tour" */
const ofDay =
  /\b((?:mon|tues|wednes|thurs|fri|satur|sun)day)'s(?= (?:tour|showing|visit|appointment|viewing|time|meeting|slot)\b)/g;

/** "Wed like to move in June" names no Wednesday. */
const weWould = /\bwed(?= (?:like|love|want|prefer|be|need|have|rather|really|probably|move|appreciate)\b)/g;

/** "Lets do 5" */
const letUs =
  /\blets(?= (?:do|go|say|make|try|meet|book|plan|set|see|keep|push|move|change|take|just|schedule|aim|stick|lock|talk|start|not|shoot)\b)/g;

/** "Make that 5" */
const makeThat =
  /\bmake that(?= (?:at )?(?:\d|one\b|two\b|three\b|four\b|five\b|six\b|seven\b|eight\b|nine\b|ten\b|eleven\b|noon\b))/g;

/** "4500ish" is about 4500. */
const roughly = /(\d{3})-?ish\b/g;
/** "June 25ish" is about that day. */
const roughlyThen =
  /\b((?:jan|feb|mar(?!tes)|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d{1,2}(?:st|nd|rd|th)?|\d{1,2}(?:st|nd|rd|th))-?ish\b/g;

/** How each slip is mended, and what a text with it has: looking for that costs next to nothing. */
const mends: readonly { has: string; pattern: RegExp; as: string }[] = [
  { has: "c ", pattern: see, as: "see" },
  { has: "d ", pattern: deShort, as: "de" },
  { has: "pa ", pattern: paraShort, as: "para" },
  { has: "x ", pattern: porShort, as: "por" },
  { has: " el ", pattern: dayBehindMonth, as: "$2 de $1" },
  { has: "ill ", pattern: iWill, as: "i will" },
  { has: "lets ", pattern: letUs, as: "let us" },
  { has: "make that ", pattern: makeThat, as: "make it" },
  { has: "wed ", pattern: weWould, as: "we would" },
  { has: "day's ", pattern: ofDay, as: "$1" },
  { has: "esa", pattern: esa, as: "emotional support animal$1" },
];

const slips: readonly [string, RegExp][] = [
  ["monday", /^m[odnu]{1,4}day$/],
  ["tuesday", /^t(?:[eus]{2,4}|hu?es)day$/],
  ["wednesday", /^w[ednis]{2,6}day$/],
  ["thursday", /^th?[ursei]{2,5}day$/],
  ["friday", /^f[rie]{1,3}day$/],
  ["saturday", /^sa[tures]{1,5}day$/],
];
/** A weekday's name in spite of a slip: "wenesday", "thurday". */
const weekday = (found: string): string => slips.find(([, slip]) => slip.test(found))?.[0] ?? found;

const beyondAscii = /[^ \t\n\r!-~]/;
const unaccented = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[’‘´]/g, "'")
    .replace(/[\u200b-\u200d\ufeff]/g, "")
    .replace(/[–—]/g, "-");

const mended = new Map(Object.entries(spellings));

/** A word without its plural, so that "dogs" and "dog", "mascotas" and "mascota" are the same. */
export function stem(token: string): string {
  if (token.length < 4 || token.endsWith("ss") || token.endsWith("us")) return token;
  const bare = token.endsWith("'s") ? token.slice(0, -2) : token;
  if (bare.endsWith("ies") && bare.length > 4) return `${bare.slice(0, -3)}y`;
  if (bare.endsWith("es") && /(?:sh|ch|x)es$/.test(bare)) return bare.slice(0, -2);
  return bare.endsWith("s") && bare.length > 3 ? bare.slice(0, -1) : bare;
}

/**
 * The stemmed words of a normal text, split also at hyphens and slashes between letters.
 */
export const tokensOf = keeping((normalText): readonly string[] =>
  (normalText.match(/[\p{L}\p{N}$]+(?:['.,:][\p{L}\p{N}]+)*/gu) ?? []).map(stem),
);

/** What a text that says anything has: a letter or a figure. */
export const sayable = /[\p{L}\p{N}]/u;

/** The sentences of a normal text. */
export const sentencesOf = (normalText: string): string[] => normalText.split(/(?<=[.?!]) /);
