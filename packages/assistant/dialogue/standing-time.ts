import type { TimeWish } from "../heard/times.ts";
import type { StandingTime, Talk } from "../talk.ts";
import type { Order } from "../turn.ts";
import type { World } from "../world.ts";
import { clockAt, dayAt } from "./home-clock.ts";

/*
 * The one day and hour that a talk stands at: what a later message leaves out is completed from it, and only wishes, offers and requests change it.
 */

const nothing: StandingTime = { from: null, to: null, after: null, before: null, at: null };

const hasHour = ({ at, after, before }: StandingTime): boolean => (at ?? after ?? before) !== null;

/** The wishes of a message with what they leave to the talk: an hour takes the standing day, "same time" the standing hour. */
export function completedTimes(told: readonly TimeWish[], talk: Talk, world: World): TimeWish[] {
  const stoodAt = standingTimeOf(talk, world);
  const times = withHourOfRefusedDay(told, stoodAt, talk, world);
  const standing = isClosed(stoodAt, talk, world) ? { ...stoodAt, from: null, to: null } : stoodAt;
  const refused = [...times, ...(talk.refused ?? [])].some((wish) => refusesDay(wish, standing));
  const left = refused ? { ...standing, from: null, to: null } : standing;
  return times.map((wish, place) => {
    if (wish.not) return refusedTime(wish, standing);
    const named = times.slice(0, place).findLast((before) => !before.not && isStandingWeekday(wish, before));
    return completedTime(named ? { ...wish, from: named.from, to: named.to } : wish, left, talk, world);
  });
}

/** Whether a refused day is the one that the talk stands at. */
const refusesDay = ({ not, from, to, at, after, before }: TimeWish, standing: StandingTime): boolean =>
  not &&
  from !== null &&
  (at ?? after ?? before) === null &&
  standing.from !== null &&
  from <= standing.from &&
  standing.from <= (to ?? from);

/**
 * "Monday I get out late, better at 6", where no other day has that hour or none is spoken of, and "Saturday is bad for my wife,
 * same day but at 11": the hour is of the day, of which only another hour does not suit.
 */
function withHourOfRefusedDay(
  times: readonly TimeWish[],
  standing: StandingTime,
  talk: Talk,
  world: World,
): readonly TimeWish[] {
  const refused = times.filter((wish) => wish.not && wish.from !== null && wish.from === wish.to && !hasHour(wish));
  const [day, another] = refused;
  const [wish, other] = times.filter(({ not }) => !not);
  if (!day || another || !wish || other || wish.from !== null || wish.at === null) return times;
  const own = standing.from ?? ownTime(talk, world).from;
  const isOfDay = wish.isSameDay
    ? own === day.from
    : day.isSurmised && (own === null ? isOpenAt : hasOnly)(day.from as string, wish.at, world);
  return isOfDay
    ? times.flatMap((each) => (each === wish ? { ...wish, from: day.from, to: day.to } : each === day ? [] : each))
    : times;
}

/** The days on which an hour is open. */
const daysOpenAt = (at: string, { openings, property }: World): string[] =>
  openings
    .map(({ startsAt }) => clockAt(startsAt, property.timeZone))
    .filter(({ time }) => time === at)
    .map(({ day }) => day);
const isOpenAt = (day: string, at: string, world: World): boolean => daysOpenAt(at, world).includes(day);
const hasOnly = (day: string, at: string, world: World): boolean =>
  isOpenAt(day, at, world) && new Set(daysOpenAt(at, world)).size === 1;

/** "Not that evening" refuses that of the day spoken of. */
const refusedTime = (wish: TimeWish, { from, to }: StandingTime): TimeWish =>
  wish.isSameDay && wish.from === null ? { ...wish, from, to } : wish;

function completedTime(wish: TimeWish, standing: StandingTime, talk: Talk, world: World): TimeWish {
  if (wish.choice !== null) return wish;
  if (isStandingWeekday(wish, standing)) return { ...wish, from: standing.from, to: standing.to };
  if (wish.isSameTime && !hasHour(wish)) {
    const { at, after, before } = hasHour(standing) ? standing : ownTime(talk, world);
    return { ...wish, at, after, before };
  }
  if (wish.from !== null) return hasHour(wish) || isOfOrder(wish) ? wish : withinStandingHours(wish, standing);
  if (!(hasHour(wish) || wish.isSameDay || isOfOrder(wish))) return wish;
  const { from, to } = wish.isSameDay && standing.from === null ? ownTime(talk, world) : standing;
  const days = daysOfferedAt(wish, talk, world);
  const isOnStandingDay = days.some((day) => from !== null && from <= day && day <= (to ?? from));
  return days.length === 0 || isOnStandingDay ? { ...wish, from, to } : wish;
}

