import type { Language } from "../heard.ts";
import { anyOf } from "../reading/text/any-of.ts";
import { keeping } from "../reading/text/kept.ts";
import { afterThings, numbersInSpanish, thingsInSpanish } from "./listing-words.ts";
import { ownersLanguage } from "./owners-language.ts";

/*
 * What the owner wrote in English, said in Spanish where each of its words is one that listings are written in: "Heat and
 * hot water included". What has any other word is left as it is, and quoted.
 */

type Reading = string | null;
type Frame = readonly [form: RegExp, said: (...parts: string[]) => Reading];

const payers: Readonly<Record<string, string>> = {
  tenant: "El inquilino paga",
  renter: "El inquilino paga",
  you: "Usted paga",
  owner: "El propietario paga",
  landlord: "El propietario paga",
};
const mowers: Readonly<Record<string, string>> = { tenant: "el inquilino", owner: "el propietario", you: "usted" };
const amount = String.raw`\$[\d,]+(?:\.\d\d)?`;
const number = anyOf(String.raw`\d+`, ...numbersInSpanish.keys());
const counted = (word: string): string => numbersInSpanish.get(word) ?? word;
/** The words with what is read of another part, null where that is not known. */
const saying = (part: string, words: (spanish: string) => string, read = phrase): Reading => {
  const spanish = read(part);
  return spanish === null ? null : words(spanish);
};

/** What a whole sentence says. */
const sentenceFrames: readonly Frame[] = [
  [/^(?!.*\bno\b)(.+?),?(?: is| are)? included$/, (things = "") => saying(things, (es) => `Incluye ${es}`)],
  [
    /^(?:the )?(tenant|renter|you|owner|landlord)s? pays? (?:for )?(?!.*\bno\b)(.+)$/,
    (who = "", things = "") => saying(things, (es) => `${payers[who]} ${es}`),
  ],
  [
    /^at most (\w+) (?:people|persons|occupants) may live in the home$/,
    (n = "") => `Pueden vivir ahí ${counted(n)} personas como máximo`,
  ],
  [
    new RegExp(`^the (.+) is (${amount})$`),
    (thing = "", price = "") => saying(thing, (es) => `${es.startsWith("renta") ? "La" : "El"} ${es} es de ${price}`),
  ],
  [
    /^no (pets|cats|dogs|other pets)(?: are)?(?: accepted| allowed)?$/,
    (pets = "") => saying(pets, (es) => `No se aceptan ${es}`),
  ],
  [/^(.+) checks?(.*)$/, (things = "", whose = "") => saying(things + whose, (es) => `Revisión de ${es}`)],
  [
    /^(?!.*\bno\b|.*,)(.+?) (?:are )?(?:accepted|allowed|welcome)$/,
    (things = "") => saying(things, (es) => `Se aceptan ${es}`),
  ],
  [/^no smoking(.*)$/, (where = "") => saying(`smoking${where}`, (es) => `No se permite ${es}`)],
  [/^no (?!.*,)(.+)$/, (things = "") => saying(things, (es) => `No hay ${es}`)],
];

/** What a part of a sentence says. */
const phraseFrames: readonly Frame[] = [
  [/^(?:an?|the) (.+)$/, (thing = "") => phrase(thing)],
  [/^then (.+)$/, (next = "") => saying(next, (es) => `luego ${es}`)],
  [/^no (.+)$/, (thing = "") => saying(thing, (es) => `sin ${es}`)],
  [/^(.+) only$/, (things = "") => saying(things, (es) => `solo ${es}`)],
  [new RegExp(`^(?:at most|up to|maximum) (${number})$`), (n = "") => `máximo ${counted(n)}`],
  [new RegExp(`^(?:at most|maximum) (${number} .+)$`), (things = "") => saying(things, (es) => `máximo ${es}`)],
  [/^(.*?) ?up to (\d+) ?(?:lbs?|pounds)$/, (things = "", pounds = "") => weighing(things, pounds)],
  [
    new RegExp(`^(${number})-car garage$`),
    (n = "") => `cochera para ${counted(n)} ${n === "one" ? "carro" : "carros"}`,
  ],
  [
    /^(gas|electric) (stove|range|oven|dryer|furnace|(?:baseboard )?heat|fireplace)$/,
    (fuel = "", thing = "") => saying(thing, (es) => `${es} ${fuel === "gas" ? "de gas" : fuelled(es)}`),
  ],
  [/^(?:the )?(tenant|owner|you) mows?$/, (who = "") => `${mowers[who]} corta el pasto`],
  [/^(\d{3}) or (?:higher|more|above)$/, (score = "") => `${score} o más`],
  [/^(\d(?:\.\d)?)(?: times|x) the rent$/, (times = "") => `${times} veces la renta`],
  [/^(.+) \(([^()]+)\)$/, (thing = "", more = "") => inBrackets(thing, more)],
  [/^household income of (.+)$/, (least = "") => saying(least, (es) => `ingreso del hogar de ${es}`)],
  [/^(.*?) ?from (\d+) to (\d+)$/, (thing = "", from = "", to = "") => between(thing, `de ${from} a ${to}`)],
  [new RegExp(`^(${amount})$`), (price = "") => price],
  [new RegExp(`^(${amount}) (.+)$`), (price = "", of = "") => saying(of, (es) => `${price} de ${es}`)],
  [new RegExp(`^(${number})$`), (n = "") => counted(n)],
  [new RegExp(`^(${number}) (.+)$`), (n = "", things = "") => saying(things, (es) => `${countedOf(n, es)} ${es}`)],
  [new RegExp(`^(.+?):? (${amount})$`), (thing = "", price = "") => saying(thing, (es) => `${es} ${price}`)],
];

