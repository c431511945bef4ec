import type { TimeWish } from "../../heard/times.ts";
import { choiceIn } from "./choices.ts";
import { clockTimesIn } from "./clock-times.ts";
import { noWish } from "./no-wish.ts";
import { withHoursInFigures } from "./times-named.ts";

const ofThose = /\b(?:of (?:those|these|them)|de es[ao]s)\b/;

/** "You had 10 and 10:30, the second of those": the hour picked of those that a text names; else the wishes as they are. */
export function withHourPicked(wishes: TimeWish[], said: string): TimeWish[] {
  if (!ofThose.test(said)) return wishes;
  const text = withHoursInFigures(said);
  const hours = clockTimesIn(text).flatMap(({ exact }) => exact ?? []);
  const place = hours.length > 1 ? choiceIn(text.replace(ofThose, "one"), hours.length) : null;
  if (place === null) return wishes;
  const day = wishes.find(({ not, from, to }) => !not && from !== null && from === to)?.from ?? null;
  return [{ ...noWish, from: day, to: day, at: hours[place] ?? null }];
}
