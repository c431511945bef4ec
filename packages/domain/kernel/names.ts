const allowed = /^[\p{L}\p{M}\s'’.-]+$/u;

/**
 * Whether a text is a person's full name: two words or more, each of at least two characters and with a letter, written
 * with letters of any script, spaces, hyphens, apostrophes and periods. A middle initial counts with its period ("J.").
 */
export function isFullName(typed: string): boolean {
  const words = wordsOf(typed);
  return (
    allowed.test(typed.trim()) &&
    words.length >= 2 &&
    words.every((word) => [...word].length >= 2 && /\p{L}/u.test(word))
  );
}

/** Returns a name as it is stored: trimmed, one space between words. */
export const tidyName = (typed: string): string => wordsOf(typed).join(" ");

/** Returns the first name of a full name, for a greeting. */
export const firstNameOf = (name: string): string => wordsOf(name)[0] ?? "";

/** Returns the parts of a full name: its first word, its last, and what stands between them. */
export function partsOfName(name: string): { first: string; middle: string | null; last: string } {
  const [first = "", ...others] = wordsOf(name);
  const last = others.pop() ?? "";
  return { first, middle: others.join(" ") || null, last };
}

/** The name shown for a renter who has given none. */
export const unnamedRenter = "A renter";

/** What stands where a renter could be written to who has erased their data. */
export const erasedRenter = "This renter erased their data.";

/** Returns a renter's first name for a sentence, or `otherwise` where none is known. */
export const calledBy = (name: string, otherwise = "the renter"): string =>
  name === unnamedRenter ? otherwise : firstNameOf(name) || otherwise;

const wordsOf = (typed: string): string[] => typed.trim().split(/\s+/u).filter(Boolean);
