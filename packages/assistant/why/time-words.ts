import { tourTypeLabels } from "@porchlight/domain/words/labels.ts";
import type { TimeWish } from "../heard/times.ts";
import { clockText, dayText, spanText } from "../saying/time-text.ts";
import type { StandingTime } from "../talk.ts";

/** Where and when an explanation is read: times are told in the home's zone, and years where they are another one. */
export type There = { timeZone: string; today: Temporal.PlainDate };

/** An instant as the owner reads it: "Tue, Nov 24 at 5:00 PM". */
export function momentWords(startsAt: string, { timeZone, today }: There): string {
  const there = Temporal.Instant.from(startsAt).toZonedDateTimeISO(timeZone);
  return `${dayText(there.toPlainDate(), today, "en")} ${clockText(there, "en")}`;
}

/** A day and an hour as far as they were said: "Sat, Nov 28 after 5:00 PM"; empty where neither was. */
export function dayAndHour({ from, to, ...hours }: StandingTime, { today }: There): string {
  const days = from && spanText(Temporal.PlainDate.from(from), Temporal.PlainDate.from(to ?? from), today, "en");
  return [days, hourWords(hours)].filter(Boolean).join(" ");
}

function hourWords({ at, after, before }: Pick<StandingTime, "at" | "after" | "before">): string {
  if (at) return `at ${clock(at)}`;
  if (after && before) return `between ${clock(after)} and ${clock(before)}`;
  if (after) return `after ${clock(after)}`;
  return before ? `before ${clock(before)}` : "";
}

const clock = (time: string): string => clockText(Temporal.PlainTime.from(time), "en").replace("at ", "");

/** A wish for a time as the owner reads it: "Not Thu, Nov 26", "Option 2 of the times offered". */
export function wishWords(wish: TimeWish, there: There): string {
  const { choice, tourType } = wish;
  if (choice !== null) return choice < 0 ? "The last time offered" : `Option ${choice + 1} of the times offered`;
  const when = dayAndHour(wish, there) || (wish.isSameTime && "Same time") || (wish.isSameDay && "Same day") || "";
  const tour = tourType && `${tourTypeLabels[tourType].toLowerCase()} tour`;
  const words = [when, tour].filter(Boolean).join(", ") || "Any time";
  return wish.not ? `Not ${words}` : words.charAt(0).toUpperCase() + words.slice(1);
}
