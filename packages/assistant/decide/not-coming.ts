import type { LiveRequest } from "../world.ts";
import { type Draft, escalate, hasSignal, hears } from "./draft.ts";

/** The key under which the owner was told that a renter does not come to a confirmed showing. */
const notComingTo = ({ startsAt }: LiveRequest): string => `does-not-come.${startsAt}`;

/**
 * Tells the owner, once, that a renter who wishes for another time does not come to the confirmed showing: "I can't make it
 * today. Could we do Sunday?", "Saturday at 10, and cancel the Wednesday one". `words` are the renter's. True where the
 * owner has been told. Beside a time that is asked for at once only a cancellation is told: the move says the rest.
 */
export function tellNotComing(draft: Draft, request: LiveRequest, words: string, isMoving: boolean): boolean {
  if (request.status !== "ACCEPTED") return false;
  if (draft.talk.escalated.includes(notComingTo(request))) return true;
  if (!hasSignal(draft, "says-cancel") && (isMoving || !hears(draft, "cancel_showing"))) return false;
  escalate(draft, notComingTo(request), words, "SHOWING_ISSUE");
  return true;
}
