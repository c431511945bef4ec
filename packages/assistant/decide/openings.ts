import type { TourType } from "@porchlight/domain/properties/property.ts";
import { dayNamed, zoneClock } from "@porchlight/domain/scheduling/zone-clock.ts";
import type { TimeWish } from "../heard/times.ts";
import type { Opening } from "../world.ts";

/** How many times are offered at once. Source: docs/decisions/0004-piper-conduct.md. */
export const offersAtOnce = 3;

const tourOrder: readonly TourType[] = ["IN_PERSON", "VIRTUAL", "SELF_GUIDED"];

type Local = { opening: Opening; day: string; time: string; minutes: number };

const msAMinute = 60_000;
const minutesADay = 24 * 60;

/** Wall clock times in the home's zone. */
function localise(openings: readonly Opening[], timeZone: string): Local[] {
  const { localOf } = zoneClock(timeZone);
  return openings.map((opening) => {
    const local = Math.floor(localOf(opening.startsAt.epochMilliseconds) / msAMinute);
    const number = Math.floor(local / minutesADay);
    const day = dayNamed(number);
    const minutes = local - number * minutesADay;
    return { opening, day, time: timeOf(minutes), minutes };
  });
}

/** The openings of the tour type wished for, else of the type first offered in person, by video, alone: each start once. */
export function ofTourType(openings: readonly Opening[], wished: TourType | null): Opening[] {
  if (wished) return openings.filter((opening) => opening.tourType === wished);
  const best = new Map<number, Opening>();
  for (const opening of openings) {
    const at = opening.startsAt.epochMilliseconds;
    const held = best.get(at);
    if (!held || tourOrder.indexOf(opening.tourType) < tourOrder.indexOf(held.tourType)) best.set(at, opening);
  }
  return [...best.values()];
}

const onDay = (wish: TimeWish, day: string): boolean =>
  wish.from === null || (day >= wish.from && day <= (wish.to ?? wish.from));
const atTime = (wish: TimeWish, time: string): boolean =>
  (wish.at === null || time === wish.at) &&
  (wish.after === null || time >= wish.after) &&
  (wish.before === null || time < wish.before);
const ofKind = ({ tourType }: TimeWish, opening: Opening): boolean =>
  tourType === null || tourType === opening.tourType;
const fits = (wish: TimeWish, { opening, day, time }: Local): boolean =>
  onDay(wish, day) && atTime(wish, time) && ofKind(wish, opening);
const says = (wish: TimeWish): boolean => (wish.from ?? wish.at ?? wish.after ?? wish.before) !== null;

/** The openings that fit any wish and none of the days or times said not to suit, in order. */
export function matching(openings: readonly Opening[], wishes: readonly TimeWish[], timeZone: string): Opening[] {
  const wanted = wishes.filter((wish) => !wish.not && says(wish));
  const refused = wishes.filter((wish) => wish.not);
  return localise(openings, timeZone)
    .filter(
      (local) =>
        (wanted.length === 0 || wanted.some((wish) => fits(wish, local))) && !refused.some((wish) => fits(wish, local)),
    )
    .map(({ opening }) => opening);
}

/** What to offer where nothing fits: the same days a week later, on which whoever named them is free, and the nearest. */
export function closest(all: readonly Opening[], wishes: readonly TimeWish[], timeZone: string): Opening[] {
  const openings = withinBounds(all, wishes, timeZone);
  const later = wishes
    .filter(isOfDays)
    .map((wish) => ({ ...wish, from: weekAfter(wish.from), to: weekAfter(wish.to) }));
  const refused = wishes.filter((wish) => wish.not);
  const fitting = later.length > 0 ? spread(matching(openings, [...later, ...refused], timeZone), timeZone) : [];
  const others = nearest(openings, wishes, timeZone).filter((one) => !fitting.includes(one));
  return [...fitting.slice(0, offersAtOnce - 1), ...others, ...fitting.slice(offersAtOnce - 1)]
    .slice(0, offersAtOnce)
    .sort(byStart);
}

/** Of an hour with a bound, "12:15, I get in at noon", only what the renter can make counts as close, if there is any. */
function withinBounds(all: readonly Opening[], wishes: readonly TimeWish[], timeZone: string): readonly Opening[] {
  const bounded = wishes.filter(({ not, at, after, before }) => !not && at !== null && (after ?? before) !== null);
  const possible = localise(all, timeZone).filter(({ time }) =>
    bounded.every((wish) => atTime({ ...wish, at: null }, time)),
  );
  return possible.length > 0 ? possible.map(({ opening }) => opening) : all;
}

const weekAfter = (day: string): string => Temporal.PlainDate.from(day).add({ weeks: 1 }).toString();

