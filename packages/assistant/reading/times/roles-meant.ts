import { family, inSpanish, partners } from "../people/relatives.ts";
import { least } from "../rank.ts";
import { arrivesThen, isNeededThen } from "./arrives-then.ts";
import { laterThan } from "./clock-times.ts";
import { isForAnother, isHereThen } from "./comes-there.ts";
import { isDatedElse } from "./dated-else.ts";
import { withTimesPutRight } from "./dates-put-right.ts";
import { isDeniedBefore } from "./day-bounds.ts";
import { daysIn, isUntil } from "./days.ts";
import { isPreferred } from "./move-in-days.ts";
import { daysToCome, isInExpiry, visitWords } from "./move-in-or-visit.ts";
import { clausesOfMoving, isOfMoving } from "./stands-at-move.ts";
import type { TimeMoment, TimeRole } from "./time-role-features.ts";
import { type JudgedTime, judgedTimesIn } from "./time-roles.ts";
import { isWeekday, togetherJudged } from "./times-together.ts";

/*
 * What the times of a message are for, where its words say so more surely than their likeness to the examples does.
 */

/** When a message is said, and the day of the time that its talk stands at. */
type Told = { moment: TimeMoment; today: Temporal.PlainDate; ownDay: string | null };

/** A time among all of its text. */
type Scene = Told & {
  text: string;
  all: readonly JudgedTime[];
  place: number;
  moving: ReturnType<typeof clausesOfMoving>;
};

const ofVisits: readonly TimeMoment[] = ["time", "booked"];

/** The times of texts that are joined by `between` to one, each with the role that it is meant in. */
export function rolesMeant(texts: readonly string[], between: string, told: Told): JudgedTime[] {
  const text = texts.join(between);
  const all = togetherJudged(judgedTimesIn(text, told.moment, told.today), text);
  const moving = clausesOfMoving(texts, between);
  const meant = all.map((time, place) => roleMeant(time, { ...told, text, all, place, moving }));
  return withTimesPutRight(meant, text);
}

/** What a time is for by the first rule that its words meet. */
function roleMeant(time: JudgedTime, scene: Scene): JudgedTime {
  const [role] = rules.find(([, isMet]) => isMet(time, scene)) ?? [];
  if (role !== undefined) return { ...time, role, likely: 1 };
  return isToCome(time, scene) ? { ...time, role: "visit" } : time;
}

/** Whether a date is one to move in on by its clause, or by what is said after it or before it. */
function isToMoveIn(time: JudgedTime, { text, all, place, today, moment, moving }: Scene): boolean {
  const near = { mayCome: ofVisits.includes(moment), isFar: (words: string) => isFar(words, today) };
  const goesOnMoving = all[place - 1]?.role === "move-in" && !time.hasHour && isPreferred(text, time);
  return (
    (!isSurelyOfElse(time) && isOfMoving(text, time, moving, near)) ||
    (place === all.length - 1 && movesThenOn(text, time, today)) ||
    isNeededThen(text, time, all[place + 1]?.at ?? text.length) ||
    (goesOnMoving && !isWeekday.test(text.slice(time.at, time.end)))
  );
}

const isElsewhere = (time: JudgedTime, { text, all, place, today }: Scene): boolean =>
  isForAnother(text, time) ||
  isDatedElse(text, time, isFar(text.slice(time.at, time.end), today)) ||
  isNoMoveIn(text, all[place - 1], time) ||
  isOfOther(text, time) ||
  isStayedUntil(text, time) ||
  isInExpiry(text, time.at);

/** Whether somebody comes to live there on a date, where none is surelier to move in on. */
function isArrival(time: JudgedTime, scene: Scene): boolean {
  const { text, all, place, today } = scene;
  if (isToCome(time, scene)) return false;
  const isOther = all.some((other) => other !== time && other.role === "move-in" && isSurelyMeant(other));
  const until = all[place + 1] === undefined ? text.length : time.end;
  return !isOther && isAhead(text.slice(time.at, time.end), today) && arrivesThen(text, time, until);
}

