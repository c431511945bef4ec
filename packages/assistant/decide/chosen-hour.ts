import { isActiveRequest } from "@porchlight/domain/showings/lifecycle.ts";
import { dayAt } from "../dialogue/home-clock.ts";
import type { HourNamed, TimeWish } from "../heard/times.ts";
import type { Heard } from "../heard.ts";
import type { Talk } from "../talk.ts";
import type { Opening, World } from "../world.ts";
import { wishAt, wishFor } from "./as-wish.ts";
import { openTo } from "./asked-time.ts";
import { mayChoose } from "./draft.ts";
import { matching } from "./openings.ts";

/*
 * Which opening a renter means among times that stand: of all hours in a message, the one to come at that is open, whatever
 * words are around it.
 */

/** An hour of a message that meets one opening. */
type Met = { opening: Opening; likely: number };

/** How likely an hour must be to go by, from 0 to 1. */
const least = {
  /** That it is surely for coming, and surely for something else. */
  toCome: 0.75,
  notToCome: 0.7,
  /** By how much it must be likelier than any other one to be the one that is meant. */
  ahead: 0.3,
} as const;

const likelyToCome = ({ isToCome, likely }: HourNamed): number => {
  if (isToCome) return likely;
  return likely >= least.notToCome ? 0 : 1 - likely;
};

const isSureToCome = (hour: HourNamed): boolean => likelyToCome(hour) >= least.toCome;

/**
 * What was heard, with the one hour it chooses among times that stand as its one wish, or with those between which it leaves
 * the choice; unchanged where it names none that is open.
 */
export function withChosenHour(heard: Heard, talk: Talk, world: World): Heard {
  const standing = startsStanding(talk, world);
  const hours = hoursWished(heard);
  if (standing.length === 0 || hours.length === 0) return heard;
  const meant = openingsMeant({ ...heard, hours }, standing, openTo(world, talk, null), world.property.timeZone);
  const isOneOfSeveral = meant.length > 1 && heard.times.some(({ not, at }) => !not && at === null);
  if (meant.length === 0 || isOneOfSeveral) return heard;
  const wished = meant.map((opening) => wishOf(opening, heard.times, world));
  if (wished.some((wish) => endsOnOtherDay(heard.times, wish))) return heard;
  const refused = heard.times.filter((wish) => wish.not && !wished.some((each) => isSameTime(wish, each)));
  return { ...heard, ...proposing(heard, meant, hours, world), times: [...wished, ...refused] };
}

/** "The kids play at six, better half past four": who has a showing and names one other hour to come at proposes it. */
function proposing(
  { intents }: Heard,
  [meant, another]: readonly Opening[],
  hours: readonly HourNamed[],
  { request }: World,
): Partial<Heard> {
  const isOther = meant !== undefined && !another && request !== null && !meant.startsAt.equals(request.startsAt);
  const isSure = hours.some(isSureToCome);
  return isOther && isSure && !intents.includes("proposes_time") ? { intents: [...intents, "proposes_time"] } : {};
}

/** "Saturday at nine, though I work then, so better Sunday": a day without an hour is named last, and is another one. */
function endsOnOtherDay(times: readonly TimeWish[], wished: TimeWish): boolean {
  const last = times.findLast(({ not, choice }) => !not && choice === null);
  if (!last || last.from === null || wished.from === null || (last.at ?? last.after ?? last.before) !== null)
    return false;
  return wished.from < last.from || wished.from > (last.to ?? last.from);
}

/** The starts that a message is read by: the time that was chosen, those that were offered, else that of the showing. */
function startsStanding(talk: Talk, { request }: World): Temporal.Instant[] {
  const { offered, chosen } = talk;
  if (chosen) return [Temporal.Instant.from(chosen.startsAt)];
  if (mayChoose(talk) && offered.length > 0) return offered.map(({ startsAt }) => Temporal.Instant.from(startsAt));
  return request && isActiveRequest(request.status) ? [request.startsAt] : [];
}

/**
 * The hours among the wishes, each on its day, else on that of the hour before it: "Saturday at ten is early, half past". Where
 * the wish is the number of a time, "for the third time, 10:30", those that are surely to come at.
 */
