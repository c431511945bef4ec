import type { TimeWish } from "../../heard/times.ts";

/** Whether a wish is for one day, at any hour of it. */
const isBareDay = ({ from, to, at, after, before, choice, isFallback }: TimeWish): boolean =>
  !isFallback && from !== null && from === to && (at ?? after ?? before ?? choice) === null;

/**
 * The days that a message weighs and leaves: in "Thursday or Saturday, hmm, Saturday" and "Monday or Thursday both work,
 * I'd rather Thursday" the last day is named again, and it alone is wished for.
 */
export function daysLeft(wishes: readonly TimeWish[]): Set<string> {
  const days = wishes.filter(({ not }) => !not);
  const last = days.pop();
  if (!last || ![...days, last].every(isBareDay) || !days.some(({ from }) => from === last.from)) return new Set();
  return new Set(days.flatMap(({ from }) => (from === null || from === last.from ? [] : [from])));
}
