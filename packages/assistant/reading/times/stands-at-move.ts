import { isAboutMovingIn, leavesOldHome, speaksOfComing, turnsDown } from "./move-in-or-visit.ts";
import type { TimeNamed } from "./times-named.ts";

/*
 * What a message speaks of from clause to clause, as far as that is moving in: its dates are of that, until it speaks of
 * something else.
 */

/** A clause in a message's text, and how it comes to speak of moving in: by its own words, or by those of the clause before. */
type OfMoving = { from: number; to: number; isOwn: boolean };

/** The clauses that speak of moving in, of texts that are joined by `between` to one. */
export function clausesOfMoving(texts: readonly string[], between: string): OfMoving[] {
  const found: OfMoving[] = [];
  let from = 0;
  let stands = false;
  for (const text of texts) {
    const isOther = speaksOfComing(text) || leavesOldHome(text);
    const isOwn = !isOther && isAboutMovingIn(text);
    stands = isOwn || (stands && !isOther && !turnsDown.test(text) && !ofOpenings.test(text));
    if (stands) found.push({ from, to: from + text.length, isOwn });
    from += text.length + between.length;
  }
  return found;
}

/** "Is the 5th open?" */
const ofOpenings = /\b(?:open(?:ings?)?|free|slots?|libre|disponible)\b/;

/**
 * Whether a date is one to move in on by what its clause speaks of: "could I move in on the 2nd", and in the next clause
 * "Friday the 2nd would be best". While a time to come by is waited for, such a next clause means none of the days near by.
 */
export function isOfMoving(
  text: string,
  { at, end, hasHour }: TimeNamed,
  clauses: readonly OfMoving[],
  { mayCome, isFar }: { mayCome: boolean; isFar: (words: string) => boolean },
): boolean {
  const words = text.slice(at, end);
  const clause = clauses.find(({ from, to }) => from <= at && at <= to);
  if (hasHour || !clause || !dated.test(words)) return false;
  if (!clause.isOwn) return !mayCome || isFar(words);
  const lead = text.slice(clause.from, at);
  return orBefore.test(lead) || !/\d/.test(lead);
}
/** "The weekend before" is of the day named, too. */
const dated = /\d|\b(?:before|anterior|antes)$/;
/** "The 2nd or 3rd", "the 10th is possible to move in, or the 11th" */
const orBefore = /\b(?:or|o)(?: (?:the|el|on|maybe))* $/;
