import { anyWeekday } from "./calendar-words.ts";
import { clockTimesIn } from "./clock-times.ts";

/*
 * Hours put right in a breath: "10:30, not 10", "not 9:30, 10", "10 instead of 9:30".
 */

const hour = "((?:1[0-2]|[1-9])(?::[0-5]\\d| y media)?(?: ?[ap]m)?)(?! y media|[\\d:])";
const lead = "(?<![\\d:$.])(?:at |a las )?";
const notThat = "(?:not|instead of|rather than|y no|no|en vez de)(?: at| a las?| las?| the)?";
const ofDay = `(?: (?:on |el )?${anyWeekday})?`;
const after = new RegExp(`${lead}${hour}(${ofDay}),? (?:and |but )?${notThat} ${hour}`);
const before = new RegExp(
  `\\b(?:not|no)(?: at| a las?)? ${hour},? (?:but |it is |i said |i meant |sino )?(?:at |a las )?${hour}`,
);
const isClock = /:|[ap]m| y media/;
const atHour = /\b(?:at|a las?) \d/;

/** A normal text with the hour that stands, and the one that it takes back; null where it puts none right. */
export function withHourPutRight(text: string): { text: string; refused: string | null } {
  for (const [pattern, right, wrong] of [
    [after, 1, 3],
    [before, 2, 1],
  ] as const) {
    const found = pattern.exec(text);
    const [stands, taken] = [found?.[right], found?.[wrong]];
    const day = pattern === after ? (found?.[2] ?? "") : "";
    if (!found || !stands || !taken || !(isClock.test(stands) || isClock.test(taken) || atHour.test(found[0])))
      continue;
    const refused = clockTimesIn(`at ${taken}`)[0]?.exact ?? null;
    return { text: text.replace(found[0], `at ${stands}${day}`), refused };
  }
  return { text, refused: null };
}
