import { dayAt } from "../dialogue/home-clock.ts";
import type { TimeWish } from "../heard/times.ts";
import type { LiveRequest } from "../world.ts";
import { askWhetherToCancel } from "./answers.ts";
import { wishFor } from "./as-wish.ts";
import { offer, proceed, take } from "./booking.ts";
import {
  asksSomething,
  type Draft,
  hasSignal,
  hears,
  isOffered,
  mayBook,
  openRequest,
  timeFor,
  toldFacts,
  waitFor,
} from "./draft.ts";
import { hasSeenHome } from "./interest.ts";
import { askMove, asksWhetherOpen, sameHourOn, supposesMove, tellsAlternative } from "./moves.ts";
import { tellNotComing } from "./not-coming.ts";
import { noteTold, sayNoted } from "./noted.ts";
import { coversOwnDay, isOwnTime, isTimeOf, withoutOwnTime } from "./own-time.ts";
import { askMissing } from "./qualifying.ts";
import { hasHeardRefusal, refuseBooking } from "./refusing.ts";
import { isOpenBy } from "./tour-meant.ts";
import { verdictFor } from "./verdict.ts";
import { asksForVideo, passVideoWish } from "./video-wish.ts";
import { type Chosen, chosenTime, isOfTime, isOpen, offeredAtHour, onOfferedDay, shiftedTime } from "./wished.ts";

