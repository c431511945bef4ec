import { wallClockAt } from "@porchlight/domain/scheduling/zone-clock.ts";
import type { TimeWish } from "../../heard/times.ts";
import type { Talk } from "../../talk.ts";
import { anyOf } from "../text/any-of.ts";
import { clockTimesIn, laterThan } from "./clock-times.ts";
import { butInSpanish } from "./days.ts";
import { noWish } from "./no-wish.ts";

/*
 * Times passed over: "not the 5", "anything but 5:30", "not the first slot". They are refused, and none of them is chosen.
 */

const but = "(?<!\\b(?:why|if|or) )not; (?:any(?:thing| time)?|all) but; except; other than";
const passing = anyOf(but, "(?:pero|y|que|,) no(?: sea)?; excepto", butInSpanish);
const before = new RegExp(String.raw`\b${passing}(?: for| at| the| a| en| de| las?| el)*\s*$`);

/** Whether a normal text passes over the time that it names at a place. */
export const isPassedOver = (text: string, at: number): boolean => before.test(text.slice(0, at));

const asksLater = new RegExp(String.raw`\b${laterThan}\b`);

/** "Not the five if there's a later one" asks for one after five. */
export const wantsLater = (text: string): boolean => /\blater (?:one|time|slot)\b|\bmas tarde\b/.test(text);

/** Whether a normal text passes over an hour or asks for one that is later than it. */
export const passesHour = (text: string): boolean =>
  asksLater.test(text) || clockTimesIn(text).some(({ at, exact }) => exact !== null && isPassedOver(text, at));

const theFirst = "(?:first|1st|earliest|primer[ao]?)\\b";
const notFirst = new RegExp(
  anyOf(
    String.raw`\b${passing}(?: for| in| at| en| a)*(?: the| la| el)? ${theFirst}`,
    String.raw`(?:^|[.;!?] ?)no (?:la|el) ${theFirst}`,
    String.raw`\b(?:la|el) ${theFirst}(?: \w+)? no(?=\W*$|[,;.])`,
  ),
);

/** A normal text without the first of several times where it passes that over; else as it is. */
export const withoutPassedFirst = (text: string): string => text.replace(notFirst, " ");

/** Wishes in which the first of the times offered is passed over: of two the other is chosen, of more it is refused. */
export function withoutFirstOffered(wishes: TimeWish[], offered: Talk["offered"], timeZone: string): TimeWish[] {
  const [first] = offered;
  if (!first || !wishes.some(({ butFirst, from }) => butFirst && from === null)) return wishes;
  if (offered.length === 2) return [{ ...noWish, choice: 1 }];
  const { day, time } = wallClockAt(Temporal.Instant.from(first.startsAt).epochMilliseconds, timeZone);
  return [{ ...noWish, from: day, to: day, at: time, not: true }];
}
