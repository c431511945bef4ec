import type { Question, TopicQuestion } from "../heard/questions.ts";
import type { Distress, Emergency } from "../heard/trouble.ts";
import type { Intent } from "../reading/intents.ts";
import type { Trouble } from "../talk.ts";
import { topicOf } from "../topics.ts";
import { isAtDoor } from "./at-door.ts";
import { proceed } from "./booking.ts";
import { askContactOnce, type Draft, escalate, hasSignal, hears, isInDistress, mayChoose } from "./draft.ts";
import { tellOfAid } from "./loses-home.ts";
import { answerFromOwner, answerFromRecords, answersFromRecords } from "./questions.ts";
import { arrange } from "./showings.ts";

/*
 * An emergency and a person in distress: a state of the talk, in which every message is answered as within it until
 * somebody says that it is over. Source: docs/decisions/0059-until-it-is-over.md.
 */

/** Meets a message that tells of trouble, or that is written in the middle of one; true where the turn is over with that. */
export function meetTrouble(draft: Draft, text: string): boolean {
  const before = draft.talk.trouble ?? null;
  const isAfter = before === null && draft.talk.hadEmergency === true;
  if (isAfter) draft.heard = draft.heard && withoutEnd(draft.heard);
  const told = troubleTold(draft, before);
  if (told === null && before === null) {
    if (isAfter) draft.heard = draft.heard && withoutLikenesses(draft.heard);
    return false;
  }
  // Who is in distress and waits at the door of a showing writes of that.
  if (told === null && before !== null && isDistress(before) && isAtDoor(draft)) return false;
  if (before !== null && isDenied(draft)) return setRight(draft, text);
  if (before !== null && isOverFor(draft, before)) return end(draft, text);
  const isReport = hears(draft, "emergency") || hears(draft, "in_distress");
  const isFirst = told !== null && (before === null || isDistress(before) !== isDistress(told));
  const isSurmised = (before === null || draft.talk.isTroubleSurmised === true) && isSurmisedIn(draft);
  draft.talk = {
    ...draft.talk,
    ...{ trouble: told ?? before, isTroubleSurmised: isSurmised, awaiting: heldBack(draft) },
  };
  const { trouble } = draft.talk;
  if (trouble && isDistress(trouble)) beWithDistress(draft, text, trouble, isFirst);
  else if (trouble) beWithEmergency(draft, text, trouble, isFirst, isReport);
  return true;
}

/** A fire is not over because somebody is well again; a fall is. */
function isOverFor({ heard }: Draft, before: Trouble): boolean {
  const { isOver = false, isWell = false, hasRecovered = false } = heard?.trouble ?? {};
  return isOver || (isWell && isDistress(before)) || (hasRecovered && before === "danger");
}

/** Whether what was surmised is said to be something else, and nothing of the kind is told besides. */
const isDenied = (draft: Draft): boolean =>
  draft.talk.isTroubleSurmised === true &&
  draft.heard?.trouble?.isDenied === true &&
  !hears(draft, "emergency") &&
  !hears(draft, "in_distress");

/** Whether this message names no trouble: it tells of none, or is only like those that do. */
const isSurmisedIn = (draft: Draft): boolean =>
  (!hears(draft, "emergency") && !hears(draft, "in_distress")) || draft.heard?.trouble?.isSurmised === true;

const isDistress = (trouble: Trouble): trouble is Distress => trouble === "violence" || trouble === "despair";

function troubleTold(draft: Draft, before: Trouble | null): Trouble | null {
  const said = draft.heard?.trouble;
  const isIn = before !== null && !isDistress(before);
  if (hears(draft, "emergency"))
    return isIn ? worseOf(before, said?.emergency ?? before) : (said?.emergency ?? "danger");
  // Who is scared in the middle of a fire is met as in the fire.
  if (hears(draft, "in_distress") && !(isIn && said?.isSurmised)) return said?.distress ?? "despair";
  // "Where is the breaker box" tells of no new danger.
  const isTold = said?.isOfElectricity === true && !hears(draft, "ask_property_question");
  return isIn && isTold ? worseOf(before, "electricity") : null;
}

const worse: readonly Emergency[] = ["danger", "water", "electricity", "gas-or-fire"];

/** What is told later adds to a danger and makes none smaller: a flood at a wet electric panel is met as the panel's. */
const worseOf = (before: Emergency, told: Emergency): Emergency =>
  worse.indexOf(told) > worse.indexOf(before) ? told : before;

/** A time that is being chosen, and a contact that was asked for, are still answered by who is in distress. */
const heldBack = (draft: Draft) => (isInDistress(draft) && mayChoose(draft.talk) ? draft.talk.awaiting : null);

