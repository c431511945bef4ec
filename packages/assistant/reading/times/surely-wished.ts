import type { TimeWish } from "../../heard/times.ts";
import { least } from "../rank.ts";
import type { MessageTimes } from "./clause-times.ts";
import { wishesIn } from "./wishes.ts";

/*
 * The times that are surely to come at, by all that is said around them: each is wished for, unless words refuse it. Beside
 * one of them, an hour of a day that is hardly more to come at than not is none that is wished for ("Thursday at 9 is bad,
 * Thursday at 5 is good").
 */

/** Wishes with each time in them that is surely to come at, of several that a message names. */
export function withSurelyWished(heard: TimeWish[], all: MessageTimes, today: Temporal.PlainDate): TimeWish[] {
  const named = [...all.values()].flatMap(({ text, times }) =>
    times.map(({ role, likely, hasDay, hasHour, at, end }) => ({
      words: text.slice(at, end),
      isSure: role === "visit" && likely >= least.time.wished,
      isInDoubt: hasDay && hasHour && likely < least.time.hardlyWished,
    })),
  );
  if (named.length < 2 || !named.some(({ isSure }) => isSure)) return heard;
  const readOf = (isMeant: (each: (typeof named)[number]) => boolean) =>
    named.filter(isMeant).flatMap(({ words }) => wishesIn(words, today, 0));
  const sure = readOf(({ isSure }) => isSure);
  const inDoubt = readOf(({ isInDoubt }) => isInDoubt).filter((time) => !sure.some((each) => isSame(each, time)));
  const wishes = heard.filter((wish) => wish.not || !inDoubt.some((each) => isSame(each, wish)));
  if (wishes.some(({ choice, end }) => choice !== null || end)) return wishes;
  return sure.reduce((so, each) => (so.some((wish) => settles(wish, each)) ? so : withWish(so, each)), wishes);
}

/** Whether a wish leaves nothing to say of a time: it has that in it, refuses its day, or puts its hour right. */
const settles = (wish: TimeWish, time: TimeWish): boolean =>
  isIn(wish, time) ||
  (wish.from !== null && wish.from === time.from && (wish.not ? isOfDay(wish) : wish.at !== null && time.at !== null));

const hoursOf = ({ at, after, before }: TimeWish): string[] => [at, after, before].filter((hour) => hour !== null);
const isOfDay = (wish: TimeWish): boolean => wish.from !== null && hoursOf(wish).length === 0;
const isOfHour = (wish: TimeWish): boolean => wish.from === null && hoursOf(wish).length > 0;

/** Whether a wish has a time in it, by its day, its hours or both. */
function isIn(wish: TimeWish, time: TimeWish): boolean {
  const { from } = wish;
  const isOnDay =
    time.from === null ||
    wish.isSameDay === true ||
    (from !== null && from <= (time.to ?? time.from) && time.from <= (wish.to ?? from));
  const hours = hoursOf(time);
  return isOnDay && (hours.length === 0 || isWithin(wish, time) || hoursOf(wish).some((hour) => hours.includes(hour)));
}
/** "Tomorrow after work, like 5:30": the hour says a part of the day more exactly. */
const isWithin = ({ at }: TimeWish, { after, before, at: exact }: TimeWish): boolean =>
  at !== null && exact === null && (after === null || at >= after) && (before === null || at <= before);

const isSame = (one: TimeWish, other: TimeWish): boolean =>
  one.from === other.from && one.to === other.to && hoursOf(one).join() === hoursOf(other).join();

/** Wishes with one more; a day and an hour that are the only ones are one wish. */
function withWish(wishes: TimeWish[], wish: TimeWish): TimeWish[] {
  const [only, another] = wishes.filter(({ not }) => !not);
  const isOne = only && !another && ((isOfDay(only) && isOfHour(wish)) || (isOfHour(only) && isOfDay(wish)));
  if (!isOne) return [wish, ...wishes];
  const [day, { at, after, before }] = isOfDay(only) ? [only, wish] : [wish, only];
  return wishes.map((each) => (each === only ? { ...only, from: day.from, to: day.to, at, after, before } : each));
}
