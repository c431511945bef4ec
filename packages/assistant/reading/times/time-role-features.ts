import { dayAt } from "../../dialogue/home-clock.ts";
import type { Awaiting, Talk } from "../../talk.ts";
import { addSaidAround, placeAmong } from "../learned/said-around.ts";
import { tokensOf } from "../text/normal.ts";
import { namesMonth } from "./day-readers.ts";
import type { TimeNamed } from "./times-named.ts";

/*
 * What the role of a time in a message is judged by: the words before and after it, with the other times as signs.
 */

/** What a time is for: to come then, not to come then, to move in, the showing one has, or something else. */
export const timeRoles = ["visit", "refused", "move-in", "own-showing", "elsewhere"] as const;
export type TimeRole = (typeof timeRoles)[number];

/** What Piper waits for, as far as it bears on what a time is for. */
export const timeMoments = ["none", "time", "facts", "booked"] as const;
export type TimeMoment = (typeof timeMoments)[number];

const moments: Record<Awaiting, TimeMoment> = {
  time: "time",
  "tour-type": "none",
  interest: "none",
  impression: "none",
  facts: "facts",
  contact: "facts",
  "pass-on": "facts",
  "reschedule-answer": "booked",
  attendance: "booked",
  "confirm-cancel": "booked",
  "confirm-move": "booked",
  "confirm-leaving": "none",
};
/** What Piper waits for; who has a showing and is asked nothing speaks of that. */
export const timeMomentOf = ({ awaiting }: Talk, hasShowing: boolean): TimeMoment => {
  if (awaiting === null) return hasShowing ? "booked" : "none";
  return moments[awaiting];
};

/** The day of the time that a renter has or chose, as far as the talk stands at it; null where there is none. */
export function ownDayOf({ chosen, standingTime, offered }: Talk, timeZone: string): string | null {
  if (chosen) return dayAt(chosen.startsAt, timeZone);
  const isSettled = standingTime && offered.length === 0 && standingTime.at !== null;
  return isSettled && standingTime.from === standingTime.to ? standingTime.from : null;
}

/** How a time is named. */
export const kindOfTime = (words: string, { hasDay, hasHour }: TimeNamed): string => {
  if (hasHour) return hasDay ? "day hour" : "hour";
  return namesMonth(words) || /\d\//.test(words) ? (/\d/.test(words) ? "date" : "month") : "day";
};

/** Returns what a time of a text is judged by; `times` are all that the text names. */
export function timeFeaturesOf(text: string, times: readonly TimeNamed[], place: number, moment: TimeMoment): string[] {
  const time = times[place] as TimeNamed;
  const words = text.slice(time.at, time.end);
  const kind = kindOfTime(words, time);
  const features = new Set<string>(["", `is ${kind}`, `in ${moment}`, `${moment} ${kind}`, placeAmong(times, place)]);
  for (const word of tokensOf(words)) features.add(`= ${/\d/.test(word) ? "#" : word}`);
  addSaidAround(features, text, times, { place, sign: "<t>" });
  return [...features];
}
