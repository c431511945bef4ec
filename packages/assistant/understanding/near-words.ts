import { keeping } from "./kept.ts";

/*
 * Words that renters write often and get wrong often, found from a spelling one slip away: a letter left out, doubled,
 * swapped or another one. Only long words with their first letter right, so that hardly any true word is taken for one.
 */

const words =
  "available availability apartment appointment schedule scheduled reschedule utilities refrigerator dishwasher laundry deposit application furnished elevator bedroom bathroom microwave internet electricity negotiable roommate voucher vouchers included parking qualify requirement requirements insurance basement kitchen interested evening afternoon weekend emergency maintenance disponible departamento mascotas lavadora estacionamiento";

/** True words one slip away from those above. */
const others = new Set(
  "garbage marking barking packing quality kitten weekends weekday weekdays deposits laundries unfurnished interest".split(
    " ",
  ),
);

const leastLetters = 7;

/** Every spelling of a word with one letter less. */
const shortened = (word: string): string[] =>
  Array.from({ length: word.length - 1 }, (_, at) => word.slice(0, at + 1) + word.slice(at + 2));

const known = new Set(words.split(" "));
const byShortened = new Map<string, string>();
for (const each of known) for (const short of shortened(each)) byShortened.set(short, each);

const available = /^av[ail]{1,4}[aeiy]?b[le]{1,3}$/;

/** The word that a slip was meant to be, or the slip itself where there is none. */
export const nearWord = (found: string): string => (found.length < leastLetters - 1 ? found : meant(found));

/** Most words are met again and again. */
const meant = keeping(meantBy, 5000);

function meantBy(found: string): string {
  if (known.has(found) || others.has(found) || !/^[a-z]+$/.test(found)) return found;
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
