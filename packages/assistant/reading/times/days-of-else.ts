import type { TimeWish } from "../../heard/times.ts";
import type { MessageTimes } from "./clause-times.ts";
import { daysIn } from "./days.ts";
import { daysToCome } from "./move-in-or-visit.ts";

/**
 * Whether a wish is no more than a day that nobody names to come by, further ahead than that or one of every week, told of
 * something else by what is said around it: "I start at the plant on June 20", "my aunt stays over some weekends".
 */
export function isDayOfElse(wish: TimeWish, all: MessageTimes, today: Temporal.PlainDate): boolean {
  const { not, from, at, after, before, choice } = wish;
  if (not || from === null || (at ?? after ?? before ?? choice) !== null) return false;
  const isFar = from > today.add({ days: daysToCome }).toString();
  const roles = [...all.values()].flatMap(({ text, times }) =>
    times.flatMap(({ at: start, end, role }) => {
      const words = text.slice(start, end);
      const isNamed = daysIn(words, today).some((day) => day.from.toString() === from);
      return isNamed && (isFar || ofEveryWeek.test(words)) ? [role] : [];
    }),
  );
  return roles.length > 0 && roles.every((role) => role === "elsewhere" || role === "refused");
}
const ofEveryWeek = /(?:ends|days|fines de semana)$|^los /;
