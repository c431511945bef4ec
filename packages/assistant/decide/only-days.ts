import { dayAt } from "../dialogue/home-clock.ts";
import type { TimeWish } from "../heard/times.ts";
import { openTo } from "./asked-time.ts";
import { type Draft, dayFor, openRequest } from "./draft.ts";
import { noteTold } from "./noted.ts";

/*
 * The days on which the home is open, told to who knows of all of them and looks for others.
 */

/** The days on which any time is open to the renter, in order. */
export const openDays = ({ world, talk }: Draft): string[] => [
  ...new Set(
    openTo(world, { ...talk, refused: [] }, null).map(({ startsAt }) => dayAt(startsAt, world.property.timeZone)),
  ),
];

/** The days that the renter was offered, chose or requested last, or refuses now. */
export function daysKnown(draft: Draft): string[] {
  const { offered, chosen } = draft.talk;
  const starts = [...offered, chosen, openRequest(draft)].flatMap((time) => time?.startsAt ?? []);
  const refused = (draft.heard?.times ?? []).filter(({ not, from, to }) => not && from === to);
  return [
    ...starts.map((startsAt) => dayAt(startsAt, draft.world.property.timeZone)),
    ...refused.flatMap(({ from }) => from ?? []),
  ];
}

/** Whether wishes name a day, and none of those that the renter knows of. */
export const isOfOtherDays = (draft: Draft, wishes: readonly TimeWish[]): boolean => {
  const known = daysKnown(draft);
  const named = wishes.filter(({ not, from }) => !not && from !== null);
  return (
    named.length > 0 &&
    named.every(({ from, to }) => known.every((day) => day < (from as string) || day > (to ?? (from as string))))
  );
};

/**
 * Says which days alone are open, where the renter knows of all of them, and offers once to ask the owner for others; false
 * where there are others, or none at all.
 */
export function sayOnlyDays(draft: Draft, known: readonly string[] = daysKnown(draft)): boolean {
  const days = openDays(draft);
  if (days.length === 0 || days.some((day) => !known.includes(day))) return false;
  const isAsked = draft.talk.asked.includes(otherDays);
  noteTold(draft);
  draft.says.push({ say: "only-days", days: days.map((day) => dayFor(draft, day)), mayAsk: !isAsked });
  if (!isAsked) draft.talk = { ...draft.talk, asked: [...draft.talk.asked, otherDays], offersToAskForDays: true };
  return true;
}

/** What Piper offered to ask the owner for, among what was asked. */
export const otherDays = "other-days";
