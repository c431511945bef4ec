import type { Question, TopicQuestion } from "../heard.ts";
import type { Distress, Emergency, Trouble } from "../piper.ts";
import { topicOf } from "../topics.ts";
import { clausesOf } from "../understanding/clauses.ts";
import { harmIn, partsOf } from "../understanding/harm-heard.ts";
import type { Intent } from "../understanding/intents.ts";
import { measuresIn } from "../understanding/measures.ts";
import { normal, tokensOf } from "../understanding/normal.ts";
import { contentOf, questionKey } from "../understanding/questions.ts";
import {
  distressIn,
  emergencyIn,
  isOfElectricity,
  isOfSomebodyElse,
  saysItIsOver,
  saysOneIsWell,
  worseOf,
} from "../understanding/troubles.ts";
import { proceed } from "./booking.ts";
import { askContactOnce, type Draft, escalate, hears, isInDistress } from "./draft.ts";
import { answerFromOwner, answerFromRecords } from "./questions.ts";
import { arrange } from "./showings.ts";

/*
 * An emergency and a person in distress: a state of the talk, in which every message is answered as within it until
 * somebody says that it is over. Source: docs/decisions/0059-until-it-is-over.md.
 */

/** Meets a message that tells of trouble, or that is written in the middle of one; true where the turn is over with that. */
export function meetTrouble(draft: Draft, text: string): boolean {
  const before = draft.talk.trouble ?? null;
  const told = troubleTold(draft, normal(text), before);
  if (told === null && before === null) {
    if (draft.talk.hadEmergency) draft.heard = draft.heard && withoutLikenesses(draft.heard);
    return false;
  }
  const isWell = before !== null && isDistress(before) && saysOneIsWell(normal(text));
  if (before !== null && (isWell || saysItIsOver(normal(text))) && !tellsOfMore(text)) return end(draft, text);
  const isReport = hears(draft, "emergency") || hears(draft, "in_distress");
  const isFirst = told !== null && (before === null || isDistress(before) !== isDistress(told));
  draft.talk = { ...draft.talk, trouble: told ?? before, awaiting: heldBack(draft) };
  const { trouble } = draft.talk;
  if (trouble && isDistress(trouble)) beWithDistress(draft, text, trouble, isFirst);
  else if (trouble) beWithEmergency(draft, text, trouble, isFirst, isReport);
  return true;
}

const isDistress = (trouble: Trouble): trouble is Distress => trouble === "violence" || trouble === "despair";

/** "The water is off, but the panel got wet": what one part of a message ends, another goes on with. */
const tellsOfMore = (text: string): boolean =>
  isWet.test(normal(text)) ||
  clausesOf(text).some((clause) =>
    [clause.text, ...partsOf(clause.text)].some(
      (part) => !saysItIsOver(part) && harmIn([{ ...clause, text: part }]).length > 0,
    ),
  );
const isWet = /\b(?:wet|soak\w*|mojad\w+|empapad\w+)\b/;

function troubleTold(draft: Draft, text: string, before: Trouble | null): Trouble | null {
  const isIn = before !== null && !isDistress(before);
  if (hears(draft, "emergency")) {
    const told = emergencyIn(text);
    return isIn ? worseOf(before, told ?? before) : (told ?? "danger");
  }
  if (hears(draft, "in_distress")) return distressIn(text);
  // "Where is the breaker box" tells of no new danger.
  const isTold = isOfElectricity(text) && !hears(draft, "ask_property_question");
  return isIn && isTold ? worseOf(before, "electricity") : null;
}

/** A time that is being chosen, and a contact that was asked for, are still answered by who is in distress. */
const heldBack = (draft: Draft) =>
  isInDistress(draft) && (draft.talk.awaiting === "time" || draft.talk.awaiting === "contact")
    ? draft.talk.awaiting
    : null;

/** Goes on with whatever else the message says; true where it says no more. */
function end(draft: Draft, text: string): boolean {
  const isOfDistress = isInDistress(draft);
  const { measures: _, ...talk } = draft.talk;
  draft.talk = { ...talk, trouble: null, ...(isOfDistress ? {} : { hadEmergency: true }) };
  if (!isOfDistress) escalate(draft, `over.${keyOf(text)}`, text, "OTHER");
  const { heard } = draft;
  // "False alarm" asks of no alarm system.
  const asks = (heard?.asks ?? []).filter((ask) => !ask.cues.has("says-it-is-over") && (isOfDistress || isNamed(ask)));
  const isOfTime = (heard?.times.length ?? 0) > 0;
  const isMeant = (intent: string) => intent !== "request_showing" || isOfDistress || isOfTime;
  const intents = (heard?.intents ?? []).filter((intent) => !ended.includes(intent) && isMeant(intent));
  const isAnswered = asks.length > 0 || isOfTime || intents.some((intent) => ofHome.includes(intent));
  const isLeft = !isAnswered && !isOfDistress && asksOf(text);
  draft.says.push(isOfDistress ? { say: "distress-over" } : { say: "emergency-over", asks: isLeft });
  if (heard === null) return true;
  // What was asked and nothing named answers went to the owner with the rest.
  const unknownQuestions = isOfDistress ? heard.unknownQuestions : [];
  draft.heard = { ...heard, intents, asks, topics: asks.map(({ topic }) => topic), unknownQuestions };
  return !isAnswered && unknownQuestions.length === 0;
}

