import type { TourType } from "@porchlight/domain/properties/property.ts";
import { dayAt } from "../dialogue/home-clock.ts";
import type { TimeWish } from "../heard/times.ts";
import type { OfferKind } from "../saying/subjects.ts";
import type { Opening } from "../world.ts";
import { askedTime, openTo } from "./asked-time.ts";
import { type Draft, openRequest } from "./draft.ts";
import { closest, hostedFirst, offersAtOnce } from "./openings.ts";

/** Which times answer a wish for one, and how they stand to it; none where `times` is empty. */
export type Offer = {
  say: OfferKind;
  times: Opening[];
  /** How many more are open that fit. */
  more: number;
  /** The hours asked for that are not open. */
  taken: Temporal.Instant[];
  /** The kind of tour asked for, where what is not open by it is open by another one. */
  notBy: TourType | null;
};

/** The times to offer on wishes; `isOther`: others than were offered last. */
export function timesToOffer(draft: Draft, wishes: readonly TimeWish[], isOther: boolean): Offer {
  const { world, talk } = draft;
  const { timeZone } = world.property;
  const tourType = tourTypeOf(draft, wishes);
  const all = openTo(world, talk, tourType);
  const asked = askedTime(all, wishes, timeZone);
  const others = freshOf(draft, all, isOther);
  const fresh = beyond(draft, others, isOther);
  const offer = { more: 0, taken: takenOf(draft, all, wishes), notBy: null };
  if (asked.is === "between-starts")
    return { ...offer, say: "offer-around", times: asked.times, taken: hoursBetween(asked.times, wishes, timeZone) };
  if (asked.is === "closed") {
    const times = closest(fresh.length > 0 ? fresh : all, wishes, timeZone);
    const otherwise = tourType === null ? [] : openOtherwise(draft, wishes);
    if (otherwise.length === 0) return { ...offer, say: "offer-nearest", times };
    const mixed = [...otherwise.slice(0, offersAtOnce - 1), ...times].slice(0, offersAtOnce).toSorted(byStart);
    return { ...offer, say: "offer-nearest", times: mixed, notBy: tourType };
  }
  const end = wishes.find((wish) => wish.end)?.end;
  if (end) return { ...offer, say: `offer-${end}`, times: endsOf(asked.times, end, timeZone) };
  const fitting = withoutFirst(asked.times, wishes).filter((one) => fresh.includes(one));
  const left = leftOfOffered(draft, asked.times, wishes);
  if (left.length > 0 && (fitting.length === 0 || wishes.every(({ not }) => not)))
    return { ...offer, say: "offer", times: left };
  if (fitting.length === 0 && others.length > 0)
    return { ...offer, say: "offer-beyond", times: closest(others, wishes, timeZone) };
  if (fitting.length === 0) return { ...offer, say: "offer", times: hostedFirst(asked.times, timeZone) };
  const times = upToBound(fitting, wishes, timeZone) ?? hostedFirst(fitting, timeZone);
  const more = hasBound(wishes) ? fitting.length - times.length : 0;
  return { ...offer, say: isOther && hasTimes(draft) ? "offer-others" : "offer", times, more };
}

/** The hours asked for that are no start, on their day, else on that of the starts around them. */
function hoursBetween(times: readonly Opening[], wishes: readonly TimeWish[], timeZone: string): Temporal.Instant[] {
  const starts = times.map(({ startsAt }) => startsAt);
  return wishes
    .flatMap(({ not, from, at }) => (not || at === null ? [] : [{ day: from ?? dayAt(starts[0]!, timeZone), at }]))
    .map(({ day, at }) => Temporal.PlainDateTime.from(`${day}T${at}`).toZonedDateTime(timeZone).toInstant())
    .filter((hour) => !starts.some((start) => start.equals(hour)));
}

/** "Saturday, but not the first slot": all but that, where there are others. */
const withoutFirst = (times: readonly Opening[], wishes: readonly TimeWish[]): readonly Opening[] =>
  times.length > 1 && wishes.some(({ butFirst }) => butFirst) ? times.slice(1) : times;

/** "Is there one later than five?", "not the five": those of the times offered that fit, where an hour rules others of them out. */
function leftOfOffered({ talk }: Draft, fitting: readonly Opening[], wishes: readonly TimeWish[]): Opening[] {
  const isOfHours = wishes.some(({ not, at, after, before }) => (not ? at : (after ?? before)) !== null);
  if (!isOfHours || talk.offered.length === 0) return [];
  const starts = new Set(talk.offered.map(({ startsAt }) => startsAt));
  const left = fitting.filter(({ startsAt }) => starts.has(startsAt.toString()));
  return left.length < starts.size ? left : [];
}

