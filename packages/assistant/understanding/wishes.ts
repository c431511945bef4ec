import type { TourType } from "@porchlight/domain/properties/property.ts";
import type { TimeWish } from "../piper.ts";
import { clockTimesIn } from "./clock-times.ts";
import { withoutTakenBack } from "./corrections.ts";
import { daysIn } from "./days.ts";
import { withoutEngagements } from "./engagements.ts";

const nothing: TimeWish = {
  from: null,
  to: null,
  after: null,
  before: null,
  at: null,
  tourType: null,
  choice: null,
  not: false,
};

const tourWords: [RegExp, TourType][] = [
  [/\b(?:virtual|video (?:tour|call|showing)|facetime|zoom|videollamada|recorrido virtual|por video)\b/, "VIRTUAL"],
  [
    /\bself[ -]?(?:guided|tour|showing|show)|\b(?:by myself|on my own|lockbox|por mi cuenta|autoguiad[oa])\b/,
    "SELF_GUIDED",
  ],
  [/\b(?:in[ -]person|en persona|presencial)\b/, "IN_PERSON"],
];
export const tourTypeIn = (text: string): TourType | null => tourWords.find(([words]) => words.test(text))?.[1] ?? null;

const choices: [RegExp, number][] = [
  [
    /\b(?:the )?(?:first|1st)(?: (?:one|option|time|slot)| works| is (?:good|fine|perfect)| please)|\boption (?:1|one|a)\b|#1\b|\b(?:la|el) primer[ao]?\b|\bopcion 1\b|\bthe first$|\bearliest\b|\b(?:whatever|whichever|what)(?: is|'s)? (?:the )?(?:first|soonest|earliest)\b/,
    0,
  ],
  [
    /\b(?:the )?(?:second|2nd)(?: (?:one|option|time|slot)| works| is (?:good|fine|perfect)| please)|\boption (?:2|two|b)\b|#2\b|\b(?:la|el) segund[ao]\b|\bopcion 2\b|\bthe second$|\bmiddle one\b/,
    1,
  ],
  [
    /\b(?:the )?(?:third|3rd)(?: (?:one|option|time|slot)| works| is (?:good|fine|perfect)| please)|\boption (?:3|three|c)\b|#3\b|\b(?:la|el) tercer[ao]?\b|\bopcion 3\b|\bthe third$/,
    2,
  ],
];
const lastOne = /\b(?:the )?(?:last|latest|later) (?:one|option|time|slot)\b|\b(?:la|el) ultim[ao]\b/;
const anyOne =
  /\b(?:any of (?:them|those|these)|either(?: one| works| is)?|any (?:one )?(?:works|is fine)|whichever|cualquiera)\b/;

/** Which of the times offered a text picks, from 0; null where it picks none. */
export function choiceIn(text: string, offered: number): number | null {
  if (offered === 0) return null;
  const bare = /^#?(\d)\)?[.!]?$/.exec(text.trim());
  if (bare) return Number(bare[1]) >= 1 && Number(bare[1]) <= offered ? Number(bare[1]) - 1 : null;
  const named = choices.find(([words]) => words.test(text))?.[1];
  if (named !== undefined) return named < offered ? named : null;
  if (lastOne.test(text)) return offered - 1;
  return anyOne.test(text) && !/\b(?:not|none|neither|no)\b/.test(text) ? 0 : null;
}

