import type { Intent } from "../understanding/intents.ts";
import { normal } from "../understanding/normal.ts";
import {
  chosenTime,
  coversOwnDay,
  isOpen,
  isOwnTime,
  offer,
  openRequest,
  proceed,
  shiftedTime,
  take,
  withoutOwnTime,
} from "./booking.ts";
import { askContactOnce, type Draft, escalate, mayBook, timeFor } from "./draft.ts";
import { askMissing, isRefused, refuseBooking, verdictFor } from "./qualifying.ts";

/** Hours before a showing in which a bare "1" or "yes" answers its reminder. */
const reminderHours = 3;

const isYes = (draft: Draft, text: string): boolean =>
  has(draft, "affirm") || has(draft, "attend") || /^\s*(?:1|yes|y|si|sí)\s*[.!]?\s*$/i.test(text);
const isNo = (draft: Draft, text: string): boolean =>
  has(draft, "negate") || has(draft, "cancel_showing") || /^\s*(?:2|no|n)\s*[.!]?\s*$/i.test(text);
const has = ({ heard }: Draft, intent: Intent): boolean => heard?.intents.includes(intent) ?? false;
const waitFor = (draft: Draft, awaiting: Draft["talk"]["awaiting"]): void => {
  draft.talk = { ...draft.talk, awaiting };
};

/** Whether Piper has asked to be sure that a showing is to be canceled. */
export const confirmsCancel = ({ awaiting }: Draft["talk"]): boolean =>
  awaiting === "confirm-cancel" || awaiting === "confirm-leaving";

/** Answers to what Piper or the owner asked: attendance, a proposal, a cancellation, passing on. True where one was taken. */
export function takeAnswer(draft: Draft, text: string): boolean {
  const { awaiting } = draft.talk;
  const request = openRequest(draft);
  if (confirmsCancel(draft.talk) && request) return confirmCancel(draft, text);
  if (request && isAboutAttendance(draft)) return attendance(draft, text);
  if (draft.world.reschedule?.by === "owner") return proposal(draft, text);
  if (has(draft, "pass_on") ? isRefused(draft) : awaiting === "pass-on" && isYes(draft, text) && !isNo(draft, text)) {
    draft.says.push({ say: escalate(draft, "pass-on", text, "OTHER") ? "passed-on" : "asked-owner-already" });
    waitFor(draft, null);
    askContactOnce(draft);
    return true;
  }
  return false;
}

function isAboutAttendance({ talk, world }: Draft): boolean {
  if (talk.awaiting === "attendance") return true;
  if (talk.awaiting !== null || world.request?.status !== "ACCEPTED") return false;
  const hours = world.now.until(world.request.startsAt).total("hours");
  return hours >= 0 && hours <= reminderHours;
}

function attendance(draft: Draft, text: string): boolean {
  const request = openRequest(draft);
  if (!request || has(draft, "reschedule_showing") || has(draft, "ask_property_question")) return false;
  if (isNo(draft, text)) {
    draft.orders.push({ kind: "answer-attendance", attending: false });
    draft.says.push({ say: "attendance-declined" });
    waitFor(draft, null);
    offer(draft, [], true);
    return true;
  }
  if (!isYes(draft, text)) return false;
  draft.orders.push({ kind: "answer-attendance", attending: true });
  draft.says.push({ say: "see-you", time: timeFor(draft, request.startsAt) });
  waitFor(draft, null);
  return true;
}

function confirmCancel(draft: Draft, text: string): boolean {
  const request = openRequest(draft);
  if (!request) return false;
  if (isYes(draft, text) || has(draft, "cancel_showing")) {
    const isLeaving = draft.talk.awaiting === "confirm-leaving";
    draft.orders.push({ kind: isLeaving ? "lose-interest" : "cancel-showing" });
    draft.says.push({ say: "canceled" });
  } else if (isNo(draft, text)) draft.says.push({ say: "kept", time: timeFor(draft, request.startsAt) });
  else return false;
  waitFor(draft, null);
  return true;
}