/** A day or a weekend, rather than a span of them. */
const isOfDays = (wish: TimeWish): wish is TimeWish & { from: string; to: string } =>
  !wish.not &&
  wish.from !== null &&
  wish.to !== null &&
  wish.to <= Temporal.PlainDate.from(wish.from).add({ days: 1 }).toString();

/** The openings nearest to what was wished: first by day, then by time of day. */
function nearest(openings: readonly Opening[], wishes: readonly TimeWish[], timeZone: string): Opening[] {
  const wanted = wishes.filter((wish) => !wish.not && says(wish));
  const refused = wishes.filter((wish) => wish.not);
  const far = (local: Local): number => Math.min(...wanted.map((wish) => distance(wish, local)));
  return localise(openings, timeZone)
    .filter((local) => !refused.some((wish) => fits(wish, local)))
    .map((local) => ({ local, far: wanted.length === 0 ? 0 : far(local) }))
    .sort((a, b) => a.far - b.far)
    .slice(0, offersAtOnce)
    .map(({ local }) => local.opening)
    .sort(byStart);
}

/**
 * The starts around an hour that lies within an open span and on no start of it, on the side the renter can make: "6:15"
 * between a start at six and one at half past.
 */
export function nearestStarts(openings: readonly Opening[], wishes: readonly TimeWish[], timeZone: string): Opening[] {
  const refused = wishes.filter((wish) => wish.not);
  const days = Map.groupBy(localise(openings, timeZone), ({ day }) => day);
  const found = wishes.flatMap((wish) => {
    if (wish.not || wish.at === null) return [];
    const asked = minutesOf(wish.at);
    return [...days.values()]
      .filter((starts) => starts.some((start) => start.minutes < asked && asked < start.minutes + minutesLong(start)))
      .flatMap((starts) => {
        const possible = starts.filter(
          (start) => fits({ ...wish, at: null }, start) && !refused.some((each) => fits(each, start)),
        );
        const [before, after] = [true, false].map((isBefore) =>
          possible.filter(({ minutes }) => minutes < asked === isBefore),
        ) as [Local[], Local[]];
        return [...before.slice(-1), ...after.slice(0, before.length > 0 ? 1 : 2)];
      });
  });
  return [...new Set(found.map(({ opening }) => opening))].sort(byStart).slice(0, offersAtOnce);
}

/** The times to offer: where some are with a host and others alone, and the renter named neither, mostly those with a host. */
export function hostedFirst(openings: readonly Opening[], timeZone: string): Opening[] {
  const [alone = [], hosted = []] = [true, false].map((isAlone) =>
    openings.filter(({ tourType }) => (tourType === "SELF_GUIDED") === isAlone),
  );
  if (alone.length === 0 || hosted.length === 0) return spread(openings, timeZone);
  const withHost = spread(hosted, timeZone).slice(0, offersAtOnce - 1);
  return [...withHost, ...spread(alone, timeZone).slice(0, offersAtOnce - withHost.length)].sort(byStart);
}

const minutesLong = ({ opening }: Local): number => opening.startsAt.until(opening.endsAt).total("minutes");
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** Minutes away from a wish; a day away weighs as a whole day. */
function distance(wish: TimeWish, { day, minutes }: Local): number {
  const days = (to: string) => Math.abs(dayNumber(to) - dayNumber(day));
  const away = onDay(wish, day) ? 0 : Math.min(days(wish.from as string), days(wish.to ?? (wish.from as string)));
  const target =
    wish.at ?? (wish.after !== null && minutes < minutesOf(wish.after) ? wish.after : (wish.before ?? null));
  const off =
    wish.at === null && atTime(wish, timeOf(minutes)) ? 0 : target === null ? 0 : Math.abs(minutes - minutesOf(target));
  return away * minutesADay + off;
}
const dayNumber = (day: string): number => Temporal.Instant.from(`${day}T00:00Z`).epochMilliseconds / msADay;
const msADay = 86_400_000;
const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

const byStart = (a: Opening, b: Opening): number => Temporal.Instant.compare(a.startsAt, b.startsAt);

/** At most three, spread over the days, or over the day where there is one, in order of time. */
export function spread(openings: readonly Opening[], timeZone: string): Opening[] {
  if (openings.length <= offersAtOnce) return [...openings];
  const days = Map.groupBy(localise(openings, timeZone), (local) => local.day);
  const first = [...days.values()];
  if (first.length >= offersAtOnce) return first.slice(0, offersAtOnce).map((day) => (day[0] as Local).opening);
  const picked = new Set(first.map((day) => (day[0] as Local).opening));
  const last = openings.at(-1) as Opening;
  picked.add(last);
  for (let i = Math.floor(openings.length / 2); picked.size < offersAtOnce && i < openings.length; i++)
    picked.add(openings[i] as Opening);
  for (let i = 0; picked.size < offersAtOnce && i < openings.length; i++) picked.add(openings[i] as Opening);
  return [...picked].sort(byStart).slice(0, offersAtOnce);
}
