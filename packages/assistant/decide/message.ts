import type { RenterFacts } from "@porchlight/domain/qualification/renter-facts.ts";
import { dayAt } from "../dialogue/home-clock.ts";
import { isToldOfDoor } from "../dialogue/told-of-door.ts";
import type { Keyword } from "../heard/signals.ts";
import type { Line } from "../talk.ts";
import type { Order } from "../turn.ts";
import { tellAnswer } from "./answer-told.ts";
import { confirmsCancel, takeAnswer } from "./answers.ts";
import { handOver, isOnTheWay } from "./apart.ts";
import { isOver, meetApplication, requestsApplication } from "./application.ts";
import { meetAside } from "./aside.ts";
import { proceed } from "./booking.ts";
import { tellWhoComes } from "./comes-instead.ts";
import { sayDeleted } from "./deleted.ts";
import { asksOfIncome, asksOfUntoldIncome } from "./doubted-income.ts";
import {
  asksSomething,
  type Draft,
  goneAs,
  hasSignal,
  hears,
  learnedSomething,
  openRequest,
  toldFacts,
} from "./draft.ts";
import { affirmsInterest, awaitsInterest, deniesInterest, hasSeenHome } from "./interest.ts";
import { tellOfAid } from "./loses-home.ts";
import { takeNeedBack } from "./need-taken-back.ts";
import { clearsTrait } from "./never-counts.ts";
import { sayNextStep } from "./next-step.ts";
import { noteSeen, putsOffTimes } from "./no-hurry.ts";
import { meetUnbooked } from "./not-booked.ts";
import { sayNoted } from "./noted.ts";
import { noteCosigner, passOffer, tellAfterDecline } from "./offers.ts";
import { optingOut } from "./opting-out.ts";
import { takeOrderBack } from "./order-taken-back.ts";
import { isFromMachine, meetOtherBusiness } from "./other-business.ts";
import { acceptsToAskForDays, meetOtherDays } from "./other-days.ts";
import { takesOwnersTime } from "./owners-time.ts";
import { leavePetsToOwner } from "./pets-for-owner.ts";
import { notePassed } from "./qualifying.ts";
import { answerQuestions, answerTopic } from "./questions.ts";
import { hasHeardRefusal, isPassedOn, keepsWish, refuseBooking, repeatsRefusal } from "./refusing.ts";
import { meetReproach } from "./reproaches.ts";
import { advance, arrange } from "./showings.ts";
import { onlyTells, smallTalk, tellOwner } from "./small-talk.ts";
import { remindOfChosen, sayNothingRequested, tellShowing } from "./tell-showing.ts";
import { meetTrouble } from "./trouble.ts";
import { isRefused, tellsOf, verdictFor } from "./verdict.ts";
import { isOfTime, namesClosedTime } from "./wished.ts";

/** What follows from a renter's message. */
export function onMessage(draft: Draft, text: string, history: readonly Line[]): void {
  respond(draft, text, history);
  sayNextStep(draft);
  tellWhoComes(draft, text);
  sayNothingRequested(draft);
  remindOfChosen(draft);
  meetReproach(draft);
  if (tellsMishap(draft) || tellsHardship(draft)) draft.says.unshift({ say: "sorry-to-hear" });
}

/** "I got laid off, but I have savings": what goes to the owner, or falls short, is met with a kind word first. */
const tellsHardship = (draft: Draft): boolean =>
  draft.says.some(({ say }) => afterHardship.includes(say)) &&
  draft.says.every(({ say }) => say !== "sorry-to-hear") &&
  hasSignal(draft, "tells-hardship");
const afterHardship: readonly string[] = ["told-owner", "asked-owner", "not-qualified", "offer-passed-on"];

/** "My son is sick and I can't make it": what keeps a renter from coming gets a kind word first. */
const tellsMishap = (draft: Draft): boolean =>
  draft.says.some(({ say }) => afterMishap.includes(say)) && hasSignal(draft, "tells-mishap");
const afterMishap: readonly string[] = [
  "confirm-cancel",
  "canceled",
  "attendance-declined",
  "move-requested",
  "offer-others",
  "offer-nearest",
  "offer-around",
  "offer-first",
  "offer-last",
  "offer-beyond",
];

