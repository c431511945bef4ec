import type { RenterFacts } from "@porchlight/domain/qualification/renter-facts.ts";
import type { TimeWish } from "../piper.ts";

/** "Can't do Sunday, Monday?" speaks of the time that was chosen, and answers no question about moving. */
export const turnsDown =
  /\bcan not (?:do|make|come)\b|\b(?:does|do) not work (?:for|on|any|after)\b|\binstead\b|\bno puedo (?:el|la|ir)\b|\ben vez\b/;

/** How far ahead somebody names a day to come by. */
const daysToCome = 14;

/** "No pets, 700 credit, October 1": a far day among facts and without an hour is when one moves in. */
export function moveInAmong(facts: Partial<RenterFacts>, times: readonly TimeWish[], today: Temporal.PlainDate) {
  const [day] = times;
  if (Object.keys(facts).length === 0 || times.length !== 1 || !day?.from || day.not) return null;
  const isWhole = day.at === null && day.after === null && day.before === null && day.choice === null;
  const isFar = Temporal.PlainDate.compare(Temporal.PlainDate.from(day.from), today.add({ days: daysToCome })) > 0;
  return isWhole && isFar ? { from: day.from, to: day.to ?? day.from } : null;
}
