import { dayAt } from "../../dialogue/home-clock.ts";
import type { TimeWish } from "../../heard/times.ts";
import type { Talk } from "../../talk.ts";
import { anyOf } from "../text/any-of.ts";
import { weekday } from "./calendar-words.ts";
import { asksOfEnd } from "./ends-named.ts";

const time = "(?:one|time|slot|option|appointment|hour|hora|horario|cita|visita|turno)";
const which = new RegExp(
  String.raw`\b${anyOf(
    "(first|1st|early|earlier|earliest|primer[ao]?); (second|2nd|middle|segund[ao]); (last|late|later|latest|ultim[ao]|mas tarde)",
  )}(?: open| available| in[- ]person)?(?:\W*$| ${anyOf(`${weekday}; on; for; you have; ${time}`)}\b)`,
);
/** What is counted, so that it is of the day though none of its times was offered: "la última" is no day. */
const counts = new RegExp(String.raw` ${time}$|^(?:primera|ultima)\W*$`);

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
  if (wish.at !== null) return times;
  const found = which.exec(text);
  const isAny = found === null && anyOfThem.test(text);
  if (!(found || isAny)) return times;
  const isCountable =
    found !== null && counts.test(found[0]) && !text.startsWith(" of ", found.index + found[0].length);
  if (wish.butFirst || (wish.end && wish.choice === null && (!isCountable || asksOfEnd(text)))) return times;
  const onDay = offered.flatMap(({ startsAt }, at) => (dayAt(startsAt, timeZone) === wish.from ? [at] : []));
  const place = isAny || found?.[1] ? 0 : found?.[2] ? 1 : -1;
  const choice = onDay.at(place) ?? wish.choice;
  const isCounted = found !== null && onDay.length < 2 && (wish.choice !== null || isCountable);
  if (isCounted) return [{ ...wish, choice, ofDay: place }];
  return choice === null || (wish.after ?? wish.before) !== null ? times : [{ ...wish, choice }];
}
