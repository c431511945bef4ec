import type { TimeWish } from "../../heard/times.ts";
import { anyOf } from "../text/any-of.ts";
import { anyWeekday, weekday, weekdayInSpanish } from "./calendar-words.ts";
import { bareOrdinal, choiceIn, withoutNumbers } from "./choices.ts";
import { type ClockMention, clockTimesIn, minuteAfter } from "./clock-times.ts";
import { withoutTakenBack } from "./corrections.ts";
import { withBoundOfDays } from "./day-bounds.ts";
import { daysIn, isUntil } from "./days.ts";
import { asksOfEnd, endIn } from "./ends-named.ts";
import { withoutEngagements } from "./engagements.ts";
import { fallbackIn, preferredIn } from "./fallbacks.ts";
import { withColons, withHourAlone, withHourAmong } from "./hours-as-figures.ts";
import { withHourPutRight } from "./hours-put-right.ts";
import { noWish } from "./no-wish.ts";
import { withOwnBounds } from "./own-bounds.ts";
import { isPassedOver, passesHour, wantsLater, withoutPassedFirst } from "./passed-over.ts";
import { withFigures } from "./spoken-times.ts";
import { refusedTourIn, tourTypeIn } from "./tour-types.ts";

/** "The 2nd one" names no day. */
const ordinals = /\b(?:1st|2nd|3rd) (?:one|option|time|slot|choice)\b/g;

/** "I'm away until Friday" names none before it. */
const awayUntil =
  /\b(?:away|out of town|gone|travel\w*|back|busy|not (?:here|around)|fuera|viaje|no (?:estoy|puedo|llego)) (?:un)?(?:till?|hasta)(?: the| el)? $/;

/** "Anything sooner than Wednesday" wishes for no Wednesday. */
const thanThat = new RegExp(String.raw`\b(?:sooner|earlier|later|besides|other) than (?:on )?${weekday}\b`, "g");

/** "That same Saturday at 11:30" is the day spoken of, and not the next Saturday. */
const sameWeekday = new RegExp(
  String.raw`\b(?:(?:that|the) same ${weekday}|(?:ese|el) mismo ${weekdayInSpanish})\b`,
  "g",
);

/** The times a normal text wishes for, wall clock in the home's zone, in order of mention. `offered` counts the times last offered; `isProposed`: a time of the owner's waits for an answer. */
export function wishesIn(said: string, today: Temporal.PlainDate, offered: number, isProposed = false): TimeWish[] {
  const preferred = preferredIn(said);
  if (preferred !== null) return withAnyTime(wishesOf(preferred, today, offered, isProposed));
  const found = fallbackIn(withFigures(said));
  if (found === null) return wishesOf(said, today, offered, isProposed);
  const first = wishesOf(found.text, today, offered, isProposed);
  const day = first.findLast(({ not, from }) => !not && from !== null);
  const fallbacks = wishesOf(withHourAlone(found.fallback), today, 0).map((wish) => ({
    ...wish,
    ...(wish.from === null ? { from: day?.from ?? null, to: day?.to ?? null } : null),
    isFallback: true,
  }));
  return [...first, ...fallbacks];
}

/** Wishes, and their days at any time for where those cannot be had. */
const withAnyTime = (wishes: TimeWish[]): TimeWish[] => [
  ...wishes,
  ...wishes
    .filter(({ not, choice }) => !not && choice === null)
    .map((wish) => ({ ...wish, at: null, after: null, before: null, isFallback: true })),
];