/** Wishes for a showing, another time or none at all. True where something was done. */
export function arrange(draft: Draft, text: string): boolean {
  const { talk, heard } = draft;
  const shifted = shiftedTime(draft);
  const said =
    shifted && !isOpen(draft, shifted)
      ? [wishFor(shifted.startsAt, shifted.tourType, draft.world.property.timeZone)]
      : (heard?.times ?? []);
  const wishes = onOfferedDay(draft, withoutOwnTime(draft, said));
  const request = openRequest(draft);
  if (hasSignal(draft, "puts-back") && talk.formerTime && !wishes.some(isOfTime)) {
    take(draft, talk.formerTime, text);
    return true;
  }
  if (request && (supposesMove(draft) || tellsAlternative(draft, text))) return true;
  if (request && deniesRequest(draft, wishes, text)) return true;
  if (passVideoWish(draft, wishes, text) || keepsTime(draft, said)) return true;
  const isLooking = [
    "request_showing",
    "request_other_times",
    "reschedule_showing",
    "cancel_showing",
    "not_interested",
  ] as const;
  if (
    wishes.length > 0 &&
    wishes.every((wish) => isOwnTime(draft, wish)) &&
    !isLooking.some((one) => hears(draft, one))
  )
    return false;
  const namesTime = wishes.some(isOfTime);
  if (
    (hears(draft, "cancel_showing") || hears(draft, "not_interested")) &&
    !hears(draft, "reschedule_showing") &&
    !hears(draft, "request_other_times") &&
    !refusesChosenDay(draft, wishes) &&
    (callsOffUnknown(draft, wishes) ||
      callsOffChosen(draft, wishes) ||
      wishes.every((wish) => !isOfTime(wish) || isOwnTime(draft, wish) || coversOwnDay(draft, wish)))
  )
    return cancel(draft);
  const isLookingElsewhere = draft.world.reschedule?.by === "renter" && !draft.world.move;
  if (request && isLookingElsewhere && hears(draft, "negate") && !namesTime) return keep(draft, request.startsAt);
  const chosen =
    chosenTime(draft, wishes) ??
    offeredAtHour(draft) ??
    sameHourOn(draft, wishes) ??
    (shifted && isOpen(draft, shifted) ? shifted : null);
  if (request && chosen && asksWhetherOpen(draft)) return askMove(draft, chosen, request);
  // "Saturday no longer works, is Wednesday at 6 open" moves, without a word for it.
  const tradesDay =
    request !== null &&
    chosen !== null &&
    (hasSignal(draft, "trades-time") ||
      hasSignal(draft, "puts-right") ||
      hasSignal(draft, "denies-choice") ||
      hears(draft, "negate") ||
      hears(draft, "cancel_showing") ||
      (heard?.times ?? []).some((wish) => wish.not || coversOwnDay(draft, wish)));
  const wantsMove =
    tradesDay || shifted !== null || hears(draft, "reschedule_showing") || hears(draft, "request_other_times");
  const wantsShowing =
    hears(draft, "request_showing") ||
    hears(draft, "request_self_tour") ||
    hears(draft, "proposes_time") ||
    wantsMove ||
    talk.awaiting === "time" ||
    isOffered(draft);
  // An hour and a part of a day are a wish to come, whatever else the message asks; a bare day may be part of the question.
  const asksOnly = hears(draft, "ask_property_question") && !wantsShowing && wishes.every(isBareDay);
  if (chosen && !request && hasSignal(draft, "asks-first") && asksSomething(draft))
    return askWhetherToTake(draft, chosen);
  const picks = wishes.some(({ choice }) => choice !== null) && !asksSomething(draft);
  if (
    chosen &&
    !asksOnly &&
    (!request || wantsMove || wantsShowing || picks || talk.awaiting === "reschedule-answer")
  ) {
    take(draft, chosen, text);
    return true;
  }
  if (isOffered(draft) && !namesTime && hears(draft, "affirm") && !wantsMove) return takeOnly(draft, text);
  // "I'll tell you when I see the place" and "to look at it" wish for no other time than the one that was chosen.
  if (talk.chosen && !request && !wantsMove && keepsToChosen(draft, wishes) && speaksOfChosen(draft, wishes)) {
    proceed(draft, text);
    return true;
  }
  const hasProposal = draft.world.reschedule?.by === "owner";
  if ((request || hasProposal) && wantsMove && !namesTime) {
    if (draft.world.reschedule?.by !== "renter") draft.orders.push({ kind: "ask-another-time" });
    offer(draft, wishes, true);
    return true;
  }
  if (wantsMove && !request && !namesTime && talk.offered.length === 0 && hears(draft, "reschedule_showing"))
    draft.says.push({ say: "no-showing" });
  if (request && !wantsMove && !hears(draft, "request_showing") && !namesTime) return false;
  if (
    wantsMove ||
    hears(draft, "request_showing") ||
    hears(draft, "request_self_tour") ||
    (namesTime && !asksOnly) ||
    refusesAll(draft) ||
    (refusesTour(draft) && !request && talk.chosen === null) ||
    asksOfTourOffered(draft)
  ) {
    const [failed] = request ? [] : verdictFor(draft).failed;
    if (failed !== undefined && mayBook(draft.world)) {
      refuseBooking(draft, failed);
      return true;
    }
    if (wishes.some(({ tourType, not }) => tourType !== null && !not) && !isTourOffered(draft))
      draft.talk = { ...draft.talk, offered: [] };
    if (request) standsUntilChosen(draft, request, text);
    offer(
      draft,
      isTourOffered(draft) ? wishes : wishes.map((wish) => (wish.not ? wish : { ...wish, tourType: null })),
      hears(draft, "request_other_times") || (refusesAll(draft) && !refusesTour(draft)),
    );
    return true;
  }
  return false;
}

/** "Sat 10, wait is that in person?": it is asked first, and requested with a yes. */
function askWhetherToTake(draft: Draft, chosen: Chosen): true {
  draft.says.push({ say: "ask-take", time: timeFor(draft, chosen.startsAt), tour: null });
  draft.talk = { ...draft.talk, chosen: null, offered: [chosen], awaiting: "time" };
  return true;
}