/** "Oct 1 works", said when times to come by were offered: a date weeks ahead, named before all else, is one to move in on. */
function suitsToMoveIn(time: JudgedTime, { text, today, moment }: Scene): boolean {
  const words = text.slice(time.at, time.end);
  const isUnsure = time.role === "visit" && time.likely < least.time.alone && !time.hasHour && moment !== "booked";
  return isUnsure && nothingBefore.test(text.slice(0, time.at)) && !isWeekday.test(words) && isAhead(words, today);
}
const nothingBefore = /^(?:(?:so|then|yes|yeah|okay|on|the|el|si|pues)\W+)*$/;

/** Whether times to come by were offered, or coming is spoken of: who is in town then may come by then. */
const mayBeOfVisit = ({ text, moment }: Scene): boolean => ofVisits.includes(moment) || visitWords.test(text);

const isToCome = (time: JudgedTime, { text, all, place }: Scene): boolean =>
  limits(text, all[place - 1], time) ||
  asksLater.test(text.slice(time.at, time.end)) ||
  (time.hasHour && (isBetter.test(text.slice(0, time.at)) || comesThen.test(text.slice(0, time.at))));

/** In the order in which they are asked. */
const rules: readonly [TimeRole, (time: JudgedTime, scene: Scene) => boolean][] = [
  ["own-showing", (time, { text, ownDay, today }) => isOwnDay(text, time, ownDay, today)],
  ["move-in", isToMoveIn],
  ["elsewhere", isElsewhere],
  ["visit", (time, { text }) => isFirstToTour(text, time)],
  ["move-in", (time, scene) => !mayBeOfVisit(scene) && isArrival(time, scene)],
  ["visit", (time, { text }) => !time.hasHour && isHereThen(text.slice(0, time.at)) === true],
  ["refused", (time, { text }) => !time.hasHour && isHereThen(text.slice(0, time.at)) === false],
  ["move-in", isArrival],
  ["move-in", suitsToMoveIn],
];

const isSurelyMeant = ({ likely }: JudgedTime): boolean => likely >= least.time.amongSeveral;
const isSurelyOfElse = (time: JudgedTime): boolean => time.role === "elsewhere" && isSurelyMeant(time);

/** Whether words name days further ahead than one comes by. */
export const isFar = (words: string, today: Temporal.PlainDate): boolean =>
  daysIn(words, today).every(({ from }) => today.until(from).days > daysToCome);
/** Whether words name a day further ahead than one comes by, and no further than one plans to live somewhere: "in August" of who came in it is past. */
const isAhead = (words: string, today: Temporal.PlainDate): boolean =>
  isFar(words, today) && daysIn(words, today).every(({ from }) => today.until(from).days < furthestPlan);
const furthestPlan = 240;
/** "We can't travel before the 15th, would a tour be possible then": the first day to come by is none to move in on. */
const isFirstToTour = (text: string, { at, end, hasHour, role }: JudgedTime): boolean =>
  role === "move-in" &&
  !hasHour &&
  isDeniedBefore(text, at) &&
  visitWords.test(text.slice(end).split(/[.;!?]/)[0] ?? "");
/** "June 25, not the 12th": the date on which nobody moves in is no day that a tour is refused on. */
const isNoMoveIn = (text: string, before: JudgedTime | undefined, { at, end, role, hasHour }: JudgedTime): boolean =>
  role === "refused" &&
  !hasHour &&
  before?.role === "move-in" &&
  insteadOf.test(text.slice(before.end, at)) &&
  !isWeekday.test(text.slice(at, end));
