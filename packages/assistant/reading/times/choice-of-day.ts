import { dayAt } from "../../dialogue/home-clock.ts";
import type { TimeWish } from "../../heard/times.ts";
import type { Talk } from "../../talk.ts";
import { anyOf } from "../text/any-of.ts";

const which = new RegExp(
  String.raw`\b${anyOf(
    "(first|1st|earlier|earliest); (second|2nd); (last|later|latest)",
  )}(?: open| available)?(?:\W*$| ${anyOf(
    "(?:mon|tues|wednes|thurs|fri|satur|sun)day; one; time; slot; option; appointment; on; for; you have",
  )}\b)`,
);

/** "Saturday, either is fine" takes the first of that day. */
const anyOfThem =
  /\b(?:either(?! way (?!works|is fine))|whichever|any of (?:them|those|these)|any (?:one )?(?:works|is fine)|cualquiera)\b/;

/** "The first Saturday one": counted among the times offered on that day and not among all. */
export function withChoiceOfDay(
  times: TimeWish[],
  text: string,
  offered: Talk["offered"],
  timeZone: string,
): TimeWish[] {
  const [wish] = times;
  if (!wish || times.length > 1 || wish.not || wish.from === null || wish.from !== wish.to) return times;
  if ((wish.at ?? wish.after ?? wish.before) !== null) return times;
  const found = which.exec(text);
  const isAny = found === null && anyOfThem.test(text);
  if (!(found || isAny)) return times;
  const onDay = offered.flatMap(({ startsAt }, at) => (dayAt(startsAt, timeZone) === wish.from ? [at] : []));
  if (wish.end && wish.choice === null) return times;
  const choice = onDay.at(isAny || found?.[1] ? 0 : found?.[2] ? 1 : -1);
  return choice === undefined ? times : [{ ...wish, choice }];
}
