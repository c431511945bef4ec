import type { Trouble } from "../piper.ts";
import { asksInWords } from "../understanding/clauses.ts";
import { normal } from "../understanding/normal.ts";
import { questionKey } from "../understanding/questions.ts";
import { distressIn, emergencyIn, saysItIsOver } from "../understanding/troubles.ts";
import { proceed } from "./booking.ts";
import { type Draft, escalate, hears, isInDistress } from "./draft.ts";
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
  if (told === null && before === null) return false;
  if (before !== null && saysItIsOver(normal(text))) return end(draft, text);
  draft.talk = { ...draft.talk, trouble: told ?? before, awaiting: heldBack(draft) };
  const isFirst = told !== null && (before === null || isDistress(before) !== isDistress(told));
  if (isInDistress(draft)) beWithDistress(draft, text, isFirst);
  else beWithEmergency(draft, text, isFirst, told !== null);
  return true;
}

const isDistress = (trouble: Trouble): boolean => trouble === "violence" || trouble === "despair";

function troubleTold(draft: Draft, text: string, before: Trouble | null): Trouble | null {
  if (hears(draft, "emergency"))
    return emergencyIn(text) ?? (before !== null && !isDistress(before) ? before : "danger");
  return hears(draft, "in_distress") ? distressIn(text) : null;
}

/** A time that is being chosen, and a contact that was asked for, are still answered by who is in distress. */
const heldBack = (draft: Draft) =>
  isInDistress(draft) && (draft.talk.awaiting === "time" || draft.talk.awaiting === "contact")
    ? draft.talk.awaiting
    : null;

/** Goes on with whatever else the message says; true where it says no more. */
function end(draft: Draft, text: string): boolean {
  const isOfDistress = isInDistress(draft);
  draft.talk = { ...draft.talk, trouble: null };
  if (!isOfDistress) escalate(draft, `over.${keyOf(text)}`, text, "OTHER");
  draft.says.push({ say: isOfDistress ? "distress-over" : "emergency-over" });
  if (draft.heard === null) return true;
  const { asks = [], times, unknownQuestions } = draft.heard;
  // "False alarm" asks of no alarm system.
  const asked = asks.filter(({ words }) => !saysItIsOver(normal(words)));
  const intents = draft.heard.intents.filter((intent) => intent !== "emergency" && intent !== "report_maintenance");
  draft.heard = { ...draft.heard, intents, asks: asked, topics: asked.map(({ topic }) => topic) };
  return asked.length + times.length + unknownQuestions.length === 0;
}

const keyOf = (text: string): string => questionKey(normal(text)).slice(2);

function recordContact({ heard, orders }: Draft): void {
  if (heard && Object.keys(heard.contact).length > 0) orders.push({ kind: "record-contact", ...heard.contact });
}

function beWithEmergency(draft: Draft, text: string, isFirst: boolean, isReport: boolean): void {
  recordContact(draft);
  const isNew = () => escalate(draft, `emergency.${keyOf(text)}`, text, "EMERGENCY");
  if (isFirst) {
    isNew();
    draft.says.push({ say: "emergency" });
    return;
  }
  if (hears(draft, "thank_goodbye") && draft.heard?.intents.length === 1 && draft.talk.thanked) return;
  draft.talk = { ...draft.talk, thanked: hears(draft, "thank_goodbye") };
  const isAnswered = answerFromOwner(draft) || asksForAddress(draft, text);
  draft.says.push({ say: "emergency-goes-on", trouble: draft.talk.trouble as Trouble });
  const asks = hears(draft, "ask_property_question") || text.includes("?") || asksInWords(normal(text));
  if (!isAnswered && (asks || isReport) && isNew() && asks) draft.says.push({ say: "asked-urgently" });
}

/** Who is to tell 911 where they are needs the address, and no other fact of the home. */
function asksForAddress(draft: Draft, text: string): boolean {
  return /\b(?:address|direccion|domicilio|zip)\b/.test(normal(text)) && answerFromRecords(draft, ["address"]);
}

function beWithDistress(draft: Draft, text: string, isFirst: boolean): void {
  recordContact(draft);
  if (isFirst) {
    escalate(draft, `distress.${keyOf(text)}`, text, "EMERGENCY");
    draft.says.push({ say: "distress" });
  }
  const before = draft.says.length;
  answerFromOwner(draft);
  answerFromRecords(draft);
  // "I need a place tonight" is no wish for a showing tonight.
  const isOfOther = (draft.heard?.times ?? []).length === 0 && ofOther.test(normal(text));
  const mayArrange = isFirst ? hears(draft, "request_showing") : !isOfOther;
  const isOfTime = (mayArrange && arrange(draft, text)) || goesOnWithTime(draft, text);
  const asks = hears(draft, "ask_property_question") && !isOfTime;
  if (isFirst || (draft.says.length > before && !asks)) return;
  draft.says.push({ say: "distress-goes-on", trouble: draft.talk.trouble as Trouble });
}

/** "Will my ex see this" is no wish to see the home. */
const ofOther =
  /\b(?:he|she|they|him|her|them|anyone|anybody|who|my (?:ex|husband|wife|boyfriend|girlfriend|partner|family|dad|mom)|el|ella|ellos|alguien|quien|mi (?:ex|esposo|esposa|marido|novio|novia|pareja|familia))\b/;

function goesOnWithTime(draft: Draft, text: string): boolean {
  if (draft.talk.chosen === null || Object.keys(draft.heard?.contact ?? {}).length === 0) return false;
  proceed(draft, text);
  return true;
}
