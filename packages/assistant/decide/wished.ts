import { dayAt, isHourOnClock } from "../dialogue/home-clock.ts";
import { timesToPick } from "../dialogue/offered-before.ts";
import type { TimeWish } from "../heard/times.ts";
import type { Opening } from "../world.ts";
import { wishAt } from "./as-wish.ts";
import { askedTime, openTo } from "./asked-time.ts";
import { type Draft, hasSignal, hears, isOffered, mayChoose, openRequest } from "./draft.ts";
import { matching } from "./openings.ts";
import { isOwnTime, onRequestedDay, withoutOwnTime } from "./own-time.ts";

export type Chosen = { startsAt: string; tourType: Opening["tourType"] };

export const asChosen = (opening: Pick<Opening, "startsAt" | "tourType">): Chosen => ({
  startsAt: opening.startsAt.toString(),
  tourType: opening.tourType,
});
export const isOpen = ({ world }: Draft, chosen: Chosen): boolean =>
  world.openings.some(
    (o) =>
      o.tourType === chosen.tourType &&
      Temporal.Instant.compare(o.startsAt, Temporal.Instant.from(chosen.startsAt)) === 0,
  );

/** Whether a wish names a day, an hour or one of the times offered, and not only a kind of tour. */
export const isOfTime = ({ choice, from, at, after, before, end, butFirst }: TimeWish): boolean =>
  (choice ?? from ?? at ?? after ?? before ?? end ?? butFirst ?? null) !== null;

/** The one time a message settles on, or null where it leaves more than one open. */
export function chosenTime(draft: Draft, said: readonly TimeWish[]): Chosen | null {
  const wishes = onRequestedDay(draft, withoutOwnTime(draft, said));
  const { talk, world } = draft;
  const { timeZone } = world.property;
  const counted = wishes.find((wish) => !wish.not && wish.ofDay !== undefined);
  const ofDay = counted && countedOfDay(draft, counted);
  if (ofDay) return ofDay;
  const picking = wishes.find((wish) => wish.choice !== null && isOnItsDay(draft, wish));
  if (picking) return picked(draft, picking);
  const wanted = wishes.filter((wish) => !wish.not && (wish.from ?? wish.at) !== null);
  const offers = openingsOf(draft, talk.offered);
  const [wish, another] = settledAmong(draft, wanted, (each) => matching(offers, [each], timeZone).length > 0);
  if (!wish || another) return null;
  const own = openRequest(draft);
  if (own && wish.at !== null && isOwnTime(draft, wish)) return asChosen(own);
  const offered = offers.filter((one) => one.tourType === (wish.tourType ?? one.tourType));
  const meant = [wish, ...wishes.filter(({ not }) => not)];
  const among = matching(offered, meant, timeZone);
  const all = matching(openTo(world, talk, wish.tourType), meant, timeZone);
  // "The week after" is answered with all that is open then, though one of those offered is in it.
  const isOpenSpan = all.length > 1 && wish.from !== null && daysApart(wish.from, wish.to ?? wish.from) > 1;
  if (
    among.length === 1 &&
    !isOpenSpan &&
    (talk.awaiting === "time" || isOffered(draft)) &&
    !hears(draft, "request_other_times") &&
    !asksOfSpan(draft, wish)
  )
    return asChosen(among[0] as Opening);
  if (wish.at === null) return null;
  return all.length === 1 ? asChosen(all[0] as Opening) : null;
}

/**
 * What several wishes come down to: the last where it is an hour that the message closes with ("tomorrow after five, so make
 * it five thirty", "I said 1:00. Book 1:00 on Friday", "Sat 11, but I work till 12. Is 12:30 ok?"), else what was offered ("the Saturday one, and I could move
 * in sooner, the 28th").
 */
