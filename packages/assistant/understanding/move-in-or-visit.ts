import type { RenterFacts } from "@porchlight/domain/qualification/renter-facts.ts";
import type { TimeWish } from "../piper.ts";

/** "Can't do Sunday, Monday?" speaks of the time that was chosen, and answers no question about moving. */
export const turnsDown =
  /\bcan not (?:do|make|come)\b|\b(?:does|do) not work (?:for|on|any|after)\b|\binstead\b|\bno puedo (?:el|la|ir)\b|\ben vez\b/;

/** How far ahead somebody names a day to come by. */
const daysToCome = 14;

/**
 * "No pets, 700 credit, October 1": of what a message wishes for, the far day among facts and without an hour, when one
 * moves in rather than comes by. `asksToCome`: the message wishes for a showing, so that its only day is for that.
 */
export function moveInAmong(
  facts: Partial<RenterFacts>,
  wished: readonly TimeWish[],
  today: Temporal.PlainDate,
  asksToCome: boolean,
): TimeWish | null {
  const lastToCome = today.add({ days: daysToCome }).toString();
  const [far, another] = wished.filter(
    ({ from, at, after, before, choice, not }) =>
      !not && from !== null && from > lastToCome && (at ?? after ?? before ?? choice) === null,
  );
  if (Object.keys(facts).length === 0 || far === undefined || another !== undefined) return null;
  return asksToCome && wished.length === 1 ? null : far;
}
