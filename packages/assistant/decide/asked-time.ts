import type { TourType } from "@porchlight/domain/properties/property.ts";
import { dayAt } from "../dialogue/home-clock.ts";
import type { TimeWish } from "../heard/times.ts";
import type { Talk } from "../talk.ts";
import type { Opening, World } from "../world.ts";
import { closest, matching, nearestStarts, ofTourType } from "./openings.ts";

/**
 * How the times that a renter asks for stand to what is open: some fit, an hour lies within an open span and on no start of
 * it, or nothing fits. `times` are those that fit, else the closest.
 */
export type AskedTime = { is: "open" | "between-starts" | "closed"; times: Opening[] };

/**
 * The openings that a renter can have, of one kind of tour or each start once: all but those that the owner could not make,
 * and what the renter refused.
 */
export function openTo(
  { openings, property }: World,
  { turnedDown, refused = [] }: Talk,
  tourType: TourType | null,
): Opening[] {
  const left = (without: readonly TimeWish[]) =>
    without.length > 0 ? matching(openings, without, property.timeZone) : openings;
  const all = left(refused);
  // Hours that leave nothing at all were hardly meant for every day: those of work are of weekdays, where the weekend has openings.
  const [hours, others] = [refused.filter(isOfHours), refused.filter((wish) => !isOfHours(wish))];
  const open = all.length > 0 ? all : outsideHours(left(others), hours, property.timeZone);
  return ofTourType(open, tourType).filter(({ startsAt }) => !turnedDown?.includes(startsAt.toString()));
}

/** Whether hours of any day are refused, of any kind of tour. */
const isOfHours = ({ from, tourType }: TimeWish): boolean => (from ?? tourType) === null;

/**
 * A talk in which hours of any day that were told before, and that leave nothing of a day wished for now, are hours of the
 * other days: who gets off at 4:30 on Mondays and wishes for Saturday can come on Saturday morning.
 */
export function withHoursOfOtherDays(talk: Talk, wishes: readonly TimeWish[], { openings, property }: World): Talk {
  const { timeZone } = property;
  const hours = (talk.refused ?? []).filter(isOfHours);
  if (hours.length === 0 || matching(openings, hours, timeZone).length === 0) return talk;
  const days = [...Map.groupBy(openings, ({ startsAt }) => dayAt(startsAt, timeZone))];
  const kept = days.filter(
    ([day, open]) => !(wishes.some((wish) => isDay(wish, day)) && matching(open, hours, timeZone).length === 0),
  );
  if (kept.length === days.length) return talk;
  const ofDays = hours.flatMap((each) => kept.map(([day]) => ({ ...each, from: day, to: day })));
  return { ...talk, refused: [...(talk.refused ?? []).filter((wish) => !isOfHours(wish)), ...ofDays] };
}

const isDay = ({ not, from, to }: TimeWish, day: string): boolean => !not && from === day && (to ?? from) === day;

/** Openings on weekends and, on weekdays, those that fit the hours; all where that leaves none. */
function outsideHours(open: readonly Opening[], hours: readonly TimeWish[], timeZone: string): readonly Opening[] {
  const fitting = open.filter((one) => isOnWeekend(one, timeZone) || matching([one], hours, timeZone).length > 0);
  return fitting.length > 0 ? fitting : open;
}

const isOnWeekend = ({ startsAt }: Opening, timeZone: string): boolean =>
  startsAt.toZonedDateTimeISO(timeZone).dayOfWeek > lastWeekday;
const lastWeekday = 5;

/** Tells whether what a renter asks for is open. Whatever Piper says or does about it follows from this. */
export function askedTime(openings: readonly Opening[], wishes: readonly TimeWish[], timeZone: string): AskedTime {
  const fitting = matching(openings, wishes, timeZone);
  if (fitting.length > 0) return { is: "open", times: fitting };
  const around = nearestStarts(openings, wishes, timeZone);
  if (around.length > 0) return { is: "between-starts", times: around };
  return { is: "closed", times: closest(openings, wishes, timeZone) };
}
