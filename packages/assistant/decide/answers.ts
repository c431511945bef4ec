import { dayAt } from "../dialogue/home-clock.ts";
import { refusedDay, withRefused } from "../dialogue/refused-times.ts";
import type { TimeWish } from "../heard/times.ts";
import type { LiveReschedule } from "../world.ts";
import { isOnTheWay } from "./apart.ts";
import { offer, take } from "./booking.ts";
import { type Draft, hasSignal, hears, learnedSomething, mayBook, openRequest, timeFor, waitFor } from "./draft.ts";
import { answerMove } from "./moves.ts";
import { sayNoted } from "./noted.ts";
import { passOn } from "./offers.ts";
import { coversOwnDay, isOwnTime } from "./own-time.ts";
import { offerStands } from "./refusing.ts";
import { isRefused, tellsOf } from "./verdict.ts";
import { chosenTime, onOfferedDay } from "./wished.ts";

/** Hours before a showing in which a bare "1" or "yes" answers its reminder. */
const reminderHours = 3;

const isYes = (draft: Draft): boolean =>
  hears(draft, "affirm") || hears(draft, "attend") || hasSignal(draft, "answers-yes");
const isNo = (draft: Draft): boolean =>
  hears(draft, "negate") || hears(draft, "cancel_showing") || hasSignal(draft, "answers-no");

/** Whether Piper has asked to be sure that a showing is to be canceled. */
export const confirmsCancel = ({ awaiting }: Draft["talk"]): boolean =>
  awaiting === "confirm-cancel" || awaiting === "confirm-leaving";

/** Asks to be sure before a showing is given up. */
export function askWhetherToCancel(draft: Draft, { startsAt }: { startsAt: Temporal.Instant }): true {
  draft.says.push({ say: "confirm-cancel", time: timeFor(draft, startsAt) });
  waitFor(draft, hears(draft, "not_interested") ? "confirm-leaving" : "confirm-cancel");
  return true;
}

/** Answers to what Piper or the owner asked: attendance, a proposal, a cancellation, passing on. True where one was taken. */
export function takeAnswer(draft: Draft, text: string): boolean {
  const request = openRequest(draft);
  if (confirmsCancel(draft.talk) && request) return confirmCancel(draft);
  if (answerMove(draft, text)) return true;
  if (request && isAboutAttendance(draft)) return attendance(draft);
  const proposed = draft.world.reschedule;
  if (proposed?.by === "owner" && proposed.isTold) return proposal(draft, proposed, text);
  // "My roommate has hers too, I'll ask her" asks nothing of the owner.
  const passesOn = hears(draft, "pass_on") && !draft.heard?.namesIncomeUntold;
  if (passesOn ? isRefused(draft) : acceptsToAsk(draft)) {
    if (draft.says.length === 0 && learnedSomething(draft)) sayNoted(draft);
    passOn(draft, text);
    return true;
  }
  if (!leavesItAt(draft)) return false;
  draft.says.push({ say: "any-time" });
  waitFor(draft, null);
  return true;
}

/** Whether a no to Piper's offer to ask the owner is all that a message says. */
function leavesItAt(draft: Draft): boolean {
  const { heard, talk } = draft;
  if (talk.awaiting !== "pass-on" || heard === null || draft.says.length > 0 || learnedSomething(draft)) return false;
  const isLeft = hears(draft, "negate") || hasSignal(draft, "says-that-is-all");
  return isLeft && heard.times.length === 0 && heard.intents.every((each) => each === "negate");
}

/** A yes to Piper's offer to ask the owner; a clear one counts beside a question or new facts too. */
function acceptsToAsk(draft: Draft): boolean {
  const { awaiting, sinceOffer } = draft.talk;
  // "Y si me suben a 3,100" begins with a yes and supposes.
  if (draft.heard?.supposed) return false;
  const isLast = awaiting === "pass-on";
  const isOpen = isRefused(draft) && (isLast || (sinceOffer !== undefined && sinceOffer <= offerStands));
  if (isOpen && hasSignal(draft, "accepts-to-ask")) return true;
  // "Yes, my wife makes 1,100 too" tells the income that was missing.
  if (isLast && tellsOf(draft, "income")) return false;
  const isClear = hasSignal(draft, "begins-with-yes");
  const isMeant = isYes(draft) || (isLast && isClear);
  if (!isOpen || !isMeant || hears(draft, "attend") || isNo(draft)) return false;
  if (hasSignal(draft, "takes-note")) return false;
  // "Yes please check. And Saturday at 10?" accepts, and wishes besides.
  if (draft.heard?.times.length) return isLast && isClear;
  if (isClear) return true;
  return isLast && !hears(draft, "ask_property_question") && !learnedSomething(draft);
}

function isAboutAttendance({ talk, world }: Draft): boolean {
  if (talk.awaiting === "attendance") return true;
  if (talk.awaiting !== null || world.request?.status !== "ACCEPTED") return false;
  const hours = world.now.until(world.request.startsAt).total("hours");
  return hours >= 0 && hours <= reminderHours;
}

/**
 * Whether a confirmed showing is given up by these words. Only what is said to the question itself, or of the showing, is
 * sure: "never mind my question" and "I can't find the house" are refusals too, of something else.
 */
function givesShowingUp(draft: Draft): "surely" | "perhaps" | "not" {
  if (hears(draft, "cancel_showing") || hasSignal(draft, "answers-two")) return "surely";
  if (draft.talk.awaiting !== "attendance") return hasSignal(draft, "answers-no") ? "perhaps" : "not";
  if (!isNo(draft) || hears(draft, "attend")) return "not";
  return hasSignal(draft, "begins-with-no") ? "surely" : "perhaps";
}

