import { keeping } from "./kept.ts";

/*
 * Words that renters write often and get wrong often, found from a spelling one slip away: a letter left out, doubled,
 * swapped or another one. Only long words with their first letter right, so that hardly any true word is taken for one.
 */

const words = [
  "available availability apartment appointment schedule scheduled reschedule utilities refrigerator dishwasher",
  "laundry deposit application furnished elevator bedroom bathroom microwave internet electricity negotiable",
  "roommate voucher vouchers included parking qualify requirement requirements insurance basement kitchen",
  "interested evening afternoon weekend emergency maintenance disponible departamento mascotas lavadora",
  "estacionamiento",
].join(" ");

/** True words one slip away from those above. */
const others = new Set(
  "include includes garbage marking barking packing quality kitten weekends weekday weekdays deposits laundries unfurnished interest".split(
    " ",
  ),
);

const leastLetters = 7;
const leastToSound = 5;

/** Every spelling of a word with one letter less. */
const shortened = (word: string): string[] =>
  Array.from({ length: word.length - 1 }, (_, at) => word.slice(0, at + 1) + word.slice(at + 2));

const known = new Set(words.split(" "));
const byShortened = new Map<string, string>();
for (const each of known) for (const short of shortened(each)) byShortened.set(short, each);

const available = /^av[ail]{1,4}[aeiy]?b[le]{1,3}$/;

/** The word that a slip was meant to be, or the slip itself where there is none. */
export const nearWord = (found: string): string => (found.length < leastToSound ? found : meant(found));

/** Most words are met again and again. */
const meant = keeping(meantBy, 5000);

/** Spanish words that are often written as they sound. */
const spoken = [
  "alcanza alcanzan alcanzo cerca cercana ingreso ingresos necesito necesita necesitamos cochera cocina habitacion",
  "habitaciones vecinos vecino escuela escuelas jueves sabado viernes miercoles empieza empiezo gracias vivir",
  "vivimos vivienda llamo llave llaves quiero queremos quisiera conocer visita visitar visitarla visitarlo deposito",
  "credito estacionamiento calefaccion calle servicio servicios precio solicitud aplicacion cuanto cuanta trabajo",
  "trabaja hacer hijos hijas tambien entonces despues ahora mascotas perrito perritos gatito incluye incluyen",
  "lavadora secadora departamento disponible recamara recamaras llamada llamar llego llegar hermana hermano esposo",
  "esposa",
].join(" ");

/** A word as it sounds in Spanish: b and v, s and z, ll and y are alike, and an h is silent. */
const soundOf = (word: string): string =>
  word
    .replaceAll("ch", "x")
    .replace(/qu(?=[ei])|k/g, "k")
    .replace(/c(?=[ei])|z/g, "s")
    .replaceAll("c", "k")
    .replaceAll("v", "b")
    .replaceAll("ll", "y")
    .replaceAll("h", "")
    .replace(/g(?=[ei])/g, "j")
    .replace(/(.)\1/g, "$1");
const bySound = new Map(spoken.split(" ").map((word) => [soundOf(word), word]));

function meantBy(found: string): string {
  if (known.has(found) || others.has(found) || !/^[a-z]+$/.test(found)) return found;
  const alike = bySound.get(soundOf(found));
  if (alike !== undefined) return alike;
  if (found.length < leastLetters - 1) return found;
  if (available.test(found)) return "available";
  const missing = byShortened.get(found);
  if (missing !== undefined) return missing;
  for (const short of shortened(found)) {
    if (known.has(short) && short.length >= leastLetters) return short === found.slice(0, -1) ? found : short;
    const meant = byShortened.get(short);
    if (meant !== undefined && meant.length === found.length) return meant;
  }
  return found;
}
