import type { TimeWish } from "../heard/times.ts";
import type { StandingTime } from "../talk.ts";
import { type Draft, escalate, hears, keyOf } from "./draft.ts";
import type { Answered } from "./owner-answered.ts";
import { ofVideoWish } from "./video-wish.ts";

/*
 * A time that is no opening and that the owner named to who wishes for a tour by video: taken up, it is the owner's to confirm.
 */

/** Keeps the times that an owner's answer names while a wish for a tour by video waits for one. */
export function keepOwnersTimes(draft: Draft, { times }: Answered): void {
  const waits = draft.talk.escalated.some((topic) => topic.startsWith(ofVideoWish));
  const named = times.filter(({ not, from, at }) => !not && (from ?? at) !== null);
  if (waits && named.length > 0) draft.talk = { ...draft.talk, ownersTimes: { named, isTaken: false } };
}

/** "Monday at 7 works": passes on that the renter agrees to the time that the owner named; false where they do not. */
export function takesOwnersTime(draft: Draft, text: string): boolean {
  const { ownersTimes } = draft.talk;
  if (!ownersTimes || ownersTimes.isTaken || hears(draft, "negate")) return false;
  const wishes = (draft.heard?.times ?? []).filter(({ not }) => !not);
  const isMeant = wishes.length > 0 ? wishes.every((wish) => isOne(wish, ownersTimes.named)) : hears(draft, "affirm");
  if (!isMeant) return false;
  escalate(draft, `owners-time.${keyOf(draft)}`, text, "SHOWING_ISSUE");
  draft.says.push({ say: "told-owner" });
  draft.talk = {
    ...draft.talk,
    ...{ ownersTimes: { ...ownersTimes, isTaken: true }, wantsNoTimes: true, offered: [], awaiting: null },
  };
  return true;
}

/** Whether a wish names one of some times, by its day, its hour or both. */
const isOne = ({ from, at }: TimeWish, named: readonly StandingTime[]): boolean =>
  named.some((each) => (from === null || each.from === null || from === each.from) && (at === null || at === each.at));
