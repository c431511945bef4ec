import { isOnTheWay } from "./apart.ts";
import { offer } from "./booking.ts";
import {
  askContactOnce,
  type Draft,
  escalate,
  hasSignal,
  hears,
  keyOf,
  learnedSomething,
  mayBook,
  openRequest,
  timeFor,
} from "./draft.ts";
import { hasSeenHome } from "./interest.ts";
import { askMissing } from "./qualifying.ts";
import { verdictFor } from "./verdict.ts";
import { isOfTime } from "./wished.ts";

/*
 * Who is on their way to a showing, or stands at its door, that nobody booked or confirmed.
 */

/** The key under which the owner was told that somebody stands at the door without a showing. */
const atDoorUnbooked = "showing-issue.not-booked";

/**
 * Tells who is late for a showing, or at its door, that it is not booked, before anything else and instead of any answer;
 * then what is missing. The owner hears of it where a request waits for them, else once of who is there. True where the turn
 * is over.
 */
export function meetUnbooked(draft: Draft, text: string): boolean {
  const isThere = isAtDoor(draft);
  if (!(isThere || isOnlyLate(draft)) || !isUnbooked(draft)) return false;
  const request = openRequest(draft);
  if (request) escalate(draft, `showing-issue.${keyOf(draft)}`, text, "SHOWING_ISSUE");
  else if (isThere) escalate(draft, atDoorUnbooked, text, "SHOWING_ISSUE");
  const time = request && timeFor(draft, request.startsAt);
  draft.says.push({ say: "not-booked", time, isThere, isTold: isThere || request !== null });
  if (request) return true;
  if (isThere) draft.talk = { ...draft.talk, chosen: null, offered: [], awaiting: null };
  askForNext(draft);
  return true;
}

/** Who was told of at the door, and for whom nothing has changed there, stands at it still. */
const isAtDoor = (draft: Draft): boolean =>
  (hears(draft, "access_problem") && isOnTheWay(draft)) ||
  (draft.talk.escalated.includes(atDoorUnbooked) && hasSignal(draft, "still-so"));

/** Whether a message says that one is late, and nothing that is met otherwise. */
const isOnlyLate = (draft: Draft): boolean =>
  hears(draft, "running_late") &&
  !hears(draft, "reschedule_showing") &&
  !hears(draft, "cancel_showing") &&
  !learnedSomething(draft) &&
  draft.heard?.asks.length === 0 &&
  !draft.heard.times.some(isOfTime);

/** Whether nothing is confirmed that the renter may go to. */
const isUnbooked = (draft: Draft): boolean => {
  const { world, talk } = draft;
  const isConfirmed = world.request?.status === "ACCEPTED" || world.reschedule !== null || talk.ownersTimes?.isTaken;
  return !isConfirmed && talk.introduced && !talk.closed && !hasSeenHome(draft);
};

/** Asks what a showing still lacks; who lacks nothing and has no time is offered some. */
function askForNext(draft: Draft): void {
  const verdict = verdictFor(draft);
  if (verdict.failed.length > 0 || !mayBook(draft.world) || askMissing(draft, verdict, true)) return;
  if (!draft.hasContact) askContactOnce(draft);
  else if (draft.talk.chosen === null) offer(draft, []);
}
