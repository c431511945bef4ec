import { askForOtherTimes, offer } from "./booking.ts";
import { asksSomething, type Draft, hasSignal, hears, mayBook, openRequest } from "./draft.ts";
import { daysKnown, openDays, sayOnlyDays } from "./only-days.ts";
import { verdictFor } from "./verdict.ts";
import { isOfTime } from "./wished.ts";

/** Who asks for other days than those they know of is offered them, or told that there are none; true where the turn is over. */
export function meetOtherDays(draft: Draft): boolean {
  const { asks, unknownQuestions, times } = draft.heard ?? { asks: [], unknownQuestions: [], times: [] };
  // "Is Friday the only day?", of somebody who read it elsewhere.
  const named = times.flatMap(({ from, to }) => (from !== null && from === to ? [from] : []));
  const known = [...daysKnown(draft), ...named.filter((day) => openDays(draft).includes(day))];
  if (known.length === 0 || !hasSignal(draft, "asks-for-other-days") || !mayBook(draft.world)) return false;
  const isAmongMore = asks.length + unknownQuestions.length > 1 || verdictFor(draft).failed.length > 0;
  const isOfHour = times.some((wish) => !wish.not && (wish.at ?? wish.choice) !== null);
  if (isAmongMore || isOfHour) return false;
  if (sayOnlyDays(draft, known)) return true;
  const others = openDays(draft).filter((day) => !known.includes(day));
  if (
    openRequest(draft) ||
    others.length === 0 ||
    times.some((wish) => !wish.not && isOfTime(wish) && !known.includes(wish.from ?? ""))
  )
    return false;
  const none = { after: null, before: null, at: null, tourType: null, choice: null };
  offer(
    draft,
    others.map((day) => ({ from: day, to: day, ...none, not: false })),
    true,
  );
  return true;
}

/** A yes to Piper's offer to ask the owner for other days; the offer holds for one message. */
export function acceptsToAskForDays(draft: Draft): boolean {
  const { offersToAskForDays, ...talk } = draft.talk;
  if (!offersToAskForDays) return false;
  draft.talk = talk;
  const isYes = hears(draft, "affirm") || hears(draft, "pass_on") || hasSignal(draft, "accepts-to-ask");
  if (!isYes || asksSomething(draft) || draft.heard?.times.some((wish) => !wish.not && isOfTime(wish))) return false;
  askForOtherTimes(draft);
  draft.says.push({ say: "told-owner" });
  return true;
}