function respond(draft: Draft, text: string, history: readonly Line[]): void {
  if (isFromMachine(draft)) return;
  if (leaves(draft, history)) return;
  if (meetTrouble(draft, text)) return void recordFigures(draft);
  if (meetAside(draft)) return;
  const gone = goneAs(draft.world);
  if (gone) {
    if (isOver(draft) && meetApplication(draft)) return;
    if (!draft.talk.closed) draft.says.push({ say: gone });
    if (gone === "rented-out" && hears(draft, "waitlist")) handOver(draft, text);
    draft.talk = { ...draft.talk, closed: true, awaiting: null, chosen: null };
    return;
  }
  const { sinceOffer } = draft.talk;
  if (sinceOffer !== undefined) draft.talk = { ...draft.talk, sinceOffer: sinceOffer + 1 };
  const isAskedOfInterest = awaitsInterest(draft);
  if (isAskedOfInterest) draft.talk = { ...draft.talk, awaiting: null };
  record(draft);
  noteSeen(draft);
  sayDeleted(draft);
  if (meetOtherBusiness(draft, text)) return;
  if (takeNeedBack(draft, text) || takeOrderBack(draft, text)) return;
  if (takesBackAll(draft)) return void draft.says.push({ say: "taken-back" });
  if (hasSignal(draft, "asks-to-write-on")) return void draft.says.push({ say: "writes-on" });
  if (hasSignal(draft, "declines-cosigner")) noteCosigner(draft);
  if (clearsTrait(draft) || repeatsRefusal(draft) || meetUnbooked(draft, text)) return;
  if (acceptsToAskForDays(draft) || meetOtherDays(draft)) return;
  tellOfAid(draft);
  const wasOfApplication = meetApplication(draft);
  const wasHanded = handOver(draft, text);
  if (!hears(draft, "prompt_injection")) answerQuestions(draft);
  leavePetsToOwner(draft);
  if (hears(draft, "ask_answer")) tellAnswer(draft, text);
  if (tellsOfAssistance(draft)) answerTopic(draft, "assistance_animal");
  if (hears(draft, "tells_cosigner") && (learnedSomething(draft) || draft.talk.awaiting === "facts"))
    answerTopic(draft, "requirements.cosigner");
  tellAfterDecline(draft, text);
  const answered = draft.says.length > 0;
  if ((answered || toldFacts(draft)) && tellsMessage(draft)) tellOwner(draft, text);
  if (hears(draft, "ask_own_showing") && !hasSignal(draft, "accepts-to-ask") && tellShowing(draft, text)) return;
  if (hears(draft, "ask_next"))
    return void draft.says.push({ say: isToldOfDoor(draft.talk) ? "after-trouble" : "liked-it" });
  if (hears(draft, "prompt_injection")) return;
  if (hears(draft, "abusive") && !namesTime(draft) && !learnedSomething(draft))
    return void draft.says.push({ say: draft.says.length > 0 ? "apology" : "abuse" });
  if (givesShortNumber(draft)) return;
  requestsApplication(draft);
  if (putsOffTimes(draft)) return;
  if (takeAnswer(draft, text)) return;
  if (passOffer(draft, text) || asksOfIncome(draft) || asksOfUntoldIncome(draft) || saysNotQualified(draft)) return;
  if (putsRight(draft)) sayNoted(draft);
  if ((!wasOfApplication && hasSignal(draft, "reports-broken-link")) || saysWhenToCall(draft))
    return void tellOwner(draft, text);
  if (isOnTheWay(draft) && !hears(draft, "reschedule_showing")) return;
  if (hears(draft, "apply") && hasSeenHome(draft)) return;
  if (takesOwnersTime(draft, text)) return;
  if (!(wasHanded && answered && !namesTime(draft)) && arrange(draft, text)) return;
  if (learnedSomething(draft) && !(wasHanded && draft.talk.chosen === null)) advance(draft, text);
  if (draft.says.length === 0 && goesOnWithTime(draft) && !onlyTells(draft)) proceed(draft, text);
  if (draft.says.length === 0 && !(isAskedOfInterest && affirmsInterest(draft))) smallTalk(draft, text);
}