/** "I never said yes to Saturday": a request that was none is taken back, with a wish by video at once. */
function deniesRequest(draft: Draft, wishes: readonly TimeWish[], text: string): boolean {
  const request = openRequest(draft);
  if (request?.status !== "PENDING" || !hasSignal(draft, "denies-choice")) return false;
  if (passVideoWish(draft, wishes, text)) {
    draft.orders.push({ kind: "cancel-showing" });
    draft.says.unshift({ say: "canceled", isFollowed: true });
    return true;
  }
  const isOther = (wish: TimeWish): boolean =>
    !wish.not && isOfTime(wish) && !isOwnTime(draft, wish) && !coversOwnDay(draft, wish);
  return !wishes.some(isOther) && cancel(draft);
}

/** Whether wishes leave the chosen time as it is: they name none, or no more than its day. */
const keepsToChosen = ({ talk, world }: Draft, wishes: readonly TimeWish[]): boolean =>
  wishes.every((wish) => {
    if (!isOfTime(wish)) return true;
    const day = talk.chosen && dayAt(talk.chosen.startsAt, world.property.timeZone);
    return day !== null && !wish.not && wish.from === day && wish.to === day && isBareDay(wish) && !wish.end;
  });

/** "I'd like to see it", "or is it a lockbox" where there is none, or no more than the name of the chosen day. */
const speaksOfChosen = (draft: Draft, wishes: readonly TimeWish[]): boolean =>
  hears(draft, "request_showing") ||
  (hears(draft, "request_self_tour") && !isOpenBy(draft.world, "SELF_GUIDED")) ||
  (wishes.some(({ from }) => from !== null) && !asksSomething(draft));

const isBareDay = ({ at, after, before }: TimeWish): boolean => (at ?? after ?? before) === null;

/** Other times are offered to a renter whose showing or request stays as it is; who cannot come has the owner told. */
function standsUntilChosen(draft: Draft, request: LiveRequest, words: string): void {
  draft.says.push({
    say: "stands-until-chosen",
    time: timeFor(draft, request.startsAt),
    isConfirmed: request.status === "ACCEPTED",
    isTold: tellNotComing(draft, request, words, false),
  });
}

function keep(draft: Draft, startsAt: Temporal.Instant): true {
  draft.orders.push({ kind: "keep-time" });
  draft.says.push({ say: "kept", time: timeFor(draft, startsAt) });
  waitFor(draft, null);
  return true;
}

/** "I'll come Wednesday after all", or "cancel Friday", of someone who asked to move Wednesday to Friday. */
function keepsTime(draft: Draft, wishes: readonly TimeWish[]): boolean {
  const { move } = draft.world;
  const request = openRequest(draft);
  if (!move || !request || wishes.length === 0 || hears(draft, "ask_property_question")) return false;
  const leavesOther =
    (hears(draft, "cancel_showing") || wishes.every(({ not }) => not)) &&
    wishes.every((wish) => isTimeOf(draft, wish, move.startsAt));
  const staysWithOwn =
    wishes.every((wish) => isOwnTime(draft, wish) || (wish.not && isTimeOf(draft, wish, move.startsAt))) &&
    wishes.some((wish) => !wish.not) &&
    !hears(draft, "cancel_showing") &&
    !hears(draft, "reschedule_showing") &&
    !hears(draft, "ask_own_showing") &&
    !hears(draft, "running_late");
  return (leavesOther || staysWithOwn) && keep(draft, request.startsAt);
}

/** "Forget Monday", of a time chosen that nobody has been asked for: other times are wished for. */
const refusesChosenDay = (draft: Draft, wishes: readonly TimeWish[]): boolean =>
  draft.talk.chosen !== null && !openRequest(draft) && wishes.some(({ not, from }) => not && from !== null);

/** Nothing was requested, offered or chosen, so that the day that is called off, and no other, is that of a showing elsewhere. */
const callsOffUnknown = (draft: Draft, wishes: readonly TimeWish[]): boolean =>
  draft.world.request === null &&
  draft.talk.offered.length === 0 &&
  draft.talk.chosen === null &&
  wishes.length === 1 &&
  !hears(draft, "ask_property_question") &&
  !hears(draft, "request_showing");