/** Goes on with whatever else the message says; true where it says no more. */
function end(draft: Draft, text: string): boolean {
  const isOfDistress = isInDistress(draft);
  const { measures: _, isTroubleSurmised: __, isAdvised: ___, ...talk } = draft.talk;
  draft.talk = { ...talk, trouble: null, ...(isOfDistress ? {} : { hadEmergency: true }) };
  if (!isOfDistress) escalate(draft, `over.${keyOfAll(draft)}`, text, "OTHER");
  const { heard } = draft;
  // "False alarm" asks of no alarm system.
  const asks = (heard?.asks ?? []).filter((ask) => !ask.cues.has("says-it-is-over") && (isOfDistress || isNamed(ask)));
  const isOfTime = (heard?.times.length ?? 0) > 0;
  const isMeant = (intent: string) => intent !== "request_showing" || isOfDistress || isOfTime;
  const intents = (heard?.intents ?? []).filter((intent) => !ended.includes(intent) && isMeant(intent));
  const isAnswered = asks.length > 0 || isOfTime || intents.some((intent) => ofHome.includes(intent));
  const isLeft = !isOfDistress && (isAnswered ? (heard?.unknownQuestions ?? []).length > 0 : hasQuestion(draft));
  draft.says.push(isOfDistress ? { say: "distress-over" } : { say: "emergency-over", asks: isLeft });
  if (heard === null) return true;
  // What was asked and nothing named answers went to the owner with the rest.
  const unknownQuestions = isOfDistress ? heard.unknownQuestions : [];
  draft.heard = { ...heard, intents, asks, topics: asks.map(({ topic }) => topic), unknownQuestions };
  return !isAnswered && unknownQuestions.length === 0;
}

/** What was surmised is none: whatever else the message says is met like any other; true where it says no more. */
function setRight(draft: Draft, text: string): boolean {
  const { measures: _, isTroubleSurmised: __, isAdvised: ___, ...talk } = draft.talk;
  draft.talk = { ...talk, trouble: null };
  escalate(draft, `over.${keyOfAll(draft)}`, text, "OTHER");
  draft.says.push({ say: "no-trouble" });
  const { heard } = draft;
  if (heard === null) return true;
  const intents = heard.intents.filter((intent) => !ended.includes(intent));
  draft.heard = { ...heard, intents };
  const isAsking = heard.asks.length + heard.times.length + heard.unknownQuestions.length > 0;
  return !isAsking && intents.every((intent) => light.includes(intent));
}

/** Who was let in again stands at no door. */
const ended: readonly string[] = ["emergency", "report_maintenance", "access_problem"];

/** What ended is told once more: "like I said, they let us back in". */
const withoutEnd = (heard: NonNullable<Draft["heard"]>): NonNullable<Draft["heard"]> =>
  heard.trouble?.isOver ? { ...heard, intents: heard.intents.filter((intent) => !ended.includes(intent)) } : heard;

/** To go in and see to one's things is no wish for a showing, unless a time is named. */
const ofHome: readonly string[] = ["reschedule_showing", "cancel_showing", "apply"];

/** A word names the topic; likeness alone does not. */
const isNamed = ({ topic, topicsNamed }: TopicQuestion): boolean => topicsNamed.includes(topic);

/** After an emergency "can I get my things and lock up" asks of no renewal: what is merely like a topic is the owner's to answer. */
function withoutLikenesses(heard: NonNullable<Draft["heard"]>): NonNullable<Draft["heard"]> {
  const { asks } = heard;
  const named = asks.filter(isNamed);
  const unknown: Question[] = [...heard.unknownQuestions, ...asks.filter((ask) => !isNamed(ask))];
  const unknownQuestions = unknown.filter(({ words }, at) => unknown.findIndex((one) => one.words === words) === at);
  return { ...heard, asks: named, topics: named.map(({ topic }) => topic), unknownQuestions };
}

const hasQuestion = ({ heard }: Draft): boolean => heard?.trouble?.asks ?? false;

const keyOfAll = ({ heard }: Draft): string => heard?.gist.wholeKey ?? "";

function recordContact({ heard, orders }: Draft): void {
  if (heard && Object.keys(heard.contact).length > 0) orders.push({ kind: "record-contact", ...heard.contact });
}

function beWithEmergency(draft: Draft, text: string, trouble: Emergency, isFirst: boolean, isReport: boolean): void {
  recordContact(draft);
  const before = isFirst ? [] : (draft.talk.measures ?? []);
  const measures = [...new Set([...before, ...(draft.heard?.trouble?.measures ?? [])])];
  draft.talk = { ...draft.talk, measures };
  const isNew = () => escalate(draft, `emergency.${keyOfAll(draft)}`, text, "EMERGENCY");
  if (isFirst) {
    isNew();
    draft.says.push({ say: "emergency", trouble, isSurmised: draft.talk.isTroubleSurmised === true });
    return;
  }
  if (hears(draft, "thank_goodbye") && draft.heard?.intents.length === 1 && draft.talk.thanked) return;
  draft.talk = { ...draft.talk, thanked: hears(draft, "thank_goodbye") };
  if (hears(draft, "ask_identity")) draft.says.push({ say: "identity" });
  const isAnswered = answerFromOwner(draft) || asksForAddress(draft);
  draft.says.push({ say: "emergency-goes-on", trouble, measures });
  const asks = hears(draft, "ask_property_question") || hasQuestion(draft);
  const tells = isReport || (hasNews(draft) && !isOfVisit(draft));
  if (!isAnswered && (asks || tells)) {
    isNew();
    draft.says.push({ say: asks ? "asked-urgently" : "told-urgently" });
  }
  if (ofReaching.some((intent) => hears(draft, intent))) askContactOnce(draft);
}