function wishesOf(said: string, today: Temporal.PlainDate, offered: number, isProposed = false): TimeWish[] {
  const { text: right, refused: wrongHour } = withHourPutRight(said);
  const text = withHourAmong(
    withoutTakenBack(
      withColons(
        withoutEngagements(withOwnBounds(withFigures(right)))
          .replace(thanThat, " ")
          .replace(sameWeekday, "same day"),
      ),
      today,
    ),
    offered,
    isProposed,
  );
  const tourType = tourTypeIn(text);
  const left = withoutPassedFirst(text);
  const picked = choiceIn(left, offered, left !== text || passesHour(text));
  const butFirst = left !== text && !picked;
  const end = butFirst ? null : endIn(text);
  const choice = butFirst || (end && asksOfEnd(text)) ? null : picked;
  const dated = choice === null ? text : withoutNumbers(text).replace(ordinals, " ").replace(bareOrdinal, " ");
  const days = daysIn(dated, today)
    .filter(({ at }) => !isUntil(dated, at) || awayUntil.test(dated.slice(0, at)))
    .map((day) => ({ ...withBoundOfDays(day, dated, today), is: "day" as const }));
  if (choice !== null) {
    // "The first, and there's a baby coming in May" chooses no day of May.
    const [day] = days.filter(({ not, from, to }) => !not && from.equals(to));
    const span = { from: day?.from.toString() ?? null, to: day?.to.toString() ?? null };
    return [{ ...noWish, choice, tourType, ...span, ...(day && end ? { end } : {}) }];
  }
  const clocks = withPassedOver(clockTimesIn(text), text)
    .filter((c) => !days.some((d) => c.at < d.end && d.at < c.end && !isDayPart(text.slice(c.at, c.end))))
    .map((c) => ({ ...c, is: "clock" as const }));
  const wishes: TimeWish[] = [];
  let wish: TimeWish = { ...noWish };
  let inherited = false;
  let lastEnd = 0;
  const push = () => {
    if (wish.from || wish.at || wish.after || wish.before) wishes.push(wish);
  };
  const mentions = [...days, ...clocks].sort((a, b) => a.at - b.at);
  for (const [i, found] of mentions.entries()) {
    if (found.is === "day") {
      const named = text.slice(found.at, found.end);
      const isDated = [monthNamed, ordinalNamed, namedFromToday].some((pattern) => pattern.test(named));
      const span = { from: found.from.toString(), to: found.to.toString(), ...(isDated ? { isDated } : {}) };
      if (found.not) {
        const hour = mentions[i + 1];
        const isOfHour = hour?.is === "clock" && ofDay.test(text.slice(found.end, hour.at));
        if (isOfHour) mentions.splice(i + 1, 1);
        const isPart = isOfHour && (hour.exact === null || mentions[i + 1]?.is === "clock");
        const isHourBefore =
          !isOfHour && wish.at !== null && wish.from === null && ofDay.test(text.slice(lastEnd, found.at));
        wishes.push({
          ...noWish,
          ...span,
          ...(isPart ? hoursOf(hour) : isHourBefore ? { at: wish.at } : null),
          not: true,
        });
        if (isHourBefore) wish = { ...noWish };
        continue;
      }
      const between = text.slice(lastEnd, found.at);
      const isNew =
        (wish.from !== null && (!inherited || / or |,| o /.test(between))) ||
        ((wish.at ?? wish.after ?? wish.before) !== null && / or | o /.test(between)) ||
        (wish.at !== null && sentenceEnd.test(between) && standsByItself(found, mentions[i + 1], text));
      if (isNew) push();
      wish = { ...(isNew ? noWish : wish), ...span };
      inherited = false;
      lastEnd = found.end;
      continue;
    }
    if (found.not) {
      wishes.push({ ...noWish, from: wish.from, to: wish.to, at: found.exact, not: true });
      lastEnd = found.end;
      continue;
    }
    const isOfNext = wish.from !== null && isOfNextDay(text, lastEnd, found, mentions[i + 1]);
    if (found.exact === null && sentenceEnd.test(text.slice(lastEnd, found.at))) withHoursOfAll(wishes, found);
    lastEnd = found.end;
    const next = narrowed(wish, found);
    if (isOfNext) {
      push();
      inherited = false;
      wish = { ...noWish, ...hoursOf(found) };
    } else if (next) wish = next;
    else {
      push();
      inherited = true;
      wish = { ...noWish, from: wish.from, to: wish.to, ...hoursOf(found) };
    }
  }
  push();
  withDayOfTwo(wishes, text);
  withBoundOfTwo(wishes, text);
  const short = wishes.filter((each) => !isTooLong(each));
  const wished = orOfWeek.test(text) ? short : inNamedWeek(short);
  const same = sameAs(text);
  const ofEnd = butFirst ? { butFirst } : end && { end };
  const refused = refusedTourIn(text);
  const isEndAsked = end !== null && asksWhichEnd(text);
  const wishedFor = wished
    .map((w) => (isEndAsked && !w.not ? { ...w, at: null } : w))
    .map((w) => (w.not ? w : { ...w, tourType, ...same, ...(w.at === null ? ofEnd : null) }));
  const isBare = wished.every(({ not }) => not) && (tourType ?? same ?? ofEnd) !== null;
  return [
    ...wishedFor,
    ...(isBare ? [{ ...noWish, tourType, ...same, ...ofEnd }] : []),
    ...(wrongHour ? [{ ...noWish, at: wrongHour, not: true }] : []),
    ...(refused ? [{ ...noWish, tourType: refused, not: true }] : []),
  ];
}