/** "Can you cancel Friday" of the time on Friday that was chosen and is not requested yet. */
function callsOffChosen(draft: Draft, wishes: readonly TimeWish[]): boolean {
  const { chosen } = draft.talk;
  const startsAt = chosen && Temporal.Instant.from(chosen.startsAt);
  return startsAt !== null && !openRequest(draft) && wishes.every((wish) => isTimeOf(draft, wish, startsAt));
}

/** "No" to the times that were offered, or to the kind of tour that they are for. */
const refusesAll = (draft: Draft): boolean =>
  draft.talk.awaiting === "time" && (hears(draft, "negate") || refusesTour(draft));
const refusesTour = ({ heard }: Draft): boolean =>
  (heard?.times ?? []).some(({ not, tourType }) => not && tourType !== null);

const isTourOffered = ({ heard, world }: Draft): boolean =>
  (heard?.times ?? []).every(
    (wish) => wish.not || wish.tourType === null || world.openings.some((o) => o.tourType === wish.tourType),
  );

/** "Is there something by video?" is answered with the times there are, too. */
const asksOfTourOffered = (draft: Draft): boolean =>
  draft.talk.chosen === null &&
  mayBook(draft.world) &&
  (draft.heard?.asks ?? []).some(({ topic, needsOwner }) => topic === "tours.virtual" && !needsOwner) &&
  (draft.heard?.times ?? []).some(
    ({ tourType, not }) => !not && tourType === "VIRTUAL" && draft.world.openings.some((o) => o.tourType === tourType),
  );

function takeOnly(draft: Draft, text: string): boolean {
  const [only] = draft.talk.offered;
  if (only && draft.talk.offered.length === 1) take(draft, only, text);
  else askWhichTime(draft);
  return true;
}

export function askWhichTime(draft: Draft): void {
  draft.says.push({ say: "which-time", isOne: draft.talk.offered.length === 1 });
}

function cancel(draft: Draft): boolean {
  const request = openRequest(draft);
  if (request) {
    askWhetherToCancel(draft, request);
    return true;
  }
  const { chosen } = draft.talk;
  if (chosen) draft.says.push({ say: "nothing-requested", time: timeFor(draft, chosen.startsAt) });
  if (draft.world.isForming) {
    draft.orders.push({ kind: "stop-finding" });
    draft.says.push({ say: "stopped-finding" });
    draft.talk = { ...draft.talk, offered: [] };
  } else if (!chosen && !asksForVideo(draft)) draft.says.push({ say: "no-showing" });
  draft.talk = { ...draft.talk, awaiting: null, chosen: null };
  return true;
}

/** Goes on by itself after facts or a contact came: the chosen time, the next question, else times to choose from. */
export function advance(draft: Draft, text: string): void {
  const learned = toldFacts(draft);
  if (draft.talk.chosen) {
    // Who has heard a refusal and only says how to be reached does not hear it again.
    if (learned || !hasHeardRefusal(draft)) proceed(draft, text);
    return;
  }
  if (openRequest(draft) || !mayBook(draft.world)) return;
  if (!learned) return;
  if (draft.talk.awaiting === "time") {
    sayNoted(draft);
    if (isOffered(draft)) askWhichTime(draft);
    return;
  }
  if (draft.talk.wantsNoTimes || draft.talk.hasSeen) {
    sayNoted(draft);
    return;
  }
  findTime(draft);
}

/** Asks what is missing, else offers times, to who may come and has not said that they want none yet. */
export function findTime(draft: Draft): void {
  if (openRequest(draft) || !mayBook(draft.world) || draft.talk.wantsNoTimes || hasSeenHome(draft)) return;
  if (askMissing(draft, verdictFor(draft), false)) return;
  noteTold(draft);
  offer(draft, []);
}
