import type { Talk } from "../../talk.ts";
import { anyOf } from "../text/any-of.ts";
import { hourNames, type IsHour, withBareHours, withHalfPast } from "./bare-hours.ts";
import { anyWeekday } from "./calendar-words.ts";
import { clockTimesIn } from "./clock-times.ts";
import { withHoursJoined } from "./hours-as-figures.ts";

/*
 * Figures that are an hour near a time offered or chosen: "530" where five or half past five is one of them.
 */

const leads = "okay|alright|then|so|let us do|make it|say|sure|yes|yeah|fine|perfect|great|the";
const good = "is (?:good|fine|okay|great|perfect)|would work|sounds good";
const trails = `then|works|please|it is|one|${good}|in person|by video`;
const bareHour = new RegExp(String.raw`^((?:(?:${leads})[, ]+)*)(1[0-2]|[1-9])([0-5]\d)((?: (?:${trails}))*\W*)$`);

const figureOfHour = "(1[0-2]|[1-9])([0-5]\\d)(?![\\d:,.]\\d|[ks]\\b)";
const hourFigure = new RegExp(`(?<![$\\d:,.])${figureOfHour}`, "g");
const ofADay = `(?<![$\\d:,.])${figureOfHour}(?= (?:on |el )?${anyWeekday}\\b)`;
const notThat = "(?:not|y no|no|instead of|en vez de)(?: at| a las?)? \\d";
const set = `(?:${notThat}|instead\\b|(?:is |would be |works )?(?:better|best|easier)\\b|(?:es |seria )?mejor\\b)`;
const putRight = `(?<![$\\d:,.])${figureOfHour}(?=,? ${set})`;
/** "The 1130", "1130 on Saturday", "1130 not 11" */
const hourSpokenOf = new RegExp(
  `(?<=\\b(?:the|la de las|a las|${anyWeekday}(?: at| a las)?) )${figureOfHour}|${ofADay}|${putRight}`,
  "g",
);
const hourComeFor = new RegExp(`(?<=\\b(?:for|para las) )${figureOfHour}`, "g");
/** "Can you do 1130" */
const hourAskedFor = new RegExp(`(?<=\\b(?:do|make it|try|need|want|a las) )${figureOfHour}`, "g");

const facts = "credits?|scores?|income|make|earn|pets?|dogs?|cats?|rent|budget|deposit|months?|years?";
const factsInSpanish = "gano|ganamos|puntaje|credito|mascotas|renta|mes|meses|anos?";
/** What else a figure may be of, among times. */
const ofFacts = new RegExp(String.raw`[$%]|\d.*[^\d:]\d|\d ?k\b|\b(?:${facts}|${factsInSpanish})\b`);

/** "3 or 330" */
const sameHour = /(?<![$\d:.,/-])(?:at )?\b(1[0-2]|[1-9]) (or|o) (?:at )?\1([0-5][05])(?![\d,:])/g;

/** Money and scores, among which a number is no hour. */
const ofMoney = new RegExp(String.raw`[$%]|\d ?k\b|\b(?:${facts}|${factsInSpanish})\b`);

/** "11, 8 and the little one is 2" */
const ofAges = new RegExp(
  String.raw`\b${anyOf(
    "(?:the |our |my )?(?:littlest|oldest|eldest|youngest); the (?:little|older|younger|middle) (?:one|boy|girl); toddler; twins?",
    "(?:years?|months?)[ -]olds?; (?:el|la) (?:mayor|menor|chiquit[oa]|mas (?:grande|chic[oa])); gemel[oa]s",
  )}\b`,
);

/** "1030 like I said", of a time that was chosen: what is asked for besides is no figure said before. */
const saysAgain = new RegExp(
  String.raw`\b${anyOf("said; told (?:you|u); asked for; asked about; meant; wrote; dije; pedi")}\b|\b${anyOf(
    "right; correct; verdad; no; cierto",
  )}\W*$`,
);

/** "No, eleven", "actually 6 instead": an hour alone that puts right the one that stands. */
const rights = anyOf(
  "no; nope; nah; actually; wait; hold on; sorry; oops; hmm?; oh; well; rather; i mean; i meant; let us do; make it; say",
  "(?:can we |let us |i will |i would )?(?:go|change|switch) back to; back to; keep; stick with; regresemos a; quedemonos con",
  "can we do; how about; what about; perdon; espere?; digo; mejor; pensandolo bien; quise decir; que sea",
);
const hourPutRight = new RegExp(
  String.raw`^(?:${rights}[,. ]+)+(?:(?:at|a las) )?(?:\d{1,2}(?::?\d\d)?|${hourNames})(?: (?:instead|then|please|is better|better|works|mejor|por favor))*\W*$`,
);

