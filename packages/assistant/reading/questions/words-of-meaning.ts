import { stem, tokensOf } from "../text/normal.ts";

/*
 * The words of a question that carry its meaning, by which two questions are compared.
 */

/** Words that say nothing of what is asked. Stemmed. */
const empty = new Set(
  (
    "a an the this that these those it its is are was were be been being am do does did have has had having can could may might will would shall should " +
    "i me my mine you your yours he she we us our they them their there here what which who whose whom when where why how if whether or and but so of in on " +
    "at to for from with without by about as into up out over under than then just also too any some all each every no not yes please thank thanks hi hello hey " +
    "okay know wondering wonder tell let want need like looking look interested ask asking question get got come comes go going allow allowed accept accepted " +
    "permit permitted include included including offer offered provide provided available possible much many place apartment unit home house property rental " +
    "listing building condo townhouse room one thing still really actually exactly currently now today new other else more extra additional good great fine kind " +
    "type sort lot bit able say said mean main total month monthly year per cost price fee charge pay paid amount use work allowed live living owner landlord " +
    "tenant renter rent renting lease move moving near inside outside own personal his her put bring keep sure anything something everything anyone someone maybe perhaps " +
    "first second specific particular policy rule situation info information detail regarding case number long far big small old soon often ever each both only " +
    "el la los las un una uno de del al en con sin por para que cual cuale cuando donde cuanto cuanta como quien si no y o pero mi mis su sus tu es son esta estan " +
    "hay tiene tienen tengo puedo puede pueden podria se me le lo ser estar hola gracia favor quisiera quiero saber queria gustaria incluye incluyen incluido " +
    "incluida acepta aceptan permite permiten apartamento departamento casa lugar vivienda propiedad renta edificio mucho alguna algun algo tambien adentro dentro afuera fuera outside disculpe disculpa perdon buena " +
    "nosotro usted ustede dueno propietario digame dime costo precio mes mensual hacer usar tener poder i'd there's um umm uh hmm oh lol wait seriously"
  )
    .split(" ")
    .map(stem),
);

/** Whether a word, stemmed, says nothing of what is asked. */
export const isEmpty = (token: string): boolean => empty.has(token);

/** The words of a question that carry its meaning, stemmed. */
export const contentOf = (normalText: string): string[] =>
  tokensOf(normalText).filter((token) => !isEmpty(token) && (token.length > 1 || /\d/.test(token)));

/** Words of meaning as a key: in alphabetical order, each once. */
export const keyOfWords = (content: readonly string[]): string => [...new Set(content)].sort().join("-").slice(0, 80);

/**
 * How alike two questions are, 0 to 1, by the words of meaning they share; questions with different numbers are not alike.
 * Source: docs/decisions/0004-piper-conduct.md.
 */
export function likeness(one: ReadonlySet<string>, two: ReadonlySet<string>): number {
  let both = 0;
  for (const word of one) if (two.has(word)) both++;
  if (both === 0 || numbersAmong(one) !== numbersAmong(two)) return 0;
  return both / (one.size + two.size - both);
}
const numbersAmong = (words: ReadonlySet<string>): string =>
  [...words]
    .filter((word) => /\d/.test(word))
    .sort()
    .join();
