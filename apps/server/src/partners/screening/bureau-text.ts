import anyAscii from "any-ascii";

/** Texts in the form that the bureau accepts: ASCII, few signs, of limited length. */

/** Returns an address line or a title: transliterated, without signs the bureau refuses, cut to `maxLength`. */
export const bureauText = (text: string, maxLength: number): string =>
  cut(tidied(anyAscii(text).replace(/[^A-Za-z0-9 #()&.,'\-_+~/*]/g, " ")), maxLength);

/** Returns a name or a part of one: transliterated letters, spaces, hyphens, apostrophes and periods. */
export const bureauName = (name: string, maxLength: number): string =>
  cut(tidied(anyAscii(name).replace(/[^A-Za-z '.-]/g, " ")), maxLength);

/** Returns the text in lines of at most the given lengths, broken between words where that can be. */
export function bureauLines(text: string, [first, second]: readonly [number, number]): [string, string] {
  const whole = bureauText(text, Number.POSITIVE_INFINITY);
  if (whole.length <= first) return [whole, ""];
  const space = whole.lastIndexOf(" ", first);
  const end = space > 0 ? space : first;
  return [cut(whole, end), cut(whole.slice(end).trim(), second)];
}

const tidied = (text: string): string => text.replace(/\s+/g, " ").trim();
const cut = (text: string, maxLength: number): string => text.slice(0, maxLength).replace(/[\s,-]+$/, "");
