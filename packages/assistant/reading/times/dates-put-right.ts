import { tells } from "../text/word-table.ts";
import { isUntil } from "./days.ts";
import type { JudgedTime } from "./time-roles.ts";
import { isWeekday } from "./times-together.ts";

/*
 * Dates to move in on that a message puts right as it goes: "around October 1, or no wait, his lease runs to the 10th, so let's
 * say the 10th", "the 15th, well, the 20th to be safe".
 */

/** What is said between a date and the one that stands in its place. */
const takesBack = tells({
  en: [
    "wait; hold on; hang on; scratch|strike that; sorry; oops; whoops; my bad; mistake; i mean|meant|misread; correction; typo; edit; er; wrong; changed",
    "or rather|better; more like; make that|it; let us say; let me say; go with; final; you know what; on second thought; change of plan; excuse me",
    "no actually|no|sorry; actually (no|make|the|more|let); hmm|uh|um|oh|ugh|yeah no; or no; no that|my|our|his|her|hold|make; better",
    "(but|so) now; now it is; but ... says; was going to be ... now; was the|my|our plan|idea|date; got extended|delayed|moved|pushed; well",
  ],
  es: [
    "perdon; disculpe; digo; espereme; esperame; corrijo; mejor; bueno; espere; esperate; esperese; ay|uy no; este no; quise decir; me equivoque",
    "que sea; cambielo; cambio; iba a ser ... ahora",
  ],
});
/** "I'm on call that Saturday, so rather the 12th" */
const concludes = tells(
  {
    en: ["so|then|rather {hedge}? {hedge}? {hedge}? $; should|must be {hedge}? $; it is {hedge}? $"],
    es: ["entonces|mejor {hedge}? $; asi que {hedge}? $; seria|es {hedge}? $; miento ... $"],
  },
  { hedge: "rather|maybe|probably|more|like|say|on|for|the|el|about|around|it is|make it|let us|do|then|a" },
);
/** "The 15th as well as the 20th", "it's better for us": words of those that put nothing right. */
const joins = tells({ en: ["as well; and also; or|either also; too"], es: ["tambien; o bien"] });
/** "Not the 12th", "no el 12", and not "the 25th, no Saturday the 26th" */
const isDeniedNext = /\b(?:not(?: (?:the|on))*|no (?:the|el|on))$/;
const isTakenBackNext = (between: string, words: string): boolean =>
  /[,.] no,$/.test(between) || (/[,.] no$/.test(between) && !words.startsWith("el "));

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
  isAnotherHour(text.slice(before.end, time.at));
const isAnotherHour = (between: string): boolean =>
  between.length <= mostBetweenHours && !either.test(between) && takesBackHour(between);
const takesBackHour = tells({
  en: [
    "no no|sorry|wait; sorry no; oh|no wait; wait no; scratch|strike that; hold on; make that; i mean|meant; or rather",
  ],
  es: ["no no|perdon|espere; ay no; perdon no; quise decir; digo"],
});
const either = /^,? (?:or|o) (?!rather)/;
const mostBetweenHours = 30;

/** The times of a text with the date to move in on that is named last, where it takes back those before it. */
function withDatesPutRight(times: readonly JudgedTime[], text: string): JudgedTime[] {
  const right = [...times];
  let standing: number[] = [];
  for (const [place, time] of times.entries()) {
    const last = standing.at(-1);
    if (!isDate(time, text)) continue;
    const isLast = !times.slice(place + 1).some((next) => isDate(next, text));
    const said = last === undefined ? "" : text.slice((times[last] as JudgedTime).end, time.at);
    if (last === undefined || !isInPlaceOf(time, { between: said, words: text.slice(time.at, time.end), isLast })) {
      if (time.role === "move-in" && !(last !== undefined && isUntil(text, time.at))) standing.push(place);
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

/**
 * Whether a date is the one that stands, by what is said between one to move in on and it: not that by which somebody is bound,
 * where another one follows.
 */
const isInPlaceOf = (
  { role, likely }: JudgedTime,
  { between, words, isLast }: { between: string; words: string; isLast: boolean },
): boolean =>
  (isLast || !(role === "elsewhere" && likely >= sureOfElse)) &&
  between.length <= mostBetween &&
  !isDeniedNext.test(between.trim()) &&
  !isUntil(between, between.length) &&
  (takesBack(between) || concludes(between) || isTakenBackNext(between.trim(), words)) &&
  !joins(between);