/** "10" of who chose a time and was asked for nothing but a name and a way to reach them. */
const hourAlone = new RegExp(
  String.raw`^(?:(?:\d{1,2}(?::?\d\d)?)|${hourNames})(?: (?:then|please|is better|works|por favor|mejor))*\W*$`,
);

/** Words by which a number is an hour, whatever was spoken of last. */
const saysHour = /\d:\d|\d ?[ap]m\b|\b(?:at|a las?) |\b(?:instead|half past|y media)\b/;

/** When a clause is said. `isOfTimes`: Piper's last words name a time. */
type Moment = { timeZone: string; isQuestion: boolean; isOfTimes: boolean };

/** The hours that a score of three figures may look like: "545", "800". */
const [leastScore, mostScore] = [5, 8];

const halfDay = 12 * 60;
const quarter = 15;
/** How far an hour may be from one that is spoken of, in minutes. */
const farthest = 3 * 60;

/** How far an hour is from a time on the face of a clock, in minutes. */
function minutesApart(hour: number, minute: number, there: Pick<Temporal.PlainTime, "hour" | "minute">): number {
  const apart = Math.abs(((hour * 60 + minute) % halfDay) - ((there.hour * 60 + there.minute) % halfDay));
  return Math.min(apart, halfDay - apart);
}

/**
 * A clause with the figures that are an hour near a time offered or chosen as hours: "530 might be tight" and "what about ten"
 * where Piper waits for a time, "the 530" and "Saturday 1130" at any moment.
 */
export function withHoursOffered(said: string, talk: Talk, { timeZone, isQuestion, isOfTimes }: Moment): string {
  const { awaiting, offered, chosen, asked, standingTime } = talk;
  const same = said.replace(sameHour, "at $1 $2 at $1:$3");
  const stands = awaiting === "time" ? null : (standingTime?.at ?? null);
  const told = stands === null ? same : withHalfPast(same, [Number(stands.slice(0, 2)) % 12 || 12]);
  const joined = awaiting === "time" && !asked.includes("credit") ? withHoursJoined(told, true) : told;
  const known = chosen ? [...offered, chosen] : offered;
  const stood = standingHour(talk, timeZone);
  const text = stood ? withStandingHour(joined, stood, isQuestion) : joined;
  const isAlone = chosen !== null && awaiting === "contact" && hourAlone.test(text);
  if (stood && (isAlone || (hourPutRight.test(text) && (isOfTimes || saysHour.test(text)))))
    return withHourInstead(text, stood, asked.includes("credit"));
  if (known.length === 0) return standingTime?.from && stands ? figuresNear(joinedNear(text, stands), stands) : text;
  const starts = known.map(({ startsAt }) => Temporal.Instant.from(startsAt).toZonedDateTimeISO(timeZone));
  const figures = /\d{3}/.test(text) ? withFiguresAsHours(text, talk, starts) : text;
  if (ofMoney.test(figures) || ofAges.test(figures)) return figures;
  const isStanding = chosen === null && (awaiting === "time" || awaiting === "contact");
  if (isStanding) return withBareHours(figures, hourAmong(starts, offered.length, figures), halfHoursOf(starts));
  if (chosen === null || !saysAgain.test(figures)) return figures;
  return withBareHours(figures, hourAmong(starts, 0, figures), halfHoursOf(starts));
}

/** The hour of the time that was chosen or requested; null where none stands. */
function standingHour({ awaiting, chosen, standingTime }: Talk, timeZone: string): Temporal.PlainTime | null {
  if (chosen) return Temporal.Instant.from(chosen.startsAt).toZonedDateTimeISO(timeZone).toPlainTime();
  return standingTime?.from && standingTime.at && awaiting !== "time" ? Temporal.PlainTime.from(standingTime.at) : null;
}

/** "Are we on for 530?", where half past five stands: what is asked about it is no score, nor is what a showing is "for". */
const withStandingHour = (text: string, stood: Temporal.PlainTime, isQuestion: boolean): string =>
  ofFacts.test(text)
    ? text
    : withHours(
        text,
        isQuestion ? hourFigure : hourComeFor,
        (hour, minute) => minutesApart(Number(hour), Number(minute), stood) === 0,
      );

/** Whether a text is nothing but an hour to come at instead of the one that stands, as `withHoursOffered` writes it. */
export const isHourInstead = (text: string): boolean => hourInstead.test(text);
const hourInstead = /^(?:at \d{1,2}(?::\d\d)? instead|mejor a las \d{1,2}(?::\d\d)? en vez)$/;