const insteadOf = /^,? (?:not|no) (?:the |el )?$/;
/** "My husband has his surgery in July": what is told of another one dates no move, unless that is surely meant. */
const isOfOther = (text: string, { at, role, likely, hasHour }: JudgedTime): boolean =>
  role === "move-in" && !hasHour && likely < least.time.amongSeveral && tellsOfOther.test(text.slice(0, at));
/** "I need somewhere until the end of April" */
const isStayedUntil = (text: string, { at, hasHour }: JudgedTime): boolean =>
  !hasHour && isUntil(text, at) && staysFor.test(text.slice(0, at)) && !notBefore.test(text.slice(0, at));
const notBefore = /\b(?:not?|never|cannot)\b[^.,;]*$/;
const staysFor = /\b(?:need|want|stay|rent|lease|looking for|take|necesito|quiero|quedarme|quedarnos|rentar)\b[^.,;]*$/;
const unlessWishing =
  "(?!(?:and|or|y|wants?|needs?|says?|said|thinks?|can|could|would|will|mov\\w+|quiere|dice|necesita|puede)\\b)";
const tellsOfOther = new RegExp(
  String.raw`(?:^|[.,;] )(?:(?:and|but|y|pero) )?(?:s?he|el|ella|(?:my|our|mi) (?:${partners}|${family}|${inSpanish}|kids?|baby))(?:'s)? ${unlessWishing}[^.,;]*$`,
);
/** "We sell on March 3, so we can't move before then": the day named is that from which one moves, by what follows it. */
const movesThenOn = (text: string, { at, end }: JudgedTime, today: Temporal.PlainDate): boolean => {
  const [words] = movingThen.exec(text.slice(end)) ?? [""];
  if (daysIn(text.slice(at, end), today).some(({ from, to }) => !from.equals(to))) return false;
  return words !== "" && (/\b(?:not?)\b/.test(words) || !/ (?:before|antes) /.test(words));
};
const movingThen =
  /^[^\d]*?\b(?:mov|mud|cambiar)\w*[^.\d]*? (?:before|after|until|till|antes|despues|hasta) (?:de )?(?:then|that|eso)\b/;
/** "Monday is only to look around": who comes by on Monday moves in on none of that name, unless in so many words. */
const isOwnDay = (
  text: string,
  { at, end, hasHour, role }: JudgedTime,
  ownDay: string | null,
  today: Temporal.PlainDate,
): boolean =>
  role === "move-in" &&
  !hasHour &&
  isWeekday.test(text.slice(at, end)) &&
  !movesThen.test(text.slice(0, at)) &&
  daysIn(text.slice(at, end), today).some(({ from }) => from.toString() === ownDay);
const movesThen = /\b(?:mov(?:e|ing)(?: |-)in|move|mudo|mudarme|mudanza)(?: \w+)?(?: on| by| the| el)* $/;
/** "Saturday, but only before noon": a bound right after a day to come by is one of that day. */
const limits = (text: string, day: JudgedTime | undefined, { at, end }: JudgedTime): boolean =>
  day?.role === "visit" &&
  day.hasDay &&
  bound.test(text.slice(at, end)) &&
  only.test(text.slice(day.end, at)) &&
  /^\W*$|^[.,;!?]/.test(text.slice(end));
/** "One later than five" is asked for, whatever keeps somebody until then. */
const asksLater = new RegExp(`^${laterThan}\\b`);
/** "Monday I get out late, better at six" */
const isBetter = /\b(?:better|mejor) (?:at |a )?(?:las? )?$/;
/** "I can do two, I get out at one", "puedo a las 2" */
const comesThen =
  /\b(?:(?:i|we) (?:can|could) (?:do|make|come)|(?:puedo|podemos|podria|podriamos)(?: ir| llegar| pasar)?)(?: at| by| around)? $/;
const bound = /^(?:before|after|past|until|by|antes|despues|hasta)\b/;
const only = /^(?:,? ?(?:but|and|only|just|any ?time|ideally|preferably|it has to be|it must be|pero|solo|y))*,? $/;