/** Hours with those passed over told: what is later than one follows it, and that hour itself is not wished for. */
function withPassedOver(clocks: readonly ClockMention[], text: string): (ClockMention & { not: boolean })[] {
  const isBound = (exact: string) => clocks.some(({ after }) => after === minuteAfter(exact));
  return clocks
    .filter(({ exact }) => exact === null || !isBound(exact))
    .map((clock) => {
      const { at, exact } = clock;
      const not = exact !== null && isPassedOver(text, at);
      return not && wantsLater(text)
        ? { ...clock, exact: null, after: minuteAfter(exact), not: false }
        : { ...clock, not };
    });
}

/** "Monday or Saturday. In the late morning": a part of the day in a new sentence is of all the days before it. */
function withHoursOfAll(wishes: TimeWish[], found: ClockMention): void {
  for (const wish of wishes)
    if (!wish.not && (wish.at ?? wish.after ?? wish.before) === null) Object.assign(wish, hoursOf(found));
}

/** "6 or 6:30 on Wednesday": the day that follows two hours is that of both. */
function withDayOfTwo(wishes: TimeWish[], text: string): void {
  const [first, second, another] = wishes.filter(({ not }) => !not);
  if (!first?.at || first.from !== null || !second?.at || second.from === null || another || !dayAfterTwo.test(text))
    return;
  Object.assign(first, { from: second.from, to: second.to });
}
/** "Monday or Thursday after 5:30": the bound that follows two days is that of both. */
function withBoundOfTwo(wishes: TimeWish[], text: string): void {
  const [first, second, another] = wishes.filter(({ not }) => !not);
  if (!first || !second || another || first.from === null || second.from === null) return;
  const isBare = (first.at ?? first.after ?? first.before) === null;
  if (!isBare || second.at !== null || !boundAfterTwo.test(text)) return;
  Object.assign(first, { after: second.after, before: second.before });
}
const twoDays = String.raw`${anyWeekday},? (?:or|o) (?:on |the |el )*${anyWeekday}`;
/** "Monday or Friday after 5": a bound of both days. */
const boundAfterTwo = new RegExp(String.raw`\b${twoDays}(?: any ?time)? (?:after|before|past|despues|antes)\b`);
const clockOfTwo = "\\d{1,2}(?::\\d\\d)?(?: ?[ap]m)?";
const dayAfterTwo = new RegExp(
  `${clockOfTwo},? (?:or|o)(?: maybe| like| at| a las?)* ${clockOfTwo},? (?:on |el |este |this |next )*(?:${anyWeekday}|tomorrow|today|hoy|manana)\\b`,
);

type Hours = { exact: string | null; after: string | null; before: string | null };
const hoursOf = ({ exact, after, before }: Hours): Pick<TimeWish, "at" | "after" | "before"> => ({
  at: exact,
  after,
  before,
});
/** "Not Thursday evening" and "can't do Thursday at 5, how about 6" refuse a part of the day. */
const ofDay = /^ (?:(?:at|in|around|a|en|por|de|las?|the) ?)*$/;

/** "Thursday, same time" and "same day but at 5" leave the other half to what the talk stands at. */
function sameAs(text: string): Pick<TimeWish, "isSameTime" | "isSameDay"> | null {
  const isSameTime = /\b(?:same|that) (?:time|hour)\b(?! (?:as|to|of|for|next year))|\bmisma hora\b/.test(text);
  const isSameDay = sameDay.test(text);
  return isSameTime || isSameDay ? { ...(isSameTime && { isSameTime }), ...(isSameDay && { isSameDay }) } : null;
}

/** "From that day on" is a bound, and wishes to come on no day. */
const sameDay =
  /(?<!\b(?:from|by|since|until|starting) )\b(?:same|that) day\b(?! (?:as|to|of|for))|(?<!\b(?:desde|para|partir de|hasta) )\b(?:mismo|ese) dia\b/;

/** "Monday is fine but five is pushing it, what's the latest that day?": who asks last which is the last has chosen no hour. */
function asksWhichEnd(text: string): boolean {
  const parts = text.split(/[,.;!?] /);
  const asked = parts.slice(parts.findIndex((part) => endIn(part) !== null));
  return asksOfEnd(text) && asked.every((part) => clockTimesIn(part).every(({ exact }) => exact === null));
}

const sentenceEnd = /[.?!;]/;

/** "11:30 please. Dec 1" and "at 7. For her, Tuesday at 12": a date, or a day with an hour of its own, takes no hour of the sentence before. */
const standsByItself = (
  day: { at: number; end: number },
  next: { is: "day" | "clock"; at: number } | undefined,
  text: string,
): boolean =>
  monthNamed.test(text.slice(day.at, day.end)) ||
  (next?.is === "clock" && !sentenceEnd.test(text.slice(day.end, next.at)));
