import { dayAt } from "../dialogue/home-clock.ts";
import { isToldOfDoor } from "../dialogue/told-of-door.ts";
import type { TimeWish } from "../heard/times.ts";
import { type Draft, hasSignal, hears, learnedSomething, openRequest } from "./draft.ts";
import { sayNoted } from "./noted.ts";

/**
 * Who had times to come by and says that they have seen the home is offered none until they ask for them, and what was chosen
 * is not requested: "ok I was inside, I like it".
 */
export function noteSeen(draft: Draft): void {
  const { offered, chosen } = draft.talk;
  const mayHaveCome = offered.length > 0 || chosen !== null || isToldOfDoor(draft.talk);
  if (!mayHaveCome || !hasSignal(draft, "says-seen") || openRequest(draft) !== null || asksForTimes(draft)) return;
  const today = dayAt(draft.world.now, draft.world.property.timeZone);
  const isToCome = ({ not, choice, at, from }: TimeWish): boolean =>
    !not && (choice !== null || at !== null || (from !== null && from > today));
  const { heard } = draft;
  if (heard?.times.some(isToCome)) return;
  // "He was there this morning" wishes for no morning.
  draft.heard = heard && { ...heard, times: [] };
  draft.talk = { ...draft.talk, hasSeen: true, offered: [], awaiting: null, chosen: null };
}

/** Who wants no times yet is offered none until they ask for them; true where the message says so. */
export function putsOffTimes(draft: Draft): boolean {
  const namesTime = (draft.heard?.times ?? []).some(isOneTime);
  const putsOff = hasSignal(draft, "wants-no-times-yet") && !namesTime && openRequest(draft) === null;
  if (!putsOff) {
    if (draft.talk.wantsNoTimes && (namesTime || asksForTimes(draft))) {
      const { wantsNoTimes: _, ...talk } = draft.talk;
      draft.talk = talk;
    }
    return false;
  }
  dropTimes(draft);
  if (learnedSomething(draft)) sayNoted(draft);
  draft.says.push({ say: "no-hurry" });
  return true;
}

/** No time is offered, waited for or kept. */
const dropTimes = (draft: Draft): void => {
  draft.talk = { ...draft.talk, wantsNoTimes: true, offered: [], awaiting: null, chosen: null };
};

/** A day, an hour or one of the times offered; "right now" is none. */
const isOneTime = ({ not, choice, at, from, to }: TimeWish): boolean =>
  !not && (choice !== null || at !== null || (from !== null && from === to));

const asksForTimes = (draft: Draft): boolean =>
  hears(draft, "request_showing") || hears(draft, "request_other_times") || hears(draft, "request_self_tour");