function proposal(draft: Draft, text: string): boolean {
  const proposed = draft.world.reschedule;
  const wishes = draft.heard?.times ?? [];
  if (proposed === null) return false;
  const counter = chosenTime(draft, wishes);
  const isSame = counter && Temporal.Instant.compare(Temporal.Instant.from(counter.startsAt), proposed.startsAt) === 0;
  if (counter && !isSame) {
    take(draft, counter, text);
    return true;
  }
  if (isSame || (isYes(draft, text) && !isNo(draft, text))) {
    draft.orders.push({ kind: "agree-to-proposal" });
    draft.says.push({ say: "agreed", time: timeFor(draft, proposed.startsAt) });
    waitFor(draft, null);
    return true;
  }
  if (isNo(draft, text) || wishes.some((wish) => wish.from !== null || wish.at !== null)) {
    if (draft.talk.awaiting !== "time") draft.orders.push({ kind: "refuse-proposal" });
    draft.says.push({ say: "refused-proposal" });
    offer(draft, wishes, wishes.length === 0);
    return true;
  }
  return false;
}

/** "Can we make it Sunday at 3" of someone who has a time. */
const asksToTrade =
  /\b(?:instead|make it|(?:is|are|would be|works|work) better|prefer|rather|no wait|wait no|(?:can|could) (?:we|i) (?:do|come|meet)|podemos|puedo ir|en vez)\b/;

/** Wishes for a showing, another time or none at all. True where something was done. */
export function arrange(draft: Draft, text: string): boolean {
  const { talk, heard } = draft;
  const wishes = withoutOwnTime(draft, heard?.times ?? []);
  const request = openRequest(draft);
  const isLooking = [
    "request_showing",
    "request_other_times",
    "reschedule_showing",
    "cancel_showing",
    "not_interested",
  ] as const;
  if (wishes.length > 0 && wishes.every((wish) => isOwnTime(draft, wish)) && !isLooking.some((one) => has(draft, one)))
    return false;
  const namesTime = wishes.some(
    (wish) =>
      wish.choice !== null || wish.from !== null || wish.at !== null || wish.after !== null || wish.before !== null,
  );
  if (
    (has(draft, "cancel_showing") || has(draft, "not_interested")) &&
    !has(draft, "reschedule_showing") &&
    (!namesTime || wishes.every((wish) => isOwnTime(draft, wish) || coversOwnDay(draft, wish)))
  )
    return cancel(draft);
  if (request && draft.world.reschedule?.by === "renter" && has(draft, "negate") && !namesTime) {
    draft.orders.push({ kind: "keep-time" });
    draft.says.push({ say: "kept", time: timeFor(draft, request.startsAt) });
    waitFor(draft, null);
    return true;
  }
  const shifted = shiftedTime(draft, text);
  const chosen = chosenTime(draft, wishes) ?? (shifted && isOpen(draft, shifted) ? shifted : null);
  // "Saturday no longer works, is Wednesday at 6 open" moves, without a word for it.
  const tradesDay =
    request !== null &&
    chosen !== null &&
    (asksToTrade.test(normal(text)) ||
      has(draft, "negate") ||
      has(draft, "cancel_showing") ||
      (heard?.times ?? []).some((wish) => wish.not || coversOwnDay(draft, wish)));
  const wantsMove =
    tradesDay || shifted !== null || has(draft, "reschedule_showing") || has(draft, "request_other_times");
  const wantsShowing =
    has(draft, "request_showing") || has(draft, "request_self_tour") || wantsMove || talk.awaiting === "time";
  // A clock time is a wish to come, whatever else the message asks; a bare day may be part of the question.
  const asksOnly = has(draft, "ask_property_question") && !wantsShowing && wishes.every((wish) => wish.at === null);
  if (chosen && !asksOnly && (!request || wantsMove || wantsShowing || talk.awaiting === "reschedule-answer")) {
    take(draft, chosen, text);
    return true;
  }
  if (talk.awaiting === "time" && talk.offered.length > 0 && !namesTime && has(draft, "affirm") && !wantsMove)
    return takeOnly(draft, text);
  const hasProposal = draft.world.reschedule?.by === "owner";
  if ((request || hasProposal) && wantsMove && !namesTime) {
    if (draft.world.reschedule?.by !== "renter") draft.orders.push({ kind: "ask-another-time" });
    offer(draft, wishes, true);
    return true;
  }
  if (wantsMove && !request && !namesTime && talk.offered.length === 0 && has(draft, "reschedule_showing"))
    draft.says.push({ say: "no-showing" });
  if (request && !wantsMove && !has(draft, "request_showing") && !namesTime) return false;
  if (
    wantsMove ||
    has(draft, "request_showing") ||
    has(draft, "request_self_tour") ||
    (namesTime && !asksOnly) ||
    refusesAll(draft)
  ) {
    const [failed] = request ? [] : verdictFor(draft).failed;
    if (failed !== undefined && mayBook(draft.world)) {
      refuseBooking(draft, failed);
      return true;
    }
    if (wishes.some((wish) => wish.tourType !== null) && !isTourOffered(draft))
      draft.talk = { ...draft.talk, offered: [] };
    offer(
      draft,
      isTourOffered(draft) ? wishes : wishes.map((wish) => ({ ...wish, tourType: null })),
      has(draft, "request_other_times") || refusesAll(draft),
    );
    return true;
  }
  return false;
}

