import type { Understand } from "../../understander.ts";
import { anyOf } from "../text/any-of.ts";
import type { Clause } from "../text/clauses.ts";
import { normal } from "../text/normal.ts";
import { zoneNames } from "../times/zone-beside.ts";
import { capitalised, mayBeName } from "./name-words.ts";
import { isOneOf } from "./names-signed.ts";

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
/** "Is that Eastern" */
const ofZones = new RegExp(`^(?:central|${zoneNames})$`, "i");
/** "Is this ADA" */
const initials = /^\p{Lu}+$/u;

/** The name, in a capital, of the person that words of a renter look for; null where they look for nobody. */
function soughtIn(words: string): string | null {
  const name = isAsked.test(words) ? sought.exec(words)?.[1] : undefined;
  if (name === undefined || ofThings.test(name) || initials.test(name) || ofZones.test(name)) return null;
  return mayBeName(name) ? capitalised(name) : null;
}

type Context = Parameters<Understand>[1];

/** "Is this Dayton" asks of the city. */
export const isSought = (words: string, { property: { location } }: Context): boolean => {
  const name = soughtIn(words);
  return name !== null && !normal(location.city).split(" ").includes(normal(name));
};

/** "Is this Robin" of a home of Robin's asks who writes, and looks for nobody else. */
export const isSeekingOwner = (sought: readonly Pick<Clause, "words">[], { ownerName }: Context): boolean =>
  sought.some(({ words }) => isOneOf(soughtIn(words) ?? "", ownerName ?? ""));
