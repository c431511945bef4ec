import { clockAt, dayAt } from "../dialogue/home-clock.ts";
import type { TimeWish } from "../heard/times.ts";
import { type Draft, hears, openRequest } from "./draft.ts";

/*
 * The time that a renter has already, in what they wish for: it is what is left, or stays.
 */

/** "Move Saturday to Sunday at 2": the time one has already is what is left, not what is wished. */
export function withoutOwnTime(draft: Draft, said: readonly TimeWish[]): readonly TimeWish[] {
  const wishes = hears(draft, "reschedule_showing") ? said.map((wish) => fromOwnDay(draft, wish)) : said;
  const others = wishes.filter((wish) => !isOwnTime(draft, wish));
  // "I said 6, not 5" of a showing at 6 wishes for no other.
  return others.some(({ not }) => !not) || others.length === wishes.length ? others : wishes;
}

/** "From Saturday to Sunday" is a move where Saturday is the day one has, and no span of days. */
function fromOwnDay(draft: Draft, wish: TimeWish): TimeWish {
  const request = openRequest(draft);
  const own = request && dayAt(request.startsAt, draft.world.property.timeZone);
  return wish.from === own && wish.to !== own ? { ...wish, from: wish.to } : wish;
}

/** Whether a wish says no more than the time the renter already has. */
export function isOwnTime(draft: Draft, wish: TimeWish): boolean {
  const request = openRequest(draft);
  return request !== null && !wish.not && isTimeOf(draft, wish, request.startsAt);
}

/** Whether a wish names a start, by its day, its time or both. */
export function isTimeOf(
  draft: Draft,
  { from, to, at, after, before, choice }: TimeWish,
  startsAt: Temporal.Instant,
): boolean {
  if (choice !== null || (at === null && (after ?? before) !== null)) return false;
  const { day, time } = clockAt(startsAt, draft.world.property.timeZone);
  const isDay = from === null || (from === day && (to ?? from) === day);
  return isDay && (at === null ? from !== null : at === time);
}

/** "This weekend" of a showing on Saturday. */
export function coversOwnDay(draft: Draft, { from, to, at, choice }: TimeWish): boolean {
  const request = openRequest(draft);
  if (!request || choice !== null || at !== null || from === null) return false;
  const day = dayAt(request.startsAt, draft.world.property.timeZone);
  return from <= day && day <= (to ?? from);
}

/** "Could we make it 11:30" moves an open request within its day, unless other times were just offered. */
export function onRequestedDay(draft: Draft, wishes: readonly TimeWish[]): readonly TimeWish[] {
  const request = openRequest(draft);
  if (!request || draft.talk.awaiting === "time") return wishes;
  const day = dayAt(request.startsAt, draft.world.property.timeZone);
  return wishes.map((wish) => (wish.from === null && wish.at !== null ? { ...wish, from: day, to: day } : wish));
}