/** "My son is still inside" is news; "ok" and "thank you so much" are none. */
const hasNews = ({ heard }: Draft): boolean =>
  heard !== null &&
  (heard.intents.some((intent) => light.includes(intent))
    ? heard.gist.wordsOfMeaning > 1
    : heard.gist.words >= newsWords);
const newsWords = 3;
const light: readonly string[] = ["thank_goodbye", "greeting", "affirm", "negate"];
const ofReaching: readonly Intent[] = ["request_call", "request_human", "request_private_info"];

/** A showing that is wished for now is no news of the emergency. */
const isOfVisit = (draft: Draft): boolean => ofVisit.some((intent) => hears(draft, intent)) && !hears(draft, "pass_on");
const ofVisit: readonly Intent[] = ["request_showing", "reschedule_showing"];

/** Who is to tell 911 where they are needs the address, and no other fact of the home. */
const asksForAddress = (draft: Draft): boolean =>
  draft.heard?.trouble?.asksForAddress === true && answerFromRecords(draft, ["address"]);

function beWithDistress(draft: Draft, text: string, trouble: Distress, isFirst: boolean): void {
  recordContact(draft);
  const tellOwner = () => escalate(draft, `distress.${keyOfAll(draft)}`, text, "EMERGENCY");
  if (isFirst) {
    tellOwner();
    draft.says.push({ say: "distress", isOfSomebodyElse: draft.heard?.trouble?.isOfSomebodyElse ?? false });
  }
  const before = draft.says.length;
  answerFromOwner(draft);
  answerFromRecords(draft);
  if (!isFirst && hasSignal(draft, "seeks-aid")) tellOfAid(draft);
  const isOfPrivacy = hears(draft, "ask_privacy");
  if (!isFirst && asksForDay(draft)) draft.heard = draft.heard && asShowing(draft.heard);
  if (isFirst && isOfPrivacy) draft.says.push({ say: "privacy" });
  // "I need a place tonight" is no wish for a showing tonight.
  const isOfOther = (draft.heard?.times ?? []).length === 0 && draft.heard?.trouble?.namesOthers === true;
  const wishes = hears(draft, "request_showing") || hears(draft, "proposes_time");
  const mayArrange = isFirst || isOfPrivacy ? wishes : !isOfOther;
  const goesOn = hears(draft, "ask_own_showing") && goesOnWithTime(draft, text);
  const isOfTime = goesOn || (mayArrange && arrange(draft, text)) || goesOnWithTime(draft, text);
  if (isFirst) return;
  const isLeft = leavesQuestion(draft, isOfTime);
  const isAnswered = draft.says.length > before || (isLeft && draft.talk.isAdvised);
  if (!isAnswered || isOfPrivacy || (isLeft && !draft.talk.isAdvised)) {
    draft.says.push({ say: "distress-goes-on", trouble, tells: !isOfPrivacy && !hasQuestion(draft) });
    draft.talk = { ...draft.talk, isAdvised: true };
  }
  // "Please put her name nowhere", and what no record of the home answers.
  if (isLeft || (isOfPrivacy && !hasQuestion(draft))) {
    tellOwner();
    draft.says.push({ say: isLeft ? "asked-urgently" : "told-urgently" });
  }
}

/** Whether the message asks of the home, or has the owner asked, what neither the records nor a time answer. */
function leavesQuestion(draft: Draft, isOfTime: boolean): boolean {
  const { heard } = draft;
  if (heard === null) return false;
  const isOpen = ({ topic, needsOwner }: TopicQuestion) => needsOwner || !answersFromRecords(draft, topic);
  const asks = heard.asks.filter(({ topic }) => topicOf(topic) !== null);
  if (asks.some(isOpen)) return true;
  if (hears(draft, "ask_privacy")) return false;
  // "Can you help me" is for nobody else, and what somebody may learn is told with the advice.
  const isMuch = ({ content }: Question) =>
    isOfTime || (content.length >= muchContent && heard.trouble?.namesOthers !== true);
  return hears(draft, "pass_on") || heard.unknownQuestions.some(isMuch);
}

/** "I'd rather go for her, is Saturday possible" asks for a showing, whatever else it is like. */
const asksForDay = ({ heard }: Draft): boolean =>
  heard?.times.some(({ from }) => from !== null) === true &&
  heard.asks.length === 0 &&
  heard.unknownQuestions.length > 0;

const asShowing = (heard: NonNullable<Draft["heard"]>): NonNullable<Draft["heard"]> => ({
  ...heard,
  intents: [...heard.intents.filter((intent) => intent !== "ask_property_question"), "request_showing"],
  unknownQuestions: [],
});

const muchContent = 3;

function goesOnWithTime(draft: Draft, text: string): boolean {
  if (draft.talk.chosen === null || Object.keys(draft.heard?.contact ?? {}).length === 0) return false;
  proceed(draft, text);
  return true;
}
