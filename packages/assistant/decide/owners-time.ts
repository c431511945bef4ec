import type { TimeWish } from "../heard/times.ts";
import type { StandingTime } from "../talk.ts";
import { type Draft, escalate, hears, keyOf, timeFor } from "./draft.ts";
import { type Answered, topicsAnswered } from "./owner-answered.ts";
import { ofVideoWish } from "./video-wish.ts";

/*
 * A time that is no opening and that the owner named for a tour, by video or not: taken up, it is the owner's to confirm.
 */

/**
 * Keeps the times that an owner's answer names while a wish for a tour by video waits for one, or offers by day and hour. A no
 * to that wish ends it.
 */
export function keepOwnersTimes(draft: Draft, keys: Answered): void {
  const { times, days, agrees } = keys;
  const waits = draft.talk.escalated.some((topic) => topic.startsWith(ofVideoWish));
  const named = waits
    ? times.filter(({ not, from, at }) => !not && (from ?? at) !== null)
    : days.filter((each) => !each.not && isOffer(draft, each));
  // "Sorry, no video tours": what the renter wishes for next is in person again.
  const answered = topicsAnswered(draft, keys);
  const isOfWish = answered.length === 0 || answered.some((topic) => topic.startsWith(ofVideoWish));
  if (waits && isOfWish && !agrees && named.length === 0) {
    const { tour: _, ...talk } = draft.talk;
    draft.talk = talk;
  }
  if (named.length > 0) draft.talk = { ...draft.talk, ownersTimes: { named, isTaken: false } };
}

/** A day and an hour at which nothing is open to be requested. */
function isOffer({ world }: Draft, named: StandingTime): boolean {
  const startsAt = instantOf(named, world.property.timeZone);
  return startsAt !== null && !world.openings.some((one) => one.startsAt.equals(startsAt));
}

/** When a time is whose day and hour are both named; null for any other. */
const instantOf = ({ from, to, at }: StandingTime, timeZone: string): Temporal.Instant | null =>
  from !== null && at !== null && (to ?? from) === from
    ? Temporal.PlainDateTime.from(`${from}T${at}`).toZonedDateTime(timeZone).toInstant()
    : null;

/** "Monday at 7 works": passes on that the renter agrees to the time that the owner named; false where they do not. */
export function takesOwnersTime(draft: Draft, text: string): boolean {
  const { ownersTimes } = draft.talk;
  if (!ownersTimes || ownersTimes.isTaken || hears(draft, "negate")) return false;
  const wishes = (draft.heard?.times ?? []).filter(({ not }) => !not);
  const namesTime = wishes.some(({ from, at }) => (from ?? at) !== null);
  const isMeant = namesTime ? wishes.every((wish) => isOne(wish, ownersTimes.named)) : hears(draft, "affirm");
  if (!isMeant) return false;
  const suits = suitingTime(draft, wishes, ownersTimes.named);
  const message = suits === null || wishes.length > 0 ? text : `${text.trim()} (${suits})`;
  escalate(draft, `owners-time.${keyOf(draft)}`, message, "SHOWING_ISSUE");
  draft.says.push({ say: "told-owner", time: suits });
  draft.talk = {
    ...draft.talk,
    ...{ ownersTimes: { ...ownersTimes, isTaken: true }, wantsNoTimes: true, offered: [], awaiting: null },
  };
  return true;
}

/** The one time of those the owner named that the renter agrees to, as it is said; null where that is not clear. */
function suitingTime(draft: Draft, wishes: readonly TimeWish[], named: readonly StandingTime[]): string | null {
  const { timeZone } = draft.world.property;
  const meant = named.filter((each) => wishes.every((wish) => isOne(wish, [each])));
  const [only, ...others] = meant.flatMap((each) => instantOf(each, timeZone) ?? []);
  return only && others.length === 0 ? timeFor(draft, only) : null;
}

/** Whether a wish names one of some times, by its day, its hour or both. */
const isOne = ({ from, at }: TimeWish, named: readonly StandingTime[]): boolean =>
  named.some((each) => (from === null || each.from === null || from === each.from) && (at === null || at === each.at));
