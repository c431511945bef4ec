import { dayAt } from "../../dialogue/home-clock.ts";
import type { Line, Talk } from "../../talk.ts";
import { normal } from "../text/normal.ts";
import { month, monthInSpanish } from "./calendar-words.ts";
import { withDayOfMonth } from "./move-in-days.ts";
import { speaksOfComing } from "./move-in-or-visit.ts";

const named = new RegExp(
  String.raw`\b${month} (\d{1,2})(?:st|nd|rd|th)?\b|\b(\d{1,2})(?:st|nd|rd|th)? (?:of|de) (?:${month}|${monthInSpanish})\b`,
  "g",
);
const dayAlone =
  /\b(?:the (\d{1,2})(?:st|nd|rd|th)|el (\d{1,2}))\b(?! (?:of|de|one|option|time|slot|floor|bedroom|room|month|person|week)\b)/;
const anyMonth = new RegExp(String.raw`\b(?:${month}|${monthInSpanish})\b`);

/**
 * A normal text with the month of a day that the renter named with it before: "the 20th is the earliest", after June 20, is
 * June 20; in a text that speaks of no coming, "July, around the 20th", it is that of the same text. A day that was offered
 * to come by is that one.
 */
export function withMonthSaidBefore(
  text: string,
  history: readonly Line[],
  { offered }: Talk,
  timeZone: string,
): string {
  if (anyMonth.test(text)) return speaksOfComing(text) ? text : withDayOfMonth(text);
  const [alone, english, spanish] = dayAlone.exec(text) ?? [];
  const day = english ?? spanish;
  if (alone === undefined) return text;
  if (offered.some(({ startsAt }) => Number(dayAt(startsAt, timeZone).slice(-2)) === Number(day))) return text;
  const told = history
    .filter(({ from }) => from === "renter")
    .flatMap((line) => [...normal(line.text).matchAll(named)]);
  const last = told.at(-1);
  return last && Number(last[1] ?? last[2]) === Number(day) ? text.replace(alone, last[0]) : text;
}
