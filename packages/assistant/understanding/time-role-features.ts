import type { Awaiting, Talk } from "../piper.ts";
import { namesMonth } from "./day-readers.ts";
import { tokensOf } from "./normal.ts";
import type { TimeNamed } from "./times-named.ts";

/*
 * What the role of a time in a message is judged by: the words before and after it, with the other times as signs.
 */

/** What a time is for: to come then, not to come then, to move in, the showing one has, or something else. */
export const timeRoles = ["visit", "refused", "move-in", "own-showing", "elsewhere"] as const;
export type TimeRole = (typeof timeRoles)[number];

/** What Piper waits for, as far as it bears on what a time is for. */
export const timeMoments = ["none", "time", "facts", "booked"] as const;
export type TimeMoment = (typeof timeMoments)[number];

const moments: Record<Awaiting, TimeMoment> = {
  time: "time",
  "tour-type": "none",
  interest: "none",
  impression: "none",
  facts: "facts",
  contact: "facts",
  "pass-on": "facts",
  "reschedule-answer": "booked",
  attendance: "booked",
  "confirm-cancel": "booked",
  "confirm-leaving": "none",
};
export const timeMomentOf = ({ awaiting }: Talk): TimeMoment => (awaiting === null ? "none" : moments[awaiting]);

const nearWords = 4;
const farWords = 9;
/** Where one thing said ends, and another begins. */
const border = /[.?!;]|,|\b(?:but|so|because|cause|since|and|pero|porque|asi que|pues|y)\b/g;

/** Whether the sentence that goes on from here asks. */
const endsAsking = /^[^.!?;]*\?/;

/** How a time is named. */
const kindOf = (words: string, { hasDay, hasHour }: TimeNamed): string => {
  if (hasHour) return hasDay ? "day hour" : "hour";
  return namesMonth(words) || /\d\//.test(words) ? (/\d/.test(words) ? "date" : "month") : "day";
};

/** Returns what a time of a text is judged by; `times` are all that the text names. */
export function timeFeaturesOf(text: string, times: readonly TimeNamed[], place: number, moment: TimeMoment): string[] {
  const time = times[place] as TimeNamed;
  const words = text.slice(time.at, time.end);
  const kind = kindOf(words, time);
  const before = sideOf(text, times.slice(0, place), 0, time.at).toReversed();
  const after = sideOf(text, times.slice(place + 1), time.end, text.length);
  const features = new Set<string>([
    "",
    `is ${kind}`,
    `in ${moment}`,
    `${moment} ${kind}`,
    times.length === 1 ? "alone" : place === 0 ? "first" : place === times.length - 1 ? "last" : "middle",
  ]);
  for (const word of tokensOf(words)) features.add(`= ${/\d/.test(word) ? "#" : word}`);
  addSide(before, "<", features);
  addSide(after, ">", features);
  features.add(`${before[0] ?? "^"} <> ${after[0] ?? "$"}`);
  const part = [...untilBorder(before), ...untilBorder(after)];
  for (const word of part) features.add(`@ ${word}`);
  if (endsAsking.test(text.slice(time.end))) features.add("asked");
  return [...features];
}

/** Adds the words on one side, nearest first: each by its place, with the next one, and as somewhere on that side. */
function addSide(words: readonly string[], side: string, features: Set<string>): void {
  words.slice(0, nearWords).forEach((word, at) => {
    features.add(`${side}${at} ${word}`);
    features.add(`${side}${at} ${word} ${words[at + 1] ?? "^"}`);
  });
  if (words.length === 0) features.add(`${side}0 ^`);
  let isNear = true;
  for (const word of words.slice(0, farWords)) {
    if (word === ",") isNear = false;
    features.add(`${isNear ? side : side + side} ${word}`);
    if (word.length > pieceLetters) features.add(`${side}~ ${word.slice(0, pieceLetters)}`);
  }
}
const pieceLetters = 4;

const untilBorder = (words: readonly string[]): readonly string[] => {
  const end = words.indexOf(",");
  return end < 0 ? words : words.slice(0, end);
};

/** The words of a text between two places, in order, with a sign for each of the times among them and commas for borders. */
function sideOf(text: string, times: readonly TimeNamed[], from: number, to: number): string[] {
  let at = from;
  const words: string[] = [];
  for (const time of times) {
    words.push(...wordsOf(text.slice(at, time.at)), otherTime);
    at = time.end;
  }
  return [...words, ...wordsOf(text.slice(at, to))];
}
const otherTime = "<t>";

const wordsOf = (text: string): string[] =>
  text
    .replace(border, (found) => (/\w/.test(found) ? ` , ${found} ` : " , "))
    .split(" ")
    .map((word) => (/\d/.test(word) ? "#" : word.replace(/[^\p{L}',]/gu, "")))
    .filter((word) => word !== "");