const ended: readonly string[] = ["emergency", "report_maintenance"];

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

const asksOf = (text: string): boolean => text.includes("?") || clausesOf(text).some(({ isQuestion }) => isQuestion);

const keyOf = (text: string): string => questionKey(normal(text)).slice(2) || tokensOf(normal(text)).join("-");

function recordContact({ heard, orders }: Draft): void {
  if (heard && Object.keys(heard.contact).length > 0) orders.push({ kind: "record-contact", ...heard.contact });
}

function beWithEmergency(draft: Draft, text: string, trouble: Emergency, isFirst: boolean, isReport: boolean): void {
  recordContact(draft);
  const before = isFirst ? [] : (draft.talk.measures ?? []);
  const measures = [...new Set([...before, ...measuresIn(normal(text))])];
  draft.talk = { ...draft.talk, measures };
  const isNew = () => escalate(draft, `emergency.${keyOf(text)}`, text, "EMERGENCY");
  if (isFirst) {
    isNew();
    draft.says.push({ say: "emergency", trouble });
    return;
  }
  if (hears(draft, "thank_goodbye") && draft.heard?.intents.length === 1 && draft.talk.thanked) return;
  draft.talk = { ...draft.talk, thanked: hears(draft, "thank_goodbye") };
  if (hears(draft, "ask_identity")) draft.says.push({ say: "identity" });
  const isAnswered = answerFromOwner(draft) || asksForAddress(draft, text);
  draft.says.push({ say: "emergency-goes-on", trouble, measures });
  const asks = hears(draft, "ask_property_question") || asksOf(text);
  const tells = isReport || (hasNews(draft, text) && !isOfVisit(draft));
  if (!isAnswered && (asks || tells)) {
    isNew();
    draft.says.push({ say: asks ? "asked-urgently" : "told-urgently" });
  }
  if (ofReaching.some((intent) => hears(draft, intent))) askContactOnce(draft);
}

/** "My son is still inside" is news; "ok" and "thank you so much" are none. */
const hasNews = ({ heard }: Draft, text: string): boolean =>
  heard?.intents.some((intent) => light.includes(intent))
    ? contentOf(normal(text)).length > 1
    : tokensOf(normal(text)).length >= newsWords;
const newsWords = 3;
const light: readonly string[] = ["thank_goodbye", "greeting", "affirm", "negate"];
const ofReaching: readonly Intent[] = ["request_call", "request_human", "request_private_info"];

/** A showing that is wished for now is no news of the emergency. */
const isOfVisit = (draft: Draft): boolean => ofVisit.some((intent) => hears(draft, intent)) && !hears(draft, "pass_on");
const ofVisit: readonly Intent[] = ["request_showing", "reschedule_showing"];

/** Who is to tell 911 where they are needs the address, and no other fact of the home. */
function asksForAddress(draft: Draft, text: string): boolean {
  return /\b(?:address|direccion|domicilio|zip)\b/.test(normal(text)) && answerFromRecords(draft, ["address"]);
}

function beWithDistress(draft: Draft, text: string, trouble: Distress, isFirst: boolean): void {
  recordContact(draft);
  const tellOwner = () => escalate(draft, `distress.${keyOf(text)}`, text, "EMERGENCY");
  if (isFirst) {
    tellOwner();
    draft.says.push({ say: "distress", isOfSomebodyElse: isOfSomebodyElse(normal(text)) });
  }
  const before = draft.says.length;
  answerFromOwner(draft);
  answerFromRecords(draft);
  const isOfPrivacy = hears(draft, "ask_privacy");
  if (!isFirst && asksForDay(draft)) draft.heard = draft.heard && asShowing(draft.heard);
  if (isFirst && isOfPrivacy) draft.says.push({ say: "privacy" });
  // "I need a place tonight" is no wish for a showing tonight.
  const isOfOther = isOfPrivacy || ((draft.heard?.times ?? []).length === 0 && ofOther.test(normal(text)));
  const mayArrange = isFirst ? hears(draft, "request_showing") || hears(draft, "proposes_time") : !isOfOther;
  const isOfTime = (mayArrange && arrange(draft, text)) || goesOnWithTime(draft, text);
  const asks = hears(draft, "ask_property_question") && !isOfTime;
  if (isFirst || (draft.says.length > before && !asks)) return;
  const isLeft = draft.says.length === before && asks && asksOfHome(draft);
  draft.says.push({ say: "distress-goes-on", trouble });
  // "Please put her name nowhere", and what no record of the home answers.
  if (isLeft || (isOfPrivacy && !asksOf(text))) {
    tellOwner();
    draft.says.push({ say: isLeft ? "asked-urgently" : "told-urgently" });
  }
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

const asksOfHome = ({ heard }: Draft): boolean => (heard?.asks ?? []).some(({ topic }) => topicOf(topic) !== null);

/** "Will my ex see this" is no wish to see the home. */
const ofOther =
  /\b(?:he|she|they|him|her|them|anyone|anybody|who|my (?:ex|husband|wife|boyfriend|girlfriend|partner|family|dad|mom)|el|ella|ellos|alguien|quien|mi (?:ex|esposo|esposa|marido|novio|novia|pareja|familia))\b/;

function goesOnWithTime(draft: Draft, text: string): boolean {
  if (draft.talk.chosen === null || Object.keys(draft.heard?.contact ?? {}).length === 0) return false;
  proceed(draft, text);
  return true;
}
