import { anyOf } from "../text/any-of.ts";
import { keeping } from "../text/kept.ts";
import { matchesOf } from "../text/matches.ts";
import { anyWeekday } from "./calendar-words.ts";

/** A time or a span of the day that a text names, "HH:MM", with its place in the text. */
export type ClockMention = {
  at: number;
  end: number;
  exact: string | null;
  after: string | null;
  before: string | null;
};

/** "5 a las", "5 a ver": an "a" that stands before these is no half of the day. */
const afterOtherA = "las?|los|ver\\w*|mirar\\w*|conocer\\w*|visitar\\w*|checar\\w*|dar|echar\\w*|que";
const halfOfDay = `am\\b|pm\\b|a\\.m\\.?|p\\.m\\.?|a\\b(?! (?:${afterOtherA})\\b)|p\\b`;
const partOfDay =
  "in the morning\\b|in the afternoon\\b|in the evening\\b|at night\\b|de la manana\\b|de la tarde\\b|de la noche\\b";
const t = `(\\d{1,2})(?::(\\d{2})|\\s?(y media))?\\s?(${halfOfDay}|o'clock\\b|${partOfDay}|hrs?\\b|h\\b)?`;
const clock = `(?:${t}|(noon|midday|mediodia|midnight))`;
const groups = 5;
/** What a number counts that is no hour, and signs after it. */
const counted = anyOf(
  String.raw`[%/$]; \d; ,\d; -\S; \.\d; x\b; k\b`,
  "months?; month lease; mes(?:es)?; years?; anos?; weeks?; semanas; days?; dias; hours?; minutes?; mins?",
  "people; persons?; adults?; kids?; of us; roommates?; personas?; dogs?; cats?; pets?; perros?; gatos?; mascotas?",
  "bed; bath; bedrooms?; bathrooms?; recamaras?; habitaciones; spaces?; parking; floors?; square; cars?; loads?",
  "an? (?:hr|hour)(?! (?:earlier|later|before|after|or so)); per (?:hr|hour); por hora; la hora(?! que)",
  "bucks?; dollars?; dolares; pesos; pounds?; lbs?; gallons?; gal",
  "feet; foot; ft; inch(?:es)?; kilos?; kgs?; litros?; galones; pies; libras?",
);
const notAClock = String.raw`(?!\s?${counted})`;
const about = "(?:about |a?round |like |como (?:a )?(?:las? )?)?";
const find = (pattern: string): RegExp => new RegExp(`(?<![\\w$.:/-])${pattern}(?![\\w])${notAClock}`, "g");

type Parsed = { hour: number; minute: number; half: "am" | "pm" | null };

function parse(found: RegExpExecArray, from: number): Parsed | null {
  const [hour, minute, andHalf, half, named] = found.slice(from, from + groups);
  if (named) return { hour: named === "midnight" ? 0 : 12, minute: 0, half: named === "midnight" ? "am" : "pm" };
  if (hour === undefined) return null;
  const parsed = { hour: Number(hour), minute: andHalf ? 30 : Number(minute ?? 0), half: halfOf(half) };
  return parsed.hour > 23 || parsed.minute > 59 ? null : parsed;
}

function halfOf(word: string | undefined): "am" | "pm" | null {
  if (!word) return null;
  if (/^a\b|^a\.?m|morning|manana/.test(word)) return "am";
  return /^p\b|^p\.?m|afternoon|evening|night|nite|tarde|noche/.test(word) ? "pm" : null;
}