function hoursWished({ hours = [], times }: Heard): HourNamed[] {
  const isByNumber = times.some(({ choice }) => choice !== null);
  return hours
    .map((hour, place) => ({
      ...hour,
      day: hour.day ?? hours.slice(0, place).findLast(({ day }) => day !== null)?.day ?? null,
    }))
    .filter((hour) => (isByNumber ? isSureToCome(hour) : times.some((wish) => !wish.not && wish.at === hour.at)));
}

/** The openings that a message may mean: one, several as likely as each other, or none. */
function openingsMeant(
  { hours = [], times }: Heard,
  standing: readonly Temporal.Instant[],
  open: readonly Opening[],
  timeZone: string,
): Opening[] {
  const met = new Map<string, Met>();
  const closed: HourNamed[] = [];
  for (const hour of hours) {
    const [opening, another] = openingsAt(hour, times, standing, open, timeZone);
    if (another) return [];
    if (!opening) closed.push(hour);
    else {
      const key = opening.startsAt.toString();
      met.set(key, { opening, likely: Math.max(likelyToCome(hour), met.get(key)?.likely ?? 0) });
    }
  }
  const best = Math.max(...[...met.values()].map(({ likely }) => likely));
  const isNear = (likely: number): boolean => best - likely < least.ahead;
  const isToCome = hours.some((hour) => hour.isToCome && likelyToCome(hour) === best);
  if (!isToCome || closed.some((hour) => isNear(likelyToCome(hour)))) return [];
  return [...met.values()].filter(({ likely }) => isNear(likely)).map(({ opening }) => opening);
}

/** The openings at an hour: on its day, else on a day that stands at that hour, that the message names, or that stands. */
function openingsAt(
  { at, day }: HourNamed,
  times: readonly TimeWish[],
  standing: readonly Temporal.Instant[],
  open: readonly Opening[],
  timeZone: string,
): Opening[] {
  const on = (days: readonly string[]): Opening[] =>
    days.length === 0
      ? []
      : matching(
          open,
          [...new Set(days)].map((from) => wishAt(from, at)),
          timeZone,
        );
  if (day !== null) return on([sameWeekday(day, at, times) ?? day]);
  const days = standing.map((start) => dayAt(start, timeZone));
  const named = daysNamedWith(at, times);
  const told = on(days).filter(({ startsAt }) => standing.some((start) => start.equals(startsAt)));
  const toldAndNamed = told.filter(({ startsAt }) => named.includes(dayAt(startsAt, timeZone)));
  const both = on(named.filter((one) => days.includes(one)));
  return [toldAndNamed, both, told, on(named), on(days)].find(({ length }) => length > 0) ?? [];
}

/** The day that the message gives an hour, else those that it names before it. */
function daysNamedWith(at: string, times: readonly TimeWish[]): string[] {
  const wished = times.filter(({ not, from, to }) => !not && (from === null || from === to));
  const place = wished.findIndex((wish) => wish.at === at);
  const own = wished[place]?.from;
  const before = place < 0 ? wished : wished.slice(0, place).filter((wish) => wish.at === null);
  return own ? [own] : before.flatMap(({ from }) => from ?? []);
}

/** "Saturday the 23rd or Sunday, so Saturday at six": the day of that name that the wish stands at. */
const sameWeekday = (day: string, at: string, times: readonly TimeWish[]): string | null =>
  times.find((wish) => !wish.not && wish.at === at && wish.from !== null && weekdayOf(wish.from) === weekdayOf(day))
    ?.from ?? null;
const weekdayOf = (day: string): number => Temporal.PlainDate.from(day).dayOfWeek;

const isSameTime = ({ from, at }: TimeWish, wished: TimeWish): boolean =>
  at === wished.at && (from === null || from === wished.from);

/** The opening as a wish, of the kind of tour that the message names. */
function wishOf({ startsAt }: Opening, times: readonly TimeWish[], { property }: World): TimeWish {
  const tourType = times.find((wish) => !wish.not && wish.tourType !== null)?.tourType ?? null;
  return wishFor(startsAt, tourType, property.timeZone);
}