/** A number that lacks digits is asked for again, where one was asked for and none is known. */
function givesShortNumber(draft: Draft): boolean {
  const { talk, hasContact } = draft;
  if (hasContact || !hasSignal(draft, "gives-short-number")) return false;
  if (talk.awaiting !== "contact" && !talk.asked.includes("contact")) return false;
  draft.says.push({ say: "short-number" });
  draft.talk = { ...draft.talk, awaiting: "contact" };
  return true;
}

/** Who puts an income or a score right hears how it is noted now. */
const putsRight = ({ learned: { monthlyIncome, creditScore }, world: { renter } }: Draft): boolean =>
  isOther(monthlyIncome, renter.facts.monthlyIncome) || isOther(creditScore?.low, renter.facts.creditScore?.low);
const isOther = (now: number | null | undefined, before: number | null | undefined): boolean =>
  now !== undefined && typeof before === "number" && now !== before;
/** "Sorry, that wasn't a question for you", and nothing else: what Piper waits for is not asked for again at that. */
const takesBackAll = (draft: Draft): boolean =>
  hasSignal(draft, "takes-back") &&
  !asksSomething(draft) &&
  !learnedSomething(draft) &&
  (draft.heard?.intents ?? []).every((intent) => light.includes(intent));
const light: readonly string[] = ["thank_goodbye", "negate", "affirm", "greeting"];

/** Who tells of an assistance animal hears at once that no pet rule stands against it. */
const tellsOfAssistance = ({ learned, world }: Draft): boolean =>
  learned.hasAssistanceAnimal === true && !world.renter.facts.hasAssistanceAnimal;

/** Whatever says nothing else goes on with the time that was chosen: facts are asked for again, and a yes is one to that time. */
const goesOnWithTime = (draft: Draft): boolean =>
  draft.talk.chosen !== null &&
  (draft.talk.awaiting === "facts" ||
    (draft.talk.awaiting === "contact" && (hears(draft, "affirm") || hears(draft, "attend"))));

/** What follows from a note beside the form: what it tells is kept and what it asks is answered or handed over. */
export function onNote(draft: Draft, text: string): void {
  if (meetTrouble(draft, text)) return;
  record(draft);
  handOver(draft, text);
  answerQuestions(draft);
}

/** A day alone may be part of what was handed over; a day and its hours are a wish to come, unless to be called then. */
const namesTime = (draft: Draft): boolean =>
  !hears(draft, "request_call") &&
  (hears(draft, "request_showing") ||
    hears(draft, "reschedule_showing") ||
    (draft.heard?.times ?? []).some(
      (wish) => wish.choice !== null || (wish.from !== null && (wish.at ?? wish.after ?? wish.before) !== null),
    ));

/** "After 3 is best", from who asked to be called and was offered no times. */
const saysWhenToCall = ({ talk, heard, world }: Draft): boolean =>
  heard !== null &&
  world.request === null &&
  talk.offered.length === 0 &&
  talk.escalated.some((topic) => topic.startsWith("will-call.")) &&
  heard.times.length > 0 &&
  heard.intents.every((intent) => intent === "give_date" || intent === "affirm" || intent === "thank_goodbye") &&
  (heard.times.every(({ from, choice }) => from === null && choice === null) ||
    heard.signals.has("tells-when-to-call"));

const keywordOf = ({ heard, world }: Draft): Keyword["means"] | null =>
  heard?.keyword && (world.channel === "SMS" || !heard.keyword.isForTexts) ? heard.keyword.means : null;