/** "Not the 3rd again. Is 2:30 on the 12th open": an hour of a new sentence is of the day that it names. */
const isOfNextDay = (
  text: string,
  lastEnd: number,
  hour: { at: number; end: number; exact: string | null },
  next: { is: "day" | "clock"; at: number } | undefined,
): boolean =>
  hour.exact !== null &&
  next?.is === "day" &&
  sentenceEnd.test(text.slice(lastEnd, hour.at)) &&
  /^ (?:on |del? )?(?:the |el )?$/.test(text.slice(hour.end, next.at));
const ordinalNamed = /\d(?:st|nd|rd|th)\b|\b(?:the|el) \d/;
const namedFromToday = /\b(?:today|tonight|tomorrow|this|hoy|(?<!la )manana|est[ae])\b/;
const monthNamed = /\b(?:jan|feb|mar(?!tes)|apr|may|jun|jul|aug|sep|oct|nov|dec|ene|abr|ago|dic)|\d\//;

/** "Tuesday or next week" names the week beside the day. */
const orOfWeek = new RegExp(
  [
    String.raw`\b(?:or|o)(?: maybe| some ?time| else)*(?: the| la| esta)? ${anyOf(
      "next; this; following; otra; proxima; semana; week",
    )}\b`,
    String.raw`\bweek,? or\b|\bsemana(?: que viene| proxima)?,? o\b`,
  ].join("|"),
);

/** "Tuesday at 6 next week" is one day, and the week says which. */
function inNamedWeek(wishes: TimeWish[]): TimeWish[] {
  const isWeek = ({ from, to, at, after, before, not }: TimeWish) =>
    !not && from !== null && to !== null && (at ?? after ?? before) === null && daysFrom(from, to) === daysInWeek - 1;
  const weeks = wishes.filter(isWeek);
  const [week] = weeks;
  const refused = wishes.filter(({ not }) => not);
  const days = wishes.filter((wish) => !wish.not && !isWeek(wish));
  if (!week || weeks.length > 1 || days.length === 0 || days.some(({ from, to }) => from !== to)) return wishes;
  const dayOf = (from: string) => (daysFrom(week.from as string, from) < 0 ? shiftedDay(from, daysInWeek) : from);
  const placed = days.map((wish) => {
    const day = wish.from === null ? null : dayOf(wish.from);
    return { ...wish, from: day, to: day };
  });
  const isWithin = ({ from }: TimeWish) =>
    from !== null && from >= (week.from as string) && from <= (week.to as string);
  return placed.every(isWithin) ? [...placed, ...refused] : wishes;
}
const daysInWeek = 7;
const daysFrom = (from: string, to: string): number =>
  Temporal.PlainDate.from(from).until(to, { largestUnit: "days" }).days;
const shiftedDay = (day: string, days: number): string => Temporal.PlainDate.from(day).add({ days }).toString();

/** A whole month is when to move in, not when to visit. */
const longestDays = 14;
const isTooLong = ({ from, to }: TimeWish): boolean =>
  from !== null && to !== null && from !== to && daysFrom(from, to) > longestDays;

const isDayPart = (words: string): boolean => /morning|afternoon|evening|night|tarde|noche/.test(words);

/** The wish with this time in it, or null where it is another wish: "at 2 or 4". */
function narrowed(wish: TimeWish, time: Hours): TimeWish | null {
  if (wish.at !== null) {
    if (time.exact !== null || !fits(wish.at, time)) return null;
    // "At 6:15, I'm off at 6" is not before six, if 6:15 is no start.
    return time.before === null ? { ...wish, after: time.after } : wish;
  }
  if (time.exact !== null)
    return wish.after !== null && !fits(time.exact, wish)
      ? null
      : { ...wish, after: null, before: null, at: time.exact };
  if (time.after !== null && wish.after !== null && time.before !== null && wish.before !== null) {
    const apart = time.after >= wish.before || time.before <= wish.after;
    return apart ? null : { ...wish, after: max(time.after, wish.after), before: min(time.before, wish.before) };
  }
  // "After 4, and he gets off at 5" is after 5.
  const isLater = time.after !== null && wish.after !== null && time.before === null && wish.before === null;
  const after = isLater ? max(time.after as string, wish.after as string) : (time.after ?? wish.after);
  const both = { after, before: time.before ?? wish.before };
  // "In the afternoon, after 6" is after 6.
  const isEmpty = both.after !== null && both.before !== null && both.after >= both.before;
  return { ...wish, ...(isEmpty ? { after: time.after, before: time.before } : both) };
}

const fits = (at: string, span: { after: string | null; before: string | null }): boolean =>
  (span.after === null || at >= span.after) && (span.before === null || at <= span.before);
const max = (a: string, b: string): string => (a > b ? a : b);
const min = (a: string, b: string): string => (a < b ? a : b);