const refusesAll = (draft: Draft): boolean => draft.talk.awaiting === "time" && has(draft, "negate");

const isTourOffered = ({ heard, world }: Draft): boolean =>
  (heard?.times ?? []).every(
    (wish) => wish.tourType === null || world.openings.some((o) => o.tourType === wish.tourType),
  );

function takeOnly(draft: Draft, text: string): boolean {
  const [only] = draft.talk.offered;
  if (only && draft.talk.offered.length === 1) take(draft, only, text);
  else draft.says.push({ say: "which-time" });
  return true;
}

function cancel(draft: Draft): boolean {
  const request = openRequest(draft);
  if (request) {
    draft.says.push({ say: "confirm-cancel", time: timeFor(draft, request.startsAt) });
    waitFor(draft, has(draft, "not_interested") ? "confirm-leaving" : "confirm-cancel");
  } else if (draft.world.isForming) {
    draft.orders.push({ kind: "stop-finding" });
    draft.says.push({ say: "stopped-finding" });
    draft.talk = { ...draft.talk, awaiting: null, chosen: null, offered: [] };
  } else {
    draft.says.push({ say: "no-showing" });
    draft.talk = { ...draft.talk, chosen: null };
  }
  return true;
}

/** Goes on by itself after facts or a contact came: the chosen time, the next question, else times to choose from. */
export function advance(draft: Draft, text: string): void {
  if (draft.talk.chosen) {
    proceed(draft, text);
    return;
  }
  if (openRequest(draft) || !mayBook(draft.world)) return;
  const learned = Object.keys(draft.heard?.facts ?? {}).length > 0;
  if (!learned || draft.talk.awaiting === "time") return;
  if (askMissing(draft, verdictFor(draft), false)) return;
  offer(draft, []);
}

/** Says how the renter's own showing stands; false where the message wants it changed. */
export function tellShowing(draft: Draft): boolean {
  if (has(draft, "cancel_showing") || has(draft, "reschedule_showing") || has(draft, "running_late")) return false;
  const request = openRequest(draft);
  if (request) {
    const isConfirmed = request.status === "ACCEPTED";
    draft.says.push({ say: "your-showing", time: timeFor(draft, request.startsAt), isConfirmed });
    draft.facts.push({ source: "availability", field: "request", value: request.startsAt.toString() });
  } else draft.says.push({ say: "no-showing" });
  return true;
}