/** "The latest", "not the first": a wish by the order of the times there are. */
const isOfOrder = ({ end, butFirst }: TimeWish): boolean => end !== undefined || butFirst === true;

/** "Can we see it Saturday or not", after "Saturday after 3" or "only after 3", is still after 3. */
function withinStandingHours(wish: TimeWish, { from, to, after, before, at }: StandingTime): TimeWish {
  const isOfDay = from === null || (from === wish.from && to === wish.to);
  return at === null && isOfDay ? { ...wish, after, before } : wish;
}

/** "Saturday at 11 then", after a Saturday in two weeks that the talk stands at or the message names, is no earlier one. */
const isStandingWeekday = ({ from, to, isDated }: TimeWish, standing: StandingTime): boolean =>
  isDated !== true &&
  from !== null &&
  from === to &&
  standing.from !== null &&
  standing.from === standing.to &&
  from < standing.from &&
  weekdayOf(from) === weekdayOf(standing.from);
const weekdayOf = (day: string): number => Temporal.PlainDate.from(day).dayOfWeek;

/** Whether nothing is open on the standing day, so that what a message leaves out is no more of it: "then what's the soonest?" */
function isClosed({ from, to }: StandingTime, talk: Talk, world: World): boolean {
  if (from === null) return false;
  const isOfDay = (day: string | null): boolean => day !== null && from <= day && day <= (to ?? from);
  const days = world.openings.map(({ startsAt }) => dayAt(startsAt, world.property.timeZone));
  return days.length > 0 && ![...days, ownTime(talk, world).from].some(isOfDay);
}

/** What the talk stands at, as long as its day has not passed. */
function standingTimeOf({ standingTime }: Talk, { now, property }: World): StandingTime {
  if (!standingTime) return nothing;
  const isPast = standingTime.to !== null && standingTime.to < dayAt(now, property.timeZone);
  return isPast ? nothing : standingTime;
}

/** The day and hour that the renter has chosen or has. */
function ownTime({ chosen }: Talk, { request, property }: World): StandingTime {
  const startsAt = chosen ? Temporal.Instant.from(chosen.startsAt) : request?.startsAt;
  return startsAt ? timeAt(startsAt, property.timeZone) : nothing;
}

function timeAt(startsAt: Temporal.Instant, timeZone: string): StandingTime {
  const { day, time } = clockAt(startsAt, timeZone);
  return { ...nothing, from: day, to: day, at: time };
}

/** The days on which an hour was offered: among times that were offered it is that of one of them. */
function daysOfferedAt({ at }: TimeWish, { offered }: Talk, { property }: World): string[] {
  return offered.flatMap(({ startsAt }) => {
    const { day, time } = clockAt(startsAt, property.timeZone);
    return at === time ? [day] : [];
  });
}

/** What the talk stands at after a turn: the time requested, else the renter's last wish, else the one day Piper offered. */
export function standingTimeAfter(
  before: Talk,
  after: Talk,
  times: readonly TimeWish[],
  orders: readonly Order[],
  { property }: World,
): StandingTime | undefined {
  const { timeZone } = property;
  const requested = orders.findLast(({ kind }) => kind === "request-showing" || kind === "move-showing");
  if (requested && "startsAt" in requested) return timeAt(Temporal.Instant.from(requested.startsAt), timeZone);
  if (orders.some(({ kind }) => endings.has(kind))) return undefined;
  if (after.chosen) return timeAt(Temporal.Instant.from(after.chosen.startsAt), timeZone);
  const wished = times.findLast((wish) => !wish.not && wish.choice === null && (wish.from !== null || hasHour(wish)));
  if (wished?.from)
    return { from: wished.from, to: wished.to, after: wished.after, before: wished.before, at: wished.at };
  if (after.offered.length > 0 && after.offered !== before.offered) {
    const days = new Set(after.offered.map(({ startsAt }) => dayAt(startsAt, timeZone)));
    const [only] = days;
    const stoodAt = before.standingTime?.at ?? null;
    const hours = { after: wished?.after ?? null, before: wished?.before ?? null, at: wished?.at ?? stoodAt };
    return { ...nothing, ...(days.size === 1 && only ? { from: only, to: only } : {}), ...hours };
  }
  return wished ? { ...nothing, at: wished.at, after: wished.after, before: wished.before } : before.standingTime;
}

const endings: ReadonlySet<Order["kind"]> = new Set(["cancel-showing", "lose-interest", "opt-out", "stop-finding"]);