/** Nobody shows a home at 5 in the morning: without am or pm, 1 to 7 is after noon. */
function twentyFour({ hour, minute, half }: Parsed, guess: "am" | "pm" | null = null): string {
  const chosen = half ?? guess ?? (hour >= 1 && hour <= 7 ? "pm" : null);
  const h = chosen === "pm" && hour < 12 ? hour + 12 : chosen === "am" && hour === 12 ? 0 : hour;
  return `${String(h).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
}

/** The next minute of a clock: what is later than an hour begins with it. */
export const minuteAfter = (time: string): string =>
  Temporal.PlainTime.from(time).add({ minutes: 1 }).toString({ smallestUnit: "minute" });

function spanOf(first: Parsed, last: Parsed): { after: string; before: string } {
  const before = twentyFour(last);
  const guessed = first.half === null && last.half !== null ? twentyFour(first, last.half) : twentyFour(first);
  const after = guessed < before ? guessed : twentyFour(first, "am");
  return { after, before: before > after ? before : twentyFour(last, "pm") };
}

const ranges = [
  find(
    `(?:between|from|entre(?: las?)?|de(?: las?)?|desde(?: las?)?) ${clock}\\s?(?:and|to|until|till|-|y(?: las?)?|a(?: las?)?|hasta(?: las?)?)\\s?${clock}`,
  ),
  find(`${clock}\\s?(?:-|to|until|till|a)\\s?${clock}`),
  find(`las? ${clock}\\s?a\\s?las? ${clock}`),
];
const afters = [
  find(
    `(?:any ?time |some ?time )?${anyOf(
      "after; past; no earlier than; not before; despues de(?: las?)?; a partir de(?: las?)?",
      "desde(?: las?)?; from",
    )} ${clock}(?: on(?:wards?)?)?`,
  ),
  find(`${clock} (?:or later|or after|onwards?|en adelante|o mas tarde)`),
];
/** What asks for a time later than the one it names. */
export const laterThan = "(?:later than|mas tarde (?:que|de)|despues que)";
/** "Is there one later than five" passes five over. */
const laters = [find(`${laterThan}(?: at| the| a| las?)* ${clock}`)];
const befores = [
  find(
    `(?:before|by|until|till?|earlier than|no later than|not after|antes de(?: las?)?|hasta(?: las?)?) ${about}${clock}`,
  ),
  find(`${clock} (?:or earlier|or before|o antes)`),
];
const exacts = [
  find(
    `(?:at|@|a?round|about|like|approximately|como a las?|a eso de las?|por ahi de las?|tipo(?: las?)?|a las?) ?${about}${clock}`,
  ),
  find(clock),
];
const named: { pattern: RegExp; after: string | null; before: string | null }[] = [
  { pattern: /\b(?:early (?:in the )?morning|first thing)\b/g, after: "07:00", before: "10:00" },
  { pattern: /\blate morning\b/g, after: "10:00", before: "12:00" },
  {
    pattern: /\b(?:morning|mornings|(?:por|en|de) la manana|(?:por|en) las mananas)\b/g,
    after: "07:00",
    before: "12:00",
  },
  { pattern: /\b(?:after lunch|despues del almuerzo|despues de comer)\b/g, after: "12:30", before: "18:00" },
  { pattern: /\b(?:lunch(?: ?time)?|lunch break|hora del almuerzo)\b/g, after: "11:30", before: "13:30" },
  { pattern: /\bearly afternoon\b/g, after: "12:00", before: "15:00" },
  { pattern: /\b(?:late afternoon)\b/g, after: "15:00", before: "18:00" },
  { pattern: /\b(?:after work|despues del? trabajo)\b/g, after: "17:00", before: null },
  { pattern: /\bafternoons?\b/g, after: "12:00", before: "18:00" },
  {
    pattern:
      /\b(?:(?:por|en|de|esta) la tarde|(?:por|en) las tardes|esta tarde|(?<!\b(?:mas|muy|tan|poco|hace|hizo|haga|lleg\w+|sal(?:go|imos)|voy|vamos) )tarde)\b/g,
    after: "12:00",
    before: "18:00",
  },
  { pattern: /\b(?:evenings?|tonight|nights?|(?:por|en) las? noches?|esta noche)\b/g, after: "17:00", before: null },
];

/** What one of these is made of; looking for it costs next to nothing. */
const anyNamed = /first thing|morning|manana|lunch|almuerzo|noon|tarde|work|trabajo|evening|night|noche/;

/** The times of day a normal text names, in order; a time in doubt is one at which homes are shown. */
export const clockTimesIn = keeping((text): readonly ClockMention[] => {
  const found: ClockMention[] = [];
  const add = (m: RegExpExecArray, part: Partial<ClockMention>) =>
    found.push({ at: m.index, end: m.index + m[0].length, exact: null, after: null, before: null, ...part });
  if (/\d|noon|mid/.test(text)) {
    for (const pattern of ranges)
      for (const m of matchesOf(text, pattern)) {
        const [first, last] = [parse(m, 1), parse(m, 1 + groups)];
        if (first && last && (isClock(m[0], [first, last]) || followsADay(text, m.index))) add(m, spanOf(first, last));
      }
    for (const pattern of afters)
      for (const m of matchesOf(text, pattern)) withTime(m, (time) => add(m, { after: time }));
    for (const pattern of laters)
      for (const m of matchesOf(text, pattern)) withTime(m, (time) => add(m, { after: minuteAfter(time) }));
    for (const pattern of befores)
      for (const m of matchesOf(text, pattern)) withTime(m, (time) => add(m, { before: time }));
    for (const pattern of exacts)
      for (const m of matchesOf(text, pattern))
        withTime(m, (time) => add(m, { exact: time }), {
          isBare: pattern === exacts[1] && !isHourOfDay(text, m),
          guess: halfBefore(text, m.index),
        });
  }
  if (anyNamed.test(text))
    for (const { pattern, after, before } of named) for (const m of matchesOf(text, pattern)) add(m, { after, before });
  return withoutOverlaps(found);
});

function withTime(
  m: RegExpExecArray,
  use: (time: string) => void,
  { isBare = false, guess = null }: { isBare?: boolean; guess?: Parsed["half"] } = {},
): void {
  const time = parse(m, 1);
  if (time && (!isBare || isClock(m[0], [time]))) use(twentyFour(time, guess));
}

/** "Saturday evening 6": the half of the day that the words right before an hour tell. */
const partBeforeHour = "(?:(?:in the )?(?:morning|afternoon|evening|night|nite)|(?:por|en) la (?:manana|tarde|noche))";
const partBefore = new RegExp(`(${partBeforeHour}),? ${about}$`);
const halfBefore = (text: string, at: number): "am" | "pm" | null => halfOf(partBefore.exec(text.slice(0, at))?.[1]);

/** "Thursday 10-12" and "Saturday 12" are times, "650-700" and "12" alone are not. */
const followsADay = (text: string, at: number): boolean => dayBefore.test(text.slice(0, at));
const dayBefore = new RegExp(`(?:${anyWeekday}|tomorrow|today|hoy|manana),? (?:${partBeforeHour},? ${about})?$`);

/** "Wednesday 9" names an hour, and "Wednesday 9 at 5:30" the day of the month before it. */
const isHourOfDay = (text: string, { 0: words, index }: RegExpExecArray): boolean =>
  followsADay(text, index) && !hourNext.test(text.slice(index + words.length));
const hourNext = /^,? (?:a las?|at|around|como a las?|tipo) \d/;

/** A bare "5" is no time; "5:30", "5pm" and "from 2 to 4" are. */
const isClock = (words: string, times: Parsed[]): boolean =>
  times.some((time) => time.half !== null) ||
  /:|o'clock|\bhrs?\b|\dh\b|y media|^(?:from|between|entre|desde|de) /.test(words);

function withoutOverlaps(found: ClockMention[]): ClockMention[] {
  const kept: ClockMention[] = [];
  for (const mention of found.sort((a, b) => b.end - b.at - (a.end - a.at)))
    if (!kept.some((k) => mention.at < k.end && k.at < mention.end)) kept.push(mention);
  return kept.sort((a, b) => a.at - b.at);
}