function settledAmong(
  draft: Draft,
  wanted: readonly TimeWish[],
  isOffered: (wish: TimeWish) => boolean,
): readonly TimeWish[] {
  const last = wanted.at(-1);
  if (wanted.length < 2 || !last) return wanted;
  if (wanted.every(({ at, from }) => at !== null && at === last.at && (from ?? last.from) === last.from)) return [last];
  if (last.at !== null && hasSignal(draft, "closes-with-hour")) return [last];
  const [exact, otherHour] = wanted.filter(({ at }) => at !== null);
  if (exact && !otherHour && exact.from !== null && isOpenThen(draft, exact) && wanted.every(isExactOrDay))
    return [exact];
  const ofOffer = wanted.filter(isOffered);
  if (ofOffer.length === 0 || isFirstOfDay(wanted, ofOffer)) return wanted;
  return last.at !== null && !isOffered(last) ? [last] : ofOffer;
}

/** "Wednesday at 6, or sometime Saturday": an open hour is chosen before a day without one. */
const isExactOrDay = ({ at, after, before }: TimeWish): boolean => at !== null || (after ?? before) === null;
const isOpenThen = ({ world, talk }: Draft, wish: TimeWish): boolean =>
  matching(openTo(world, talk, wish.tourType), [wish], world.property.timeZone).length === 1;

/** "Saturday at 11, isn't there? At 10 he's barely up": the hour asked for first is not open, and a later one is no choice. */
const isFirstOfDay = ([first, ...others]: readonly TimeWish[], ofOffer: readonly TimeWish[]): boolean =>
  first !== undefined &&
  first.at !== null &&
  !ofOffer.includes(first) &&
  others.every(({ at, from }) => at !== null && (from ?? first.from) === first.from);

/** "The last one on Saturday" is the last that is open then, though others were offered. */
function picked({ talk, world }: Draft, { choice, ...wish }: TimeWish): Chosen | null {
  const offered = timesToPick(talk)[choice as number] ?? null;
  if (!wish.end || wish.from === null) return offered;
  const open = openTo(world, talk, wish.tourType ?? offered?.tourType ?? null);
  const { is, times } = askedTime(open, [{ ...wish, choice: null }], world.property.timeZone);
  const end = is === "open" ? times.at(wish.end === "last" ? -1 : 0) : undefined;
  return end ? asChosen(end) : offered;
}

/** "Thursday, the second one" is the second that is open on Thursday, whatever was offered; null where there are not so many. */
function countedOfDay({ talk, world }: Draft, { ofDay, tourType, from, to }: TimeWish): Chosen | null {
  const day = { ...wishAt(from as string, "", tourType), at: null, to };
  const open = matching(openTo(world, talk, tourType), [day], world.property.timeZone).at(ofDay as number);
  return open ? asChosen(open) : null;
}

/** A clock time was asked for and nothing is open then. */
export function namesClosedTime(draft: Draft): boolean {
  const { heard, world, talk } = draft;
  const wanted = withoutOwnTime(draft, heard?.times ?? []).filter((wish) => !wish.not && wish.at !== null);
  const isClosed = (wish: TimeWish) =>
    askedTime(openTo(world, talk, wish.tourType), [wish], world.property.timeZone).is === "closed";
  return world.openings.length > 0 && wanted.length > 0 && onOfferedDay(draft, wanted).every(isClosed);
}

/** "Can we see it Saturday morning" asks which of that morning's times are open, though one of them was offered. */
const asksOfSpan = (draft: Draft, wish: TimeWish): boolean =>
  wish.at === null &&
  (wish.end !== undefined || (hears(draft, "request_showing") && (wish.after ?? wish.before) !== null));

/** "Sunday then, whatever is earliest" picks nothing from Saturday. */
function isOnItsDay({ talk, world }: Draft, { choice, from, to }: TimeWish): boolean {
  const picked = choice === null ? undefined : timesToPick(talk)[choice];
  if (from === null || picked === undefined) return picked !== undefined;
  const day = dayAt(picked.startsAt, world.property.timeZone);
  return from <= day && day <= (to ?? from);
}

