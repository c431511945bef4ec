import { anyOf } from "../text/any-of.ts";
import { matchesOf } from "../text/matches.ts";
import { clockTimesIn } from "./clock-times.ts";
import { daysIn } from "./days.ts";
import { withHourAlone, withTwoHours } from "./hours-as-figures.ts";

/** What takes back the time just named: "thursday, no wait, wednesday". */
const takesBack = new RegExp(
  String.raw`\b${anyOf(
    "actually,? no,? wait; no,? wait; wait,? no; wait,? (?:actually|sorry); actually,? no; no,? actually; no,? no; no,? sorry; sorry,? no; oh,? wait; hold on; scratch that",
    "(?:pero|pues|ps|asi que|entonces|mas bien) mejor(?= (?:el|la|a las?|para) )",
    String.raw`wait(?=.{1,60}\b(?:can|could) (?:we|i|you) (?:do|make|say|try|come)\b)`,
    "i mean; i meant; sorry,? i mean; correction; digo; mejor dicho; no,? perdon",
    String.raw`but (?:can|could|would) (?:we|i|you)(?=.*\binstead\b)`,
  )}\b[,.!:]*`,
  "g",
);

/** A text without the time its writer took back: a day named anew leaves the old one, an hour named anew keeps the day. */
export function withoutTakenBack(text: string, today: Temporal.PlainDate): string {
  const last = matchesOf(text, takesBack).at(-1);
  if (!last) return text;
  const before = text.slice(0, last.index);
  const rest = text.slice(last.index + last[0].length).trim();
  // "A dog, I mean 2" is no hour, where none was named before.
  const after = clockTimesIn(before).length > 0 ? withHourAlone(withTwoHours(rest)) : rest;
  const anew = daysIn(after, today);
  // "The 29th I mean, not the 22nd" takes back the one after.
  if (anew.length > 0) return anew.every(({ not }) => not) ? text : after;
  if (clockTimesIn(after).length === 0) return text;
  const day = daysIn(before, today).findLast(({ not }) => !not);
  return day ? `${before.slice(day.at, day.end)} ${after}` : after;
}
