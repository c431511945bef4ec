import { clockAt } from "../dialogue/home-clock.ts";
import type { TimeWish } from "../heard/times.ts";
import type { LiveRequest } from "../world.ts";
import { openTo } from "./asked-time.ts";
import { take } from "./booking.ts";
import { type Draft, escalate, hasSignal, hears, keyOf, openRequest, timeFor, waitFor } from "./draft.ts";
import { matching } from "./openings.ts";
import { isOwnTime } from "./own-time.ts";
import { asChosen, type Chosen } from "./wished.ts";

/** "Would Saturday at 11:30 be open?" of someone who has a showing and does not give it up: it asks, and moves nothing. */
export const asksWhetherOpen = (draft: Draft): boolean =>
  hasSignal(draft, "asks-whether-open") &&
  draft.talk.awaiting !== "time" &&
  !hasSignal(draft, "trades-time") &&
  !hears(draft, "reschedule_showing") &&
  !hears(draft, "negate") &&
  !hears(draft, "cancel_showing");

/** "If my shift changes, could I come Friday?" of somebody who has a showing: it stays, and may be moved then. */
export function supposesMove(draft: Draft): boolean {
  const request = openRequest(draft);
  if (!request || !hasSignal(draft, "supposes-move")) return false;
  const isConfirmed = request.status === "ACCEPTED";
  draft.says.push({ say: "stands", time: timeFor(draft, request.startsAt), isConfirmed }, { say: "may-move" });
  return true;
}

/** "If Monday is bad for the owner, Thursday works too": the request stays, and the owner is told of the other time. */
export function tellsAlternative(draft: Draft, text: string): boolean {
  const request = openRequest(draft);
  const isOther = (wish: TimeWish): boolean => (wish.from ?? wish.at) !== null && !isOwnTime(draft, wish);
  const namesOther = (draft.heard?.times ?? []).some((wish) => !wish.not && isOther(wish));
  if (!request || !namesOther || !hasSignal(draft, "offers-alternative")) return false;
  if (escalate(draft, `told-owner.${keyOf(draft)}`, text, "OTHER")) draft.says.push({ say: "told-owner" });
  const isConfirmed = request.status === "ACCEPTED";
  draft.says.push({ say: "stands", time: timeFor(draft, request.startsAt), isConfirmed });
  return true;
}

/** Tells that a time is open and asks whether the showing is to be moved to it. */
export function askMove(draft: Draft, chosen: Chosen, request: LiveRequest): true {
  const [time, from] = [timeFor(draft, chosen.startsAt), timeFor(draft, request.startsAt)];
  draft.says.push({ say: "ask-move", time, from });
  draft.facts.push({ source: "availability", field: "opening", value: chosen.startsAt });
  draft.talk = { ...draft.talk, offered: [chosen], awaiting: "confirm-move", chosen: null };
  return true;
}

/** What a renter answers to that; false where it is neither yes nor no. */
export function answerMove(draft: Draft, text: string): boolean {
  const request = openRequest(draft);
  const [asked] = draft.talk.offered;
  if (draft.talk.awaiting !== "confirm-move" || !request || !asked) return false;
  waitFor(draft, null);
  if ((draft.heard?.times ?? []).some(({ from, at, choice }) => (from ?? at ?? choice) !== null)) return false;
  if (hears(draft, "negate") || hasSignal(draft, "answers-no")) {
    draft.says.push({ say: "kept", time: timeFor(draft, request.startsAt) });
    return true;
  }
  if (!(hears(draft, "affirm") || hasSignal(draft, "answers-yes") || hears(draft, "reschedule_showing"))) return false;
  take(draft, asked, text);
  return true;
}

/** "The 29th, I mean, not the 22nd": the hour one has on the day put in its place, if it is open then. */
export function sameHourOn(draft: Draft, wishes: readonly TimeWish[]): Chosen | null {
  const { world, talk } = draft;
  const own =
    openRequest(draft) ?? (talk.chosen && { ...talk.chosen, startsAt: Temporal.Instant.from(talk.chosen.startsAt) });
  const [wish, another] = wishes.filter(({ not }) => !not);
  if (!own || !hasSignal(draft, "puts-right") || !wish || another) return null;
  if (wish.from === null || wish.from !== wish.to || (wish.at ?? wish.after ?? wish.before ?? wish.choice) !== null)
    return null;
  const { day, time } = clockAt(own.startsAt, world.property.timeZone);
  if (wish.from === day) return null;
  const [open] = matching(
    openTo(world, talk, own.tourType),
    [{ ...wish, at: time, tourType: null }],
    world.property.timeZone,
  );
  return open ? asChosen(open) : null;
}
