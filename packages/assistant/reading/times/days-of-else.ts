import type { TimeWish } from "../../heard/times.ts";
import type { MessageTimes } from "./clause-times.ts";
import { daysIn } from "./days.ts";
import { daysToCome } from "./move-in-or-visit.ts";

/** The wishes that are for more than a day of something else. */
export function withoutDaysOfElse(
  wishes: readonly TimeWish[],
  all: MessageTimes,
  today: Temporal.PlainDate,
): readonly TimeWish[] {
  if (!wishes.some(isDayAlone)) return wishes;
  const named = [...all.values()].flatMap(({ text, times }) =>
    times.map(({ at, end, role }): DayNamed => {
      const words = text.slice(at, end);
      const from = daysIn(words, today).map((day) => day.from.toString());
      return { from, isEveryWeek: ofEveryWeek.test(words), isElse: role === "elsewhere" || role === "refused" };
    }),
  );
  const farFrom = today.add({ days: daysToCome }).toString();
  return wishes.filter((wish) => !isDayOfElse(wish, named, farFrom));
}

/** The first days that a time of a message names, and whether it is of every week and of something else. */
type DayNamed = { from: readonly string[]; isEveryWeek: boolean; isElse: boolean };

/**
 * Whether a wish is no more than a day that nobody names to come by, further ahead than that or one of every week, told of
 * something else by what is said around it: "I start at the plant on June 20", "my aunt stays over some weekends".
 */
function isDayOfElse(wish: TimeWish, named: readonly DayNamed[], farFrom: string): boolean {
  const { from } = wish;
  if (from === null || !isDayAlone(wish)) return false;
  const ofDay = named.filter((day) => day.from.includes(from) && (from > farFrom || day.isEveryWeek));
  return ofDay.length > 0 && ofDay.every(({ isElse }) => isElse);
}
const isDayAlone = ({ not, from, at, after, before, choice }: TimeWish): boolean =>
  !not && from !== null && (at ?? after ?? before ?? choice) === null;
const ofEveryWeek = /(?:ends|days|fines de semana)$|^los /;
