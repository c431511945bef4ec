import { anyOf } from "../text/any-of.ts";
import { capitalised, mayBeName } from "./name-words.ts";

/*
 * "Is this Lou?", "huh, are you not Beto": who asks whether it is somebody by name looks for that person.
 */

const asks = anyOf("is (?:this|that); are you; eres; hablo con; est[ae] es; no es; (?<=^)es");
const sought = new RegExp(
  String.raw`\b(?:${asks}) (?:not |still |really |usted |tú |tu )?(\p{L}[\p{L}'’-]+)(?= (?:from|at|de|del)\b|\W*$)`,
  "iu",
);
/** "Is this negotiable", "is this partial": what a home or a price may be, and nobody. */
const ofThings = /(?:[aei]ble|ed|ly|al|ive|ful|ic|ad[oa]|id[oa])$/;

/** "This is Beto" in Spanish has the same words as the question. */
const isAsked = /\?|\b(?:is th(?:is|at)|are you)\b/i;
/** "Is this ADA" */
const initials = /^\p{Lu}+$/u;

/** The name, in a capital, of the person that words of a renter look for; null where they look for nobody. */
export function soughtIn(words: string): string | null {
  const name = isAsked.test(words) ? sought.exec(words)?.[1] : undefined;
  if (name === undefined || ofThings.test(name) || initials.test(name)) return null;
  return mayBeName(name) ? capitalised(name) : null;
}