/** What is open at the times wished for by another kind of tour than was asked for. */
function openOtherwise({ world, talk }: Draft, wishes: readonly TimeWish[]): Opening[] {
  const ofAnyKind = wishes.map((wish) => (wish.not ? wish : { ...wish, tourType: null }));
  const { is, times } = askedTime(openTo(world, talk, null), ofAnyKind, world.property.timeZone);
  return is === "open" ? times : [];
}

/** The hours of named days that are wished for and not open, each once. */
function takenOf({ world }: Draft, open: readonly Opening[], wishes: readonly TimeWish[]): Temporal.Instant[] {
  const { timeZone } = world.property;
  const named = wishes.flatMap(({ not, from, to, at }) =>
    not || from === null || from !== to || at === null
      ? []
      : [Temporal.PlainDateTime.from(`${from}T${at}`).toZonedDateTime(timeZone).toInstant()],
  );
  const isOpen = (at: Temporal.Instant) => open.some(({ startsAt }) => Temporal.Instant.compare(startsAt, at) === 0);
  return named.filter(
    (at, place) => !isOpen(at) && !named.slice(0, place).some((before) => Temporal.Instant.compare(before, at) === 0),
  );
}

const byStart = (a: Opening, b: Opening): number => Temporal.Instant.compare(a.startsAt, b.startsAt);

/** "Anything on Saturday" wishes for others only where there are some. */
const hasTimes = (draft: Draft): boolean =>
  draft.heard === null ||
  draft.talk.offered.length > 0 ||
  (draft.talk.chosen ?? openRequest(draft) ?? draft.world.reschedule) !== null;

const hasBound = (wishes: readonly TimeWish[]): boolean =>
  wishes.some(({ not, after, before }) => !not && (after ?? before) !== null);

/** Of a day on which the renter named a bound, so many starts are all told. */
const mostOfDay = 5;

/** "Saturday before noon" is answered with each start of that morning, if they are not too many. */
function upToBound(fitting: readonly Opening[], wishes: readonly TimeWish[], timeZone: string): Opening[] | null {
  if (!hasBound(wishes) || fitting.length > mostOfDay) return null;
  const days = new Set(fitting.map(({ startsAt }) => dayAt(startsAt, timeZone)));
  return days.size === 1 ? [...fitting] : null;
}

/** The earliest of all, or the latest of each day. */
function endsOf(fitting: readonly Opening[], end: "first" | "last", timeZone: string): Opening[] {
  if (end === "first") return fitting.slice(0, 1);
  const days = Map.groupBy(fitting, ({ startsAt }) => dayAt(startsAt, timeZone));
  return [...days.values()].map((day) => day.at(-1) as Opening).slice(0, offersAtOnce);
}

/** The kind of tour that is wished for, else the one the renter asked for before. */
const tourTypeOf = ({ talk }: Draft, wishes: readonly TimeWish[]): TourType | null =>
  wishes.some(({ not }) => !not)
    ? (wishes.find(({ tourType, not }) => tourType !== null && !not)?.tourType ?? null)
    : (talk.tour ?? null);

/** Those of some openings that the renter neither has nor, looking for others, was offered last. */
function freshOf(draft: Draft, openings: readonly Opening[], isOther: boolean): Opening[] {
  const old = new Set(isOther ? draft.talk.offered.map(({ startsAt }) => startsAt) : []);
  const own = openRequest(draft)?.startsAt;
  return openings.filter(({ startsAt }) => !(old.size > 0 && old.has(startsAt.toString())) && !own?.equals(startsAt));
}

/** "Anything later" is later than the time that stands, first on its day, else than every time last offered; "earlier" earlier. */
function beyond(draft: Draft, openings: Opening[], isOther: boolean): Opening[] {
  const { heard, talk, world } = draft;
  const direction = heard?.intents.find((intent) => intent === "wants_later" || intent === "wants_earlier");
  const own = timeStanding(draft);
  const known = own ? [own] : talk.offered.map(({ startsAt }) => Temporal.Instant.from(startsAt));
  const edges = known.sort(Temporal.Instant.compare);
  const edge = direction === "wants_later" ? edges.at(-1) : edges[0];
  if (!isOther || direction === undefined || edge === undefined) return openings;
  const side = direction === "wants_later" ? 1 : -1;
  const left = openings.filter(({ startsAt }) => Temporal.Instant.compare(startsAt, edge) === side);
  const { timeZone } = world.property;
  const ofDay = left.filter(({ startsAt }) => dayAt(startsAt, timeZone) === dayAt(edge, timeZone));
  return own && ofDay.length > 0 ? ofDay : left;
}

/** The time that the renter chose or requested, unless others were offered since. */
function timeStanding(draft: Draft): Temporal.Instant | null {
  const { chosen, offered } = draft.talk;
  if (chosen) return Temporal.Instant.from(chosen.startsAt);
  return offered.length > 0 ? null : (openRequest(draft)?.startsAt ?? null);
}
