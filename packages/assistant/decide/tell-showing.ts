import { waitsForOwner } from "../dialogue/obstacles.ts";
import type { Intent } from "../reading/intents.ts";
import { offer, proceed, take } from "./booking.ts";
import {
  type Draft,
  goneAs,
  hasSignal,
  hears,
  isOffered,
  learnedSomething,
  mayBook,
  openRequest,
  timeFor,
} from "./draft.ts";
import { hasSeenHome } from "./interest.ts";
import { noteTold } from "./noted.ts";
import { isOwnTime, onRequestedDay } from "./own-time.ts";
import { askForChosen, asking } from "./qualifying.ts";
import { verdictFor } from "./verdict.ts";
import { chosenTime, isOpen, namesClosedTime, offeredAtHour, onOfferedDay } from "./wished.ts";

/*
 * How the renter's own showing stands, asked for by whoever has one or thinks so.
 */

/** Says how the renter's own showing stands; false where the message wants it changed. */
export function tellShowing(draft: Draft, text: string): boolean {
  if (hears(draft, "cancel_showing") || hears(draft, "reschedule_showing") || hears(draft, "running_late"))
    return false;
  const request = openRequest(draft);
  if (!request && draft.talk.ownersTimes?.isTaken) {
    draft.says.push({ say: "asked-owner-already" });
    return true;
  }
  // "I missed my showing, can I get another" wishes for times.
  if (!request && draft.talk.chosen === null && hears(draft, "request_showing")) return false;
  if (request && proposesOtherHour(draft)) return false;
  if (request) {
    const isConfirmed = request.status === "ACCEPTED";
    draft.says.push({ say: "your-showing", time: timeFor(draft, request.startsAt), isConfirmed });
    const { move } = draft.world;
    if (move) draft.says.push({ say: "move-waits", time: timeFor(draft, move.startsAt) });
    draft.facts.push({ source: "availability", field: "request", value: request.startsAt.toString() });
  } else if (draft.talk.chosen) {
    // A time that waits for an answer is what they mean.
    draft.says.push({ say: "nothing-requested", time: timeFor(draft, draft.talk.chosen.startsAt) });
    proceed(draft, text);
  } else if (isOffered(draft) || namesOpenStart(draft)) tellNothingRequested(draft, text);
  else if (asksOrTellsElse(draft)) return false;
  else draft.says.push({ say: "no-showing" });
  return true;
}

/** "So is it Wednesday? 6:30 would be better": another open hour is proposed beside the question. */
function proposesOtherHour(draft: Draft): boolean {
  if (!hears(draft, "proposes_time") && !hasSignal(draft, "trades-time") && !hasSignal(draft, "closes-with-hour"))
    return false;
  const others = onRequestedDay(draft, draft.heard?.times ?? []).filter(
    (wish) => !wish.not && wish.at !== null && !isOwnTime(draft, wish),
  );
  return others.length > 0 && !namesClosedTime(draft) && chosenTime(draft, others) !== null;
}

/** "So is Friday at 1 good?" of somebody who has no showing asks for that time, if it is open. */
const namesOpenStart = (draft: Draft): boolean =>
  mayBook(draft.world) &&
  !namesClosedTime(draft) &&
  (draft.heard?.times ?? []).some(({ not, from, at }) => !not && from !== null && at !== null);

/** "The pet rent makes it $1,700. Can you confirm? I earn 4,900": who never had a showing means something else. */
const asksOrTellsElse = ({ heard, learned }: Draft): boolean =>
  Object.keys(learned).length > 0 || (heard?.unknownQuestions.length ?? 0) > 0;

/** "Did you get me down for the 7 one?" among times that were offered: no, but it can be taken now. */
function tellNothingRequested(draft: Draft, text: string): void {
  noteTold(draft);
  draft.says.push({ say: "nothing-requested", time: null });
  const named = chosenTime(draft, draft.heard?.times ?? []) ?? offeredAtHour(draft);
  if (named) take(draft, named, text);
  else if (draft.talk.offered.length === 0 || (draft.heard?.times ?? []).some(({ not, at }) => !not && at !== null))
    offer(draft, onOfferedDay(draft, draft.heard?.times ?? []));
  else draft.says.push({ say: "which-time", isOne: draft.talk.offered.length === 1 });
}

/** Who is on the way, late or at the door, or takes leave until then, and has no showing hears so before anything else. */
export function sayNothingRequested(draft: Draft): void {
  const { says, orders, talk, world } = draft;
  // "I'll be there" to a time that waits for their name says yes to it.
  const isYes = hears(draft, "attend") && talk.chosen !== null && talk.awaiting === "contact";
  const isOfChosen = takesForSet(draft);
  const isPresumed = isOfChosen || presuming.some((one) => hears(draft, one));
  const isComing = talk.introduced && !isYes && !learnedSomething(draft) && isPresumed;
  const isKnown = world.request !== null || world.reschedule !== null || hasSeenHome(draft) || goneAs(world) !== null;
  const isTold =
    says.some(({ say }) => tellsOfShowing.includes(say)) || orders.some(({ kind }) => kind === "request-showing");
  if (!isComing || isKnown || isTold || says.length === 0 || talk.trouble || talk.closed) return;
  const time = talk.chosen && timeFor(draft, talk.chosen.startsAt);
  // "You're welcome" behind it would sound as if they might come.
  draft.says = [
    { say: "nothing-requested", time },
    ...says
      .filter(({ say }) => say !== "welcome" && say !== "any-time")
      .map((one) => (one.say === "ask-facts" ? { ...one, time: null, isForBooking: true } : one)),
  ];
  if (isOfChosen) askForChosen(draft);
}

/** Who thanks, or asks how it will be, goes by a time that was chosen, of which nothing else in the turn tells. */
const takesForSet = (draft: Draft): boolean =>
  isUntold(draft) &&
  (hears(draft, "thank_goodbye") ||
    (draft.heard?.asks ?? []).some(({ topic }) => topic.startsWith("showing_logistics")));

/** Whether a time was chosen that lacks something still, and nothing in the turn asks for that or tells of it. */
const isUntold = (draft: Draft): boolean =>
  draft.talk.chosen !== null &&
  isOpen(draft, draft.talk.chosen) &&
  verdictFor(draft).failed.length === 0 &&
  !(draft.talk.obstacles ?? []).some(({ matter }) => waitsForOwner(draft.talk, matter)) &&
  !draft.says.every(({ say }) => say === "noted" || asking.includes(say)) &&
  !draft.says.some((one) => waitsElsewhere.includes(one.say) || (one.say === "ask-facts" && one.time !== null));

/** Who asks of the home after a time was chosen hears, behind the answer, what is still needed to request it. */
export function remindOfChosen(draft: Draft): void {
  const isAnswered = draft.says.some(({ say }) => answering.includes(say));
  if (isAnswered && isUntold(draft) && !draft.talk.trouble && draft.world.request === null) askForChosen(draft);
}
const answering: readonly string[] = ["answer", "owner-says", "listing-says", "asked-owner", "asked-owner-already"];

/** What says already that a time waits for the owner's word. */
const waitsElsewhere: readonly string[] = ["waits-for-owner", "owner-decides", "asked-without", "passed-on"];
const presuming: readonly Intent[] = ["running_late", "attend", "access_problem", "cancel_showing"];
/** What tells already how it stands with a showing. */
const tellsOfShowing: readonly string[] = [
  "nothing-requested",
  "no-showing",
  "not-booked",
  "your-showing",
  "requested",
  "time-open",
  "stopped-finding",
  "got-it-wrong",
];