function attendance(draft: Draft): boolean {
  const request = openRequest(draft);
  if (!request || hears(draft, "reschedule_showing") || hears(draft, "ask_property_question")) return false;
  // "Ok, I'm at the door and the code isn't taken" is no yes to the reminder.
  if (isOnTheWay(draft)) return false;
  const givesUp = givesShowingUp(draft);
  if (givesUp === "perhaps") return askWhetherToCancel(draft, request);
  if (givesUp === "surely") {
    draft.orders.push({ kind: "answer-attendance", attending: false });
    draft.says.push({ say: "attendance-declined" });
    giveDayUp(draft, request);
    waitFor(draft, null);
    if (!sayMoveLeft(draft)) offer(draft, draft.heard?.times ?? [], true);
    return true;
  }
  if (!isYes(draft)) return false;
  draft.orders.push({ kind: "answer-attendance", attending: true });
  draft.says.push({ say: "see-you", time: timeFor(draft, request.startsAt) });
  waitFor(draft, null);
  return true;
}

/** Who cannot come to a showing is not offered its day again. */
function giveDayUp(draft: Draft, { startsAt }: { startsAt: Temporal.Instant }): void {
  draft.talk = withRefused(draft.talk, [refusedDay(dayAt(startsAt, draft.world.property.timeZone))]);
}

/** The confirmed showing goes, and the request for another time in its place goes on alone. */
function sayMoveLeft(draft: Draft): boolean {
  const { move } = draft.world;
  if (!move) return false;
  draft.says.push({ say: "stands", time: timeFor(draft, move.startsAt), isConfirmed: false });
  return true;
}

function confirmCancel(draft: Draft): boolean {
  const request = openRequest(draft);
  if (!request) return false;
  // Thanks for a cancellation one asked for oneself are a yes.
  const again = wishedBesides(draft);
  if (isNo(draft) && again.length > 0 && !hasSignal(draft, "begins-with-yes")) {
    waitFor(draft, null);
    return false;
  }
  const isThanked = hears(draft, "thank_goodbye") && draft.heard?.intents.length === 1;
  if (isYes(draft) || isThanked || hears(draft, "cancel_showing")) {
    const isLeaving = draft.talk.awaiting === "confirm-leaving";
    draft.orders.push({ kind: isLeaving ? "lose-interest" : "cancel-showing" });
    const isFollowed = !isLeaving && again.length > 0 && mayBook(draft.world);
    draft.says.push({ say: "canceled", isFollowed });
    giveDayUp(draft, request);
    waitFor(draft, null);
    if (!isLeaving && !sayMoveLeft(draft) && isFollowed) offer(draft, again);
    return true;
  } else if (isNo(draft)) draft.says.push({ say: "kept", time: timeFor(draft, request.startsAt) });
  else return false;
  waitFor(draft, null);
  return true;
}

/** "Yes. And could I come Sunday?": the times wished for beside an answer, on other days than the one given up. */
const wishedBesides = (draft: Draft): TimeWish[] =>
  (draft.heard?.times ?? []).filter(
    (wish) =>
      !wish.not &&
      (wish.from ?? wish.at ?? wish.after ?? wish.before) !== null &&
      !isOwnTime(draft, wish) &&
      !coversOwnDay(draft, wish),
  );

function proposal(draft: Draft, proposed: LiveReschedule, text: string): boolean {
  const proposedDay = dayAt(proposed.startsAt, draft.world.property.timeZone);
  // "Can we do two instead" is two on the day proposed.
  const wishes = onOfferedDay(draft, draft.heard?.times ?? []).map((wish) =>
    wish.from === null && wish.at !== null ? { ...wish, from: proposedDay, to: proposedDay } : wish,
  );
  const counter = chosenTime(draft, wishes);
  const isSame = counter && Temporal.Instant.compare(Temporal.Instant.from(counter.startsAt), proposed.startsAt) === 0;
  if (counter && !isSame) {
    take(draft, counter, text);
    return true;
  }
  if (isSame && hasSignal(draft, "speaks-against") && !isYes(draft)) {
    const from = openRequest(draft)?.startsAt ?? proposed.startsAt;
    draft.says.push({
      say: "owner-proposes",
      from: timeFor(draft, from),
      time: timeFor(draft, proposed.startsAt),
      comment: null,
      kept: from === proposed.startsAt ? null : timeFor(draft, from),
      url: null,
    });
    return true;
  }
  if (isSame || (isYes(draft) && !isNo(draft))) {
    draft.orders.push({ kind: "agree-to-proposal" });
    // By mail and text the confirmation follows at once, with all that is to be known.
    if (draft.world.channel === "WEB") draft.says.push({ say: "agreed", time: timeFor(draft, proposed.startsAt) });
    waitFor(draft, null);
    return true;
  }
  if (isNo(draft) || wishes.some((wish) => wish.from !== null || wish.at !== null)) {
    if (draft.talk.awaiting !== "time") draft.orders.push({ kind: "refuse-proposal" });
    draft.says.push({ say: "refused-proposal" });
    const kept = openRequest(draft);
    if (kept) draft.says.push({ say: "stands", time: timeFor(draft, kept.startsAt), isConfirmed: true });
    if (!kept || wishes.length > 0) offer(draft, wishes, wishes.length === 0);
    return true;
  }
  return false;
}