/** "5" where times around five were offered and fewer than five of them. */
export function offeredAtHour({ heard, talk, world }: Draft): Chosen | null {
  const bare = heard?.bareHour ?? null;
  if (!mayChoose(talk) || talk.chosen || bare === null || bare <= talk.offered.length) return null;
  const at = talk.offered.map((chosen) => ({
    chosen,
    local: Temporal.Instant.from(chosen.startsAt).toZonedDateTimeISO(world.property.timeZone),
  }));
  const inHour = at.filter(({ local }) => isHourOnClock(local.hour, bare));
  const onHour = inHour.filter(({ local }) => local.minute === 0);
  const [only, other] = onHour.length > 0 ? onHour : inHour;
  return other === undefined ? (only?.chosen ?? null) : null;
}

/** The time that "an hour later" is later than: the showing one has, the time one just chose, or that of those offered which was named last. */
function shiftedFrom(draft: Draft): { startsAt: Temporal.Instant; tourType: Opening["tourType"] } | null {
  const { chosen, offered } = draft.talk;
  const said = chosen ?? (isOffered(draft) ? (offered.at(-1) ?? null) : null);
  return openRequest(draft) ?? (said && { ...said, startsAt: Temporal.Instant.from(said.startsAt) });
}

/** "An hour later", "the half hour after that". */
export function shiftedTime(draft: Draft): Chosen | null {
  const minutes = draft.heard?.shiftMinutes ?? null;
  const from = minutes === null ? null : shiftedFrom(draft);
  if (from === null || minutes === null) return null;
  return { startsAt: from.startsAt.add({ minutes }).toString(), tourType: from.tourType };
}

const longestShift = 3;
const daysApart = (from: string, to: string): number =>
  Temporal.PlainDate.from(from).until(to, { largestUnit: "days" }).days;

/**
 * "Sunday works" of a Sunday that was offered, though one without times comes before it; "the weekend" of one that was, and on
 * a Saturday without times that of the week after.
 */
export function onOfferedDay(draft: Draft, wishes: readonly TimeWish[]): readonly TimeWish[] {
  const { talk, world } = draft;
  const { timeZone } = world.property;
  const own = [openRequest(draft)?.startsAt, world.move?.startsAt, world.reschedule?.startsAt].filter(
    (at) => at !== undefined,
  );
  const offered = [...talk.offered, ...own.map((startsAt) => ({ startsAt }))].map(({ startsAt }) =>
    dayAt(startsAt, timeZone),
  );
  return wishes.map((wish) => {
    const { from, to } = wish;
    if (wish.not || wish.isDated || from === null || to === null || daysApart(from, to) >= longestShift) return wish;
    const [first, last] = [from, to].map((day) => Temporal.PlainDate.from(day).add({ weeks: 1 }).toString()) as [
      string,
      string,
    ];
    const isOpenThen = ({ startsAt }: Opening): boolean => {
      const day = dayAt(startsAt, timeZone);
      return first <= day && day <= last;
    };
    const isNextWeek = from <= dayAt(world.now, timeZone) && world.openings.some(isOpenThen);
    const isMeant =
      (isNextWeek || offered.some((day) => first <= day && day <= last)) &&
      !world.openings.some(({ startsAt }) => from <= dayAt(startsAt, timeZone) && dayAt(startsAt, timeZone) <= to);
    return isMeant ? { ...wish, from: first, to: last } : wish;
  });
}

/** Times once offered as openings, so that they can be matched though they may be gone by now. */
const openingsOf = ({ world }: Draft, offered: readonly Chosen[]): Opening[] =>
  offered.map(({ startsAt, tourType }) => {
    const starts = Temporal.Instant.from(startsAt);
    const known = world.openings.find(
      (o) => o.tourType === tourType && Temporal.Instant.compare(o.startsAt, starts) === 0,
    );
    return known ?? { startsAt: starts, endsAt: starts, tourType };
  });