const inSpanish = /\b(?:perdon|espere?|digo|mejor|pensandolo|quise|sea|por favor)\b/;
/** A text with its own hour as the one to come at instead of the one that stands. */
function withHourInstead(said: string, stood: Temporal.PlainTime, mayBeScore: boolean): string {
  const text = said.replace(/\bback to /, "back, ");
  const isHour: IsHour = (_, minute) => minute % quarter === 0;
  const right = withBareHours(text, mayBeScore ? hourAmong([stood], 0, text) : isHour, []);
  if (right === text) return said;
  const hour = right.slice(right.search(/\d/));
  return inSpanish.test(text) ? `mejor a las ${hour} en vez` : `at ${hour} instead`;
}

/** "5 15 then" of somebody who has a showing at five: apart from its minutes, an hour near the one that stands is an hour. */
function joinedNear(text: string, stands: string): string {
  const joined = ofMoney.test(text) ? text : withHoursJoined(text, true);
  const there = Temporal.PlainTime.from(stands);
  const hours = joined === text ? [] : clockTimesIn(joined).flatMap(({ exact }) => exact ?? []);
  const isNear = hours.some((exact) => {
    const { hour, minute } = Temporal.PlainTime.from(exact);
    return minutesApart(hour, minute, there) <= farthest;
  });
  return isNear ? joined : text;
}

/** "I said 530, not 5" of somebody who has a showing at five. */
function figuresNear(text: string, stands: string): string {
  if (ofMoney.test(text)) return text;
  const there = Temporal.PlainTime.from(stands);
  return withHours(
    text,
    hourSpokenOf,
    (hour, minute) => Number(minute) % quarter === 0 && minutesApart(Number(hour), Number(minute), there) <= farthest,
  );
}

function withFiguresAsHours(
  text: string,
  { awaiting, asked }: Talk,
  starts: readonly Temporal.ZonedDateTime[],
): string {
  const isWithin = (minutes: number) => (hour: string, minute: string) =>
    starts.some((there) => minutesApart(Number(hour), Number(minute), there) <= minutes);
  const isKnown = isWithin(0);
  const near = isWithin(farthest);
  const isQuarter = (hours: string, minutes: string) => Number(minutes) % quarter === 0 && near(hours, minutes);
  // "530. It's Kim": where a name is waited for and no score, three figures alone are another hour than the one chosen.
  const isBesideContact = awaiting === "contact" && !asked.includes("credit");
  const [, before = "", hour = "", minute = "", after = ""] =
    ((awaiting === "time" || isBesideContact) && bareHour.exec(text)) || [];
  if (hour && (asked.includes("credit") ? isKnown : isQuarter)(hour, minute))
    return `${before}${hour}:${minute}${after}`;
  const isOfTimes = awaiting === "time" && !asked.includes("credit") && !ofFacts.test(text);
  const exact = isOfTimes ? withHours(text, hourFigure, isKnown) : text;
  const spoken = withHours(exact, hourSpokenOf, isQuarter);
  return isOfTimes ? withHours(spoken, hourAskedFor, isQuarter) : spoken;
}

/** Tells the bare numbers that may be an hour near those that stand from the number of a time and from a score. */
const hourAmong =
  (starts: readonly Pick<Temporal.PlainTime, "hour" | "minute">[], offered: number, text: string): IsHour =>
  (hour, minute, isExact) => {
    const apart = Math.min(...starts.map((there) => minutesApart(hour, minute, there)));
    const isNumber = !isExact && hour <= offered;
    const isScore = isExact && hour >= leastScore && hour <= mostScore && !text.includes(":");
    if (isNumber) return apart === 0 && !/^\W*\d\W*$/.test(text);
    return minute % quarter === 0 && apart <= (isScore ? 0 : farthest);
  };

/** The hours on whose half one of the times is. */
const halfHoursOf = (starts: readonly Temporal.ZonedDateTime[]): number[] => [
  ...new Set(starts.filter(({ minute }) => minute === 30).map(({ hour }) => hour % 12 || 12)),
];

/** A text with a colon in those of its figures that are an hour. */
const withHours = (text: string, pattern: RegExp, isHour: (hours: string, minutes: string) => boolean): string =>
  text.replace(pattern, (figure, ...parts: (string | undefined)[]) => {
    const [hours = "", minutes = ""] = parts.slice(0, 6).filter((part) => /^\d+$/.test(part ?? ""));
    return isHour(hours, minutes) ? `${hours}:${minutes}` : figure;
  });