/** STOP, HELP, START and their like come before anything else. True where the turn is over. */
function leaves(draft: Draft, history: readonly Line[]): boolean {
  const keyword = keywordOf(draft);
  const answersAttendance = confirmsCancel(draft.talk) && keyword !== "stop";
  const order = (one: Order, say: "opted-out" | "opted-in" | "wrong-number" | "lost-interest") => {
    draft.orders.push(one);
    draft.says.push({ say });
    draft.talk = { ...draft.talk, awaiting: null, chosen: null };
    return true;
  };
  const tellsOfTrouble = hears(draft, "emergency") || hears(draft, "in_distress");
  if (keyword === "stop" || (hears(draft, "opt_out") && !tellsOfTrouble))
    return order(optingOut(draft, history), "opted-out");
  if (keyword === "start" && !answersAttendance) return order({ kind: "opt-in" }, "opted-in");
  const isTroubled = tellsOfTrouble || Boolean(draft.talk.trouble);
  if (keyword === "help" && !(isTroubled && draft.world.channel !== "SMS")) {
    draft.says.push({ say: "help" });
    return true;
  }
  if (isTroubled) return false;
  // Whose own words went astray asked for no end of ours: ./aside.ts.
  if (draft.talk.aside) return false;
  // "Oops, wrong number. Wait, is that one for rent?" asks of the home all the same.
  if (hears(draft, "wrong_number") && !hears(draft, "ask_property_question")) {
    draft.orders.push({ kind: "lose-interest" });
    return order({ kind: "opt-out" }, "wrong-number");
  }
  // With a showing open it is first asked whether to cancel that.
  if (!(hears(draft, "not_interested") || deniesInterest(draft)) || openRequest(draft)) return false;
  if (goesOn(draft)) return staysOn(draft);
  return order({ kind: "lose-interest" }, "lost-interest");
}

/** "Monday is out, I took another shift. Tuesday at 6?": who names a time to come, or asks something, does not leave. */
const goesOn = (draft: Draft): boolean =>
  asksSomething(draft) || (draft.heard?.times ?? []).some((wish) => !wish.not && isOfTime(wish));

/** What was like a goodbye was none, and calls nothing off. */
function staysOn(draft: Draft): false {
  const { heard } = draft;
  draft.heard = heard && { ...heard, intents: heard.intents.filter((intent) => intent !== "not_interested") };
  return false;
}

function recordFacts({ orders }: Draft, facts: Partial<RenterFacts>): void {
  if (Object.keys(facts).length > 0) orders.push({ kind: "record-facts", facts });
}

/** What is told in the middle of trouble is not asked for again after it; "can we go in now" is no move-in. */
function recordFigures(draft: Draft): void {
  const { monthlyIncome, creditScore, moveIn } = draft.learned;
  const isDated =
    moveIn && moveIn.from > dayAt(draft.world.now.add({ hours: soonHours }), draft.world.property.timeZone);
  recordFacts(draft, {
    ...(monthlyIncome && { monthlyIncome }),
    ...(creditScore && { creditScore }),
    ...(isDated && { moveIn }),
  });
}
/** How far ahead a day must be to be one to move in on, in the middle of trouble. */
const soonHours = 72;

function record(draft: Draft): void {
  const { heard } = draft;
  if (heard === null) return;
  recordFacts(draft, draft.learned);
  if (Object.keys(heard.contact).length > 0) draft.orders.push({ kind: "record-contact", ...heard.contact });
  if (!hears(draft, "thank_goodbye")) draft.talk = { ...draft.talk, thanked: false };
}

/** Facts that fail a stated requirement are told at once rather than after a time was chosen. */
function saysNotQualified(draft: Draft): boolean {
  if (!draft.heard || !toldFacts(draft) || openRequest(draft)) return false;
  const verdict = verdictFor(draft);
  const failed = verdict.failed.find((rule) => tellsOf(draft, rule)) ?? verdict.failed[0];
  if (failed !== undefined) {
    if (namesClosedTime(draft)) draft.says.push({ say: "time-not-open" });
    const wishesInVain = !isPassedOn(draft) && draft.heard.times.some((wish) => !wish.not && isOfTime(wish));
    if (hasHeardRefusal(draft) && !tellsOf(draft, failed) && !wishesInVain) {
      sayNoted(draft);
      keepsWish(draft);
    } else refuseBooking(draft, failed);
    return true;
  }
  const isNews = !draft.world.isQualified || draft.world.stage === "REQUIREMENTS_NOT_MET";
  if (verdict.passes && isNews) notePassed(draft);
  return false;
}

/** A message to the owner goes to them, whatever else is answered beside it. */
const tellsMessage = (draft: Draft): boolean =>
  hears(draft, "pass_on") &&
  hasSignal(draft, "has-message-for-owner") &&
  draft.heard?.times.length === 0 &&
  !isRefused(draft) &&
  !draft.orders.some(({ kind }) => kind === "escalate");