/** "Un lugar", "una lavadora". */
const countedOf = (n: string, es: string): string => (n === "one" && /^\p{L}+a(?: |$)/u.test(es) ? "una" : counted(n));
const fuelled = (es: string): string =>
  /^(?:estufa|secadora|calefacción|chimenea)/.test(es) ? "eléctrica" : "eléctrico";
const weighing = (things: string, pounds: string): Reading => between(things, `de hasta ${pounds} libras`);
const between = (thing: string, after: string): Reading =>
  thing === "" ? after : saying(thing, (es) => `${es} ${after}`);
function inBrackets(thing: string, more: string): Reading {
  const [before, within] = [phrase(thing), phrase(more)];
  return before === null || within === null ? null : `${before} (${within})`;
}

const joints: readonly (readonly [english: string, spanish: string])[] = [
  [", and ", " y "],
  [", or ", ", o "],
  [", ", ", "],
  [" or ", " o "],
  [" and ", " y "],
  [" with ", " con "],
];

const firstOf = (frames: readonly Frame[], words: string): Reading => {
  for (const [form, said] of frames) {
    const found = form.exec(words);
    const spanish = found && said(...found.slice(1));
    if (spanish !== null) return spanish;
  }
  return null;
};

/** A thing with what stands after it. */
function withAfter(words: string): Reading {
  for (const [english, spanish] of afterThings) {
    if (words === english) return spanish;
    const before = words.endsWith(` ${english}`) ? phrase(words.slice(0, -english.length - 1)) : null;
    if (before !== null) return `${before} ${spanish}`;
  }
  return null;
}

function inParts(words: string): Reading {
  for (const [english, spanish] of joints) {
    const [first = "", ...rest] = words.split(english);
    if (rest.length === 0) continue;
    const before = phrase(first);
    const after = before === null ? null : phrase(rest.join(english));
    if (before !== null && after !== null) return `${before}${spanish}${after}`;
  }
  return null;
}

const mostPhrases = 4000;

/** A part of a sentence in Spanish. Each is read once, since the parts of a sentence may be cut in very many ways. */
const phrase = keeping(
  (words): Reading => thingsInSpanish.get(words) ?? inParts(words) ?? withAfter(words) ?? firstOf(phraseFrames, words),
  mostPhrases,
);

/** How long a text of the owner's may be to be read word by word. */
const longest = 200;

/** The owner's words in Spanish; null where one of them is not known. */
export function inSpanish(text: string): string | null {
  if (text.length > longest) return null;
  const sentences = text
    .trim()
    .split(/[.!;](?:\s+|$)/)
    .filter((sentence) => sentence !== "");
  const spanish = sentences.map((sentence) => {
    const words = sentence.trim().toLowerCase();
    const said = firstOf(sentenceFrames, words) ?? phrase(words);
    return said && `${said.charAt(0).toUpperCase()}${said.slice(1).replace(/ y (?=i(?!e)|hi(?!e))/g, " e ")}.`;
  });
  return spanish.length > 0 && spanish.every((said) => said !== null) ? spanish.join(" ") : null;
}

/** The owner's words in the renter's language where that is sure. */
export const inLanguage = (language: Language, words: string): string =>
  (language === "es" && ownersLanguage(words) === "en" ? inSpanish(words) : null) ?? words;