/** "Anything sooner than Wednesday" wishes for no Wednesday. */
const thanThat = /\b(?:sooner|earlier|later|besides|other) than (?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/g;

/** The times a normal text wishes for, wall clock in the home's zone, in order of mention. `offered` counts the times last offered. */
export function wishesIn(said: string, today: Temporal.PlainDate, offered: number): TimeWish[] {
  const text = withBareHour(
    withColons(withoutTakenBack(withoutEngagements(said).replace(thanThat, " "), today)),
    offered,
  );
  const tourType = tourTypeIn(text);
  const choice = choiceIn(text, offered);
  if (choice !== null) return [{ ...nothing, choice, tourType }];
  const days = daysIn(text, today).map((day) => ({ ...day, is: "day" as const }));
  const clocks = clockTimesIn(text)
    .filter((c) => !days.some((d) => c.at < d.end && d.at < c.end && !isDayPart(text.slice(c.at, c.end))))
    .map((c) => ({ ...c, is: "clock" as const }));
  const wishes: TimeWish[] = [];
  let wish: TimeWish = { ...nothing };
  let inherited = false;
  let lastEnd = 0;
  const push = () => {
    if (wish.from || wish.at || wish.after || wish.before) wishes.push(wish);
  };
  for (const found of [...days, ...clocks].sort((a, b) => a.at - b.at)) {
    if (found.is === "day") {
      const span = { from: found.from.toString(), to: found.to.toString() };
      if (found.not) {
        wishes.push({ ...nothing, ...span, not: true });
        continue;
      }
      const isNew = wish.from !== null && (!inherited || / or |,| o /.test(text.slice(lastEnd, found.at)));
      if (isNew) push();
      wish = { ...(isNew ? nothing : wish), ...span };
      inherited = false;
      lastEnd = found.end;
      continue;
    }
    lastEnd = found.end;
    const next = narrowed(wish, found);
    if (next) wish = next;
    else {
      push();
      inherited = true;
      wish = { ...nothing, from: wish.from, to: wish.to, after: found.after, before: found.before, at: found.exact };
    }
  }
  push();
  const short = wishes.filter((each) => !isTooLong(each));
  const wished = / or | o /.test(text) ? short : inNamedWeek(short);
  if (wished.length === 0 && tourType) return [{ ...nothing, tourType }];
  return wished.map((w) => ({ ...w, tourType }));
}

/** "Tuesday at 6 next week" is one day, and the week says which. */
function inNamedWeek(wishes: TimeWish[]): TimeWish[] {
  const isWeek = ({ from, to, at, after, before, not }: TimeWish) =>
    !not && from !== null && to !== null && (at ?? after ?? before) === null && daysFrom(from, to) === daysInWeek - 1;
  const weeks = wishes.filter(isWeek);
  const [week] = weeks;
  const days = wishes.filter((wish) => !isWeek(wish));
  if (!week || weeks.length > 1 || days.length === 0 || days.some(({ from, to, not }) => not || from !== to))
    return wishes;
  const dayOf = (from: string) => (daysFrom(week.from as string, from) < 0 ? shiftedDay(from, daysInWeek) : from);
  const placed = days.map((wish) => {
    const day = wish.from === null ? null : dayOf(wish.from);
    return { ...wish, from: day, to: day };
  });
  const isWithin = ({ from }: TimeWish) =>
    from !== null && from >= (week.from as string) && from <= (week.to as string);
  return placed.every(isWithin) ? placed : wishes;
}
const daysInWeek = 7;
const daysFrom = (from: string, to: string): number =>
  Temporal.PlainDate.from(from).until(to, { largestUnit: "days" }).days;
const shiftedDay = (day: string, days: number): string => Temporal.PlainDate.from(day).add({ days }).toString();

/** A whole month is when to move in, not when to visit. */
const longestDays = 14;
const isTooLong = ({ from, to }: TimeWish): boolean =>
  from !== null && to !== null && from !== to && daysFrom(from, to) > longestDays;

/** "530pm" and "1130 instead" as a clock shows them; "do 6 instead" as a time; "the saturday one" as the day. */
const withColons = (text: string): string => {
  const withDays = text.replace(
    /\b(?:the |el |la )?((?:mon|tues|wednes|thurs|fri|satur|sun)day) (?:one|slot|option|time|appointment)\b/g,
    "$1",
  );
  return /\d/.test(withDays) ? figuresWithColons(withDays) : withDays;
};

const figuresWithColons = (text: string): string =>
  text
    .replace(/\bthe (1[0-2]|[1-9])(:[0-5]\d)? (?:one|slot)\b/g, "at $1$2")
    .replace(/\bnot (?:un)?till? (?=\d)/g, "after ")
    .replace(/\b(?:i am|we are|live|this is|here) in #?\d{1,4}[a-z]\b/g, " ")
    .replace(/\b(?:unit|apartment|room|suite|apto) #?\d{1,4}[a-z]?\b|#\d+[a-z]\b/g, " ")
    .replace(
      /(?<=^|[,.] |\b(?:for|do|say|like|maybe|about|is|book|take) )(1[0-2]|[1-9])(?= (?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day\b)/g,
      "at $1",
    )
    .replace(
      /(?<![$\d.,:/-])(1[0-2]|[1-9])([0-5][05])(?=\s?(?:am|pm)\b| (?:tomorrow|today|instead|on (?:mon|tue|wed|thu|fri|sat|sun)))/g,
      "$1:$2",
    )
    .replace(/(?<=\b(?:mon|tues|wednes|thurs|fri|satur|sun)day (?:at )?)(1[0-2]|[1-9])([0-5][05])\b(?![:,/])/g, "$1:$2")
    .replace(
      /(?<=\b(?<!\b(?:am|is|was|score|credit) )(?:at|around|by|after|before|until|like) )(1[0-2]|[1-9])([0-5][05])(?![\d,/]| ?(?:credit|score|an? (?:month|week|year|day|hour)|every|weekly|biweekly|monthly|per|dollars|sq|lb))/g,
      "$1:$2",
    )
    .replace(
      /(?<=\b(?:go|going|good|okay|fine|works?) with )(1[0-2]|[1-9])([0-5][05])?\b/g,
      (_, hour: string, minute?: string) => `${hour}:${minute ?? "00"}`,
    )
    .replace(
      /\b((?:do|make it|try|come at|say|maybe|(?:move|push|bump|change|switch) (?:it|that|mine|the showing|the tour|my showing|my tour|(?:(?:my|the|our) )?(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: (?:showing|tour|visit|time))?) to) )(1[0-2]|[1-9])(?= instead|\?|$| or \d| if\b)/g,
      "$1at $2",
    );

/** "Ok 10 then" among times that were offered is an hour, unless it is the number of one of them. */
const withBareHour = (text: string, offered: number): string =>
  offered === 0
    ? text
    : text.replace(bareHour, (words, before: string, hour: string, after: string) =>
        Number(hour) > offered && words !== hour ? `${before}at ${hour}${after}` : words,
      );
const bareHour =
  /^((?:(?:hmm?|ok|okay|well|then|so|let us do|make it|sure|yes|yeah|fine|alright|oh|uh|no|perfect|great|cool)[, ]+)*)(1[0-2]|[1-9])((?: (?:then|works|please|it is|is (?:good|fine|okay|great|perfect)|would work|sounds good|instead)(?: .*)?)?[.!?]*)$/;

const isDayPart = (words: string): boolean => /morning|afternoon|evening|night|tarde|noche/.test(words);

/** The wish with this time in it, or null where it is another wish: "at 2 or 4". */
function narrowed(
  wish: TimeWish,
  time: { exact: string | null; after: string | null; before: string | null },
): TimeWish | null {
  if (wish.at !== null) return time.exact === null && fits(wish.at, time) ? wish : null;
  if (time.exact !== null)
    return wish.after !== null && !fits(time.exact, wish)
      ? null
      : { ...wish, after: null, before: null, at: time.exact };
  if (time.after !== null && wish.after !== null && time.before !== null && wish.before !== null) {
    const apart = time.after >= wish.before || time.before <= wish.after;
    return apart ? null : { ...wish, after: max(time.after, wish.after), before: min(time.before, wish.before) };
  }
  return { ...wish, after: time.after ?? wish.after, before: time.before ?? wish.before };
}

const fits = (at: string, span: { after: string | null; before: string | null }): boolean =>
  (span.after === null || at >= span.after) && (span.before === null || at <= span.before);
const max = (a: string, b: string): string => (a > b ? a : b);
const min = (a: string, b: string): string => (a < b ? a : b);
