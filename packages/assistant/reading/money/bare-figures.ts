import type { Talk } from "../../talk.ts";
import { anyOf } from "../text/any-of.ts";
import { normal, tokensOf } from "../text/normal.ts";
import { wordIn } from "../text/word-sets.ts";
import { daysIn } from "../times/days.ts";
import { daysToCome, speaksOfComing } from "../times/move-in-or-visit.ts";

/*
 * Figures with nothing around them: several in a row answer several questions, and one that of a question asked before.
 */

const figure = /^(?:no|pets|none|\$?\d[\d,]*(?:\.\d+)?k?|\d{1,2}\/\d{1,2})$/i;
const isTelling = /\b\d{1,2}\/\d{1,2}\b|\b\d+(?:\.\d+)?k\b|\b[1-9]\d{3,}\b/i;
const isPhone = /^\D*(?:\d\D*){10,11}$/;
const leastInRow = 3;

const noneAfterFigures = /^((?:[^\s,\d]*\d[^\s,]*,? ){3,})(?:none|no)\W*$/i;

/** "6/1 4900 700 none" and "715 / no pets / june 1" with the commas they lack. */
export function withCommas(said: string): string {
  const text = /\d/.test(said) ? said.replace(/ \/ /g, ", ").replace(noneAfterFigures, "$1no pets") : said;
  const words = text.trim().split(/\s+/);
  const isRow = words.length >= leastInRow && words.every((word) => figure.test(word)) && isTelling.test(text);
  return isRow && !isPhone.test(text) ? words.join(", ").replace("no, pets", "no pets") : text;
}

const moneyAlone = new RegExp(
  String.raw`^(?:(?:okay|fine|alright|well|sure|it is|about|around|like|so|then)[, ]+)*${anyOf(
    String.raw`\$ ?\d[\d,]*(?:\.\d+)?; \d+(?:\.\d+)?k; \d{2,3},\d{3}; [1-9]\d{3,5}`,
  )}(?: (?:then|a month|a year))?\W*$`,
);
const asClock = /(?<![\d,.])(?:1[0-2]|[1-9])(?:00|15|30|45)(?![\d,.k])/;

const month = "(?:jan|feb|mar(?!tes)|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*";
const monthInSpanish = "(?:ene|abr|ago|dic)[a-z]*";
const ordinal = "(?:st|nd|rd|th)";
const lead = (last: string): string => `^(?:(?:okay|fine|sure|it is|about|around|like|by|${last})[, ]+)*`;
const dates = [
  `${month} \\d{1,2}${ordinal}?`,
  String.raw`\d{1,2}\/\d{1,2}`,
  `\\d{1,2}${ordinal}? (?:of |de )?(?:${month}|${monthInSpanish})`,
  `first of ${month}`,
];
const dayAlone = new RegExp(String.raw`${lead("on|from|so|the|para|como|el")}(?:${dates.join("|")})\W*$`);
/** "Oct 1", "around the 15th of June": a date and nothing else. */
export const isDateAlone = (text: string): boolean => dayAlone.test(normal(text));
const partOfMonth =
  "(?:the )?(?:(?:first|second|third|last|1st|2nd|3rd) week|beginning|start|middle|end|early|mid|late)(?: (?:of|in))?";
/** "First week of June" is no day of a showing. */
const spanAlone = new RegExp(String.raw`${lead("in|from|so")}(?:${partOfMonth} ${month})\W*$`);

const dated = new RegExp(
  String.raw`\b${month} \d{1,2}\b|\b\d{1,2}\/\d{1,2}\b|\b\d{1,2} de (?:${month}|${monthInSpanish})\b`,
);

/** "Fine, I could do June 10" to a refusal is another day to move in, unless it names an hour or a visit. */
export function namesAnotherDay(text: string): boolean {
  const said = normal(text);
  return dated.test(said) && !speaksOfComing(said) && !/\b(?:showing|tour|income|pay)/.test(said);
}

/** Who was asked for any of these may tell a score besides: "like 660". */
const ofQualifying: readonly string[] = ["moveIn", "income", "credit", "pets"];

/** "So 5500", though a day and a score were asked for last. */
export const isMoneyAlone = (text: string): boolean => moneyAlone.test(normal(text)) && !asClock.test(normal(text));

/** What was asked some messages ago and a figure alone answers: "fine, 5500", written among times to choose from. */
export function answeredLate(
  text: string,
  { awaiting, asked, offered }: Talk,
  today: Temporal.PlainDate,
  timeZone: string,
): string[] {
  if (awaiting === "facts" || asked.length === 0) return [];
  const said = normal(text);
  const [day] = awaiting !== "time" && dayAlone.test(said) ? daysIn(said, today) : [];
  if (day && Temporal.PlainDate.compare(day.from, today.add({ days: daysToCome })) > 0)
    return asked.filter((fact) => fact === "moveIn");
  if ((awaiting === "contact" && dayAlone.test(said)) || spanAlone.test(said))
    return asked.filter((fact) => fact === "moveIn");
  const isOfScore = asked.some((fact) => ofQualifying.includes(fact));
  const score = isOfScore
    ? scoreAloneIn(asked.includes("credit") ? said.replace(/\bmine(?:'s| is)?\b/, "it is") : said)
    : null;
  if (score !== null && !mayBeOffered(score, offered, timeZone)) return ["credit"];
  return moneyAlone.test(said) && !asClock.test(said) ? asked.filter((fact) => fact === "income") : [];
}

/** The score that a sentence of a normal text names and nothing else: "oh and 688", "Saturday works. 701"; null where none does. */
export function scoreAloneIn(text: string): number | null {
  for (const sentence of text.split(/[.?!\n](?:\s+|$)/)) {
    const words = tokensOf(sentence);
    const [figure = "", another] = words.filter((word) => !goesWithFigure(word));
    if (another === undefined && aScore.test(figure)) return Number(figure);
  }
  return null;
}
const goesWithFigure = wordIn(
  "okay; fine; alright; well; sure; it; is; a; about; around; like; so; then; oh; ah; and; also; btw; by; the; way; be; would; i; think; maybe",
  "y; ah; es; como; unos; por; cierto; creo; mas; o; menos",
);
const aScore = /^[5-8]\d\d(?:ish)?$/;

/** Whether a score looks like the hour of a time: of one of those offered, or of any where none are. */
function mayBeOffered(score: number, offered: Talk["offered"], timeZone: string): boolean {
  if (!asClock.test(String(score))) return false;
  const hours = offered.map(({ startsAt }) => Temporal.Instant.from(startsAt).toZonedDateTimeISO(timeZone));
  return hours.length === 0 || hours.some(({ hour, minute }) => (((hour + 11) % 12) + 1) * 100 + minute === score);
}
