import { tells } from "../text/word-table.ts";
import type { JudgedTime } from "./time-roles.ts";
import { isWeekday } from "./times-together.ts";

/*
 * Dates to move in on that a message puts right as it goes: "around October 1, or no wait, his lease runs to the 10th, so let's
 * say the 10th", "the 15th, well, the 20th to be safe".
 */

/** What is said between a date and the one that stands in its place. */
const takesBack = tells({
  en: [
    "wait; hold on; hang on; scratch|strike that; sorry; oops; whoops; my bad; mistake; i mean|meant|misread; correction; typo",
    "or rather|better; more like; make that|it; let us say; you know what; on second thought; change of plan; excuse me",
    "no actually|no|sorry; actually (no|make|the|more|let); hmm|uh|um|oh|ugh|yeah no; or no; no that; better",
    "(but|so) now; was going to be ... now; was the|my|our plan|idea|date; got extended|delayed|moved|pushed; well",
  ],
  es: [
    "perdon; disculpe; digo; corrijo; mejor; bueno; espere; esperate; esperese; ay|uy no; este no; quise decir; me equivoque",
    "que sea; cambielo; cambio; iba a ser ... ahora",
  ],
});
/** "The 15th as well as the 20th", "it's better for us": words of those that put nothing right. */
const joins = tells({ en: ["as well; and also; or|either also; too"], es: ["tambien; o bien"] });
/** "Not the 12th", "no el 12", and not "the 25th, no Saturday the 26th" */
const isDeniedNext = /\b(?:not(?: (?:the|on))*|no (?:the|el|on))$/;
const isTakenBackNext = /[,.] no,?$/;

/** Whether a time is a date, and no name of a day of the week, which is to come by. */
const isDate = ({ at, end, hasHour }: JudgedTime, text: string): boolean =>
  !hasHour && !isWeekday.test(text.slice(at, end));
const sureOfElse = 0.75;
/** Nobody puts a date right from so far away. */
const mostBetween = 110;

/** The times of a text with those that are named last, where they take back those before them. */
export const withTimesPutRight = (times: readonly JudgedTime[], text: string): JudgedTime[] =>
  withHoursPutRight(withDatesPutRight(times, text), text);

/** "Thursday at 5? No no, Saturday at 11": an hour of a day to come by that takes back the one before it. */
const withHoursPutRight = (times: readonly JudgedTime[], text: string): JudgedTime[] =>
  times.map((time, place) => {
    const [before, next] = [times[place - 1], times[place + 1]];
    if (before && isHourInPlaceOf(time, before, text)) return { ...time, role: "visit", likely: 1 };
    return next && isHourInPlaceOf(next, time, text) ? { ...time, role: "elsewhere", likely: 1 } : time;
  });
const isHourInPlaceOf = (time: JudgedTime, before: JudgedTime, text: string): boolean =>
  [time, before].every(({ hasDay, hasHour }) => hasDay && hasHour) &&
  before.role === "visit" &&
  noNo.test(text.slice(before.end, time.at));
const noNo = /\b(?:no,? no|no,? sorry|sorry,? no|oh,? wait|wait,? no)[,.]? $/;

/** The times of a text with the date to move in on that is named last, where it takes back those before it. */
function withDatesPutRight(times: readonly JudgedTime[], text: string): JudgedTime[] {
  const right = [...times];
  let standing: number[] = [];
  for (const [place, time] of times.entries()) {
    const last = standing.at(-1);
    if (!isDate(time, text)) continue;
    if (last === undefined || !isInPlaceOf(time, text.slice((times[last] as JudgedTime).end, time.at))) {
      if (time.role === "move-in") standing.push(place);
      continue;
    }
    for (const [before, { hasHour }] of times.entries())
      if (before < place && before >= (standing[0] as number) && !hasHour)
        right[before] = { ...(times[before] as JudgedTime), role: "elsewhere", likely: 1 };
    right[place] = { ...time, role: "move-in", likely: 1 };
    standing = [place];
  }
  return right;
}

/** Whether a date is the one that stands, by what is said between one to move in on and it. */
const isInPlaceOf = ({ role, likely }: JudgedTime, between: string): boolean =>
  !(role === "elsewhere" && likely >= sureOfElse) &&
  between.length <= mostBetween &&
  !isDeniedNext.test(between.trim()) &&
  (takesBack(between) || isTakenBackNext.test(between.trim())) &&
  !joins(between);
