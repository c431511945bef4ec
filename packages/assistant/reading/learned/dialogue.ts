import { topicsIn } from "../../topics.ts";
import { type Moment, momentAfter } from "../answers/moments.ts";
import { asksForNumber } from "../contact/contact-asked.ts";
import { type Clause, clausesOf } from "../text/clauses.ts";
import { tokensOf } from "../text/normal.ts";
import { type DayMention, daysIn } from "../times/days.ts";
import { type Act, acts } from "./act-features.ts";
import { actScores } from "./acts.ts";
import { someDay } from "./word-features.ts";

/** What a renter's message does in a conversation, with the home's topics it asks of and the day it names. */
export type Move = {
  acts: ReadonlySet<Act>;
  topics: string[];
  day: { date: Temporal.PlainDate; words: string } | null;
};

/** A conversation before the message, oldest first. */
export type Spoken = { by: "renter" | "other"; text: string };

/** Source: docs/decisions/0031-what-a-sentence-does.md. */
export function moveOf(text: string, before: readonly Spoken[], today: Temporal.PlainDate): Move {
  const scene = sceneOf(before, today);
  const found = new Set<Act>();
  const topics: string[] = [];
  let day: Move["day"] = null;
  for (const clause of clausesOf(text)) {
    const days = daysIn(clause.text, today).filter(isOneDay);
    const its = actsOf(clause, days, scene.moment);
    const named = days.find((mention) => !mention.not);
    if (named && !its.includes("close") && !farewell.test(clause.text))
      day = { date: named.from, words: clause.text.slice(named.at, named.end) };
    if (its.includes("ask")) topics.push(...askedIn(tokensOf(clause.text)));
    for (const act of its) found.add(act);
  }
  return { acts: inContext(found, scene, day !== null), topics, day };
}

const askedIn = (tokens: readonly string[]): string[] => [
  ...topicsIn(tokens).map((hit) => hit.topic.key),
  ...(asksForNumber(tokens) ? ["phone"] : []),
];

/** "That's all for today" and "thanks for your help today" name no day to come by. */
const farewell =
  /\b(?:all|(?:that|is|be|was) it|done|help\w*|everything|need(?:ed)?|good|set|enough)(?: i need(?:ed)?)?(?: for)? (?:today|hoy)\b/;

const isOneDay = ({ from, to }: DayMention): boolean => from.equals(to);

/** One clause does not do both: who likes a home seeks no other. */
const notAlso: Partial<Record<Act, readonly Act[]>> = {
  take: ["seek"],
  seek: ["take"],
  others: ["take"],
};

/** How much must speak for an act beside others. */
const leastScore = 0.5;

/** What a clause does by its words; something, always. Only a question, or words of what a home has, ask of it. */
function actsOf(clause: Clause, days: readonly DayMention[], moment: Moment): Act[] {
  const plain = days.reduceRight(
    (text, { at, end }) => `${text.slice(0, at)}${someDay}${text.slice(end)}`,
    clause.text,
  );
  const scores = actScores(plain, moment, clause.isQuestion);
  const isOutdone = (act: Act) => (notAlso[act] ?? []).some((other) => scores[other] > scores[act]);
  const mayAsk = clause.isQuestion || askedIn(tokensOf(clause.text)).length > 0;
  const possible = acts.filter((act) => act !== "ask" || mayAsk);
  const its = possible.filter((act) => scores[act] > leastScore && !isOutdone(act));
  return its.length > 0 ? its : [possible.reduce((best, act) => (scores[act] > scores[best] ? act : best))];
}

/** The moment, and what of the conversation before it bears on the message. */
type Scene = { moment: Moment; isHomeShown: boolean; isBooked: boolean; isVisitWanted: boolean };

const ofHomes = /\b(?:pets?|furnish\w*|apartments?|propert(?:y|ies)|number|call|address|rent|units?|homes?|visit)\b/i;

function sceneOf(before: readonly Spoken[], today: Temporal.PlainDate): Scene {
  const scene: Scene = { moment: "opening", isHomeShown: false, isBooked: false, isVisitWanted: false };
  for (const { by, text } of before) {
    if (by === "renter") {
      scene.isVisitWanted ||= clausesOf(text).some(
        ({ text, isQuestion }) => actScores(text, "told", isQuestion).visit > 0,
      );
      continue;
    }
    scene.moment = momentAfter(text, today);
    if (scene.moment === "offers-home") Object.assign(scene, { isHomeShown: true, isBooked: false });
    if (/^(?:offers-visit|confirms)$/.test(scene.moment))
      Object.assign(scene, { isHomeShown: true, isVisitWanted: true });
    if (scene.moment === "told" && ofHomes.test(text)) scene.isHomeShown = true;
    if (scene.moment === "done" && ofHomes.test(text)) scene.isBooked = true;
  }
  return scene;
}

/** The same words answer different things: "sounds good" takes a home that was shown and agrees to a visit that was offered. */
function inContext(found: ReadonlySet<Act>, scene: Scene, hasDay: boolean): Set<Act> {
  const meant = new Set(found);
  const { moment } = scene;
  const refuses = found.has("negate");
  const turn = (from: Act, to: Act) => meant.delete(from) && meant.add(to);
  if (hasDay) meant.add("date");
  else meant.delete("date");
  if (!scene.isHomeShown || moment === "asks-what") turn("others", "seek");
  if (moment === "asks-what") for (const act of ["take", "visit"] as const) turn(act, "seek");
  if (moment === "anything-else" && meant.size === 1 && refuses) meant.add("close");
  if (moment === "offers-visit") {
    meant.delete("take");
    if (!refuses && (hasDay || found.has("affirm") || found.has("take"))) meant.add("affirm").add("visit");
    if (refuses) meant.delete("thank");
  }
  if (moment === "confirms" || moment === "asks-day") {
    meant.delete("visit");
    turn("take", "affirm");
    if (found.has("affirm") || found.has("take")) meant.delete("thank");
    if (moment === "asks-day" && hasDay && !scene.isVisitWanted) meant.add("visit").add("affirm");
    if (moment === "confirms" && hasDay && !found.has("affirm")) meant.add("negate");
  }
  if (moment === "offers-home" || moment === "told") {
    if (scene.isBooked) turn("take", "thank");
    else turn("affirm", "take");
    if (found.has("seek") && scene.isHomeShown) meant.add("others");
  }
  if (moment === "done") turn("take", "thank");
  if (meant.has("close")) turn("close", "thank");
  return meant;
}
