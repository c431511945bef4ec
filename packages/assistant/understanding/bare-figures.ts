import { isHourOnClock } from "../dialogue/home-clock.ts";
import type { Talk } from "../talk.ts";
import { daysIn } from "./days.ts";
import { daysToCome, speaksOfComing } from "./move-in-or-visit.ts";
import { normal } from "./normal.ts";

/*
 * Figures with nothing around them: several in a row answer several questions, and one is an hour where it is that of a
 * time that was offered.
 */

const figure = /^(?:no|pets|none|\$?\d[\d,]*(?:\.\d+)?k?|\d{1,2}\/\d{1,2})$/i;
const isTelling = /\b\d{1,2}\/\d{1,2}\b|\b\d+(?:\.\d+)?k\b|\b[1-9]\d{3,}\b/i;
const isPhone = /^\D*(?:\d\D*){10,11}$/;
const leastInRow = 3;

const noneAfterFigures = /^((?:[^\s,]*\d[^\s,]*,? ){3,})(?:none|no)\W*$/i;

/** "6/1 4900 700 none" and "715 / no pets / june 1" with the commas they lack. */
export function withCommas(said: string): string {
  const text = /\d/.test(said) ? said.replace(/ \/ /g, ", ").replace(noneAfterFigures, "$1no pets") : said;
  const words = text.trim().split(/\s+/);
  const isRow = words.length >= leastInRow && words.every((word) => figure.test(word)) && isTelling.test(text);
  return isRow && !isPhone.test(text) ? words.join(", ").replace("no, pets", "no pets") : text;
}

const bareHour =
  /^((?:(?:okay|alright|then|so|let us do|make it|say|sure|yes|yeah|fine|perfect|great|the)[, ]+)*)(1[0-2]|[1-9])([0-5]\d)((?: (?:then|works|please|it is|one|is (?:good|fine|okay|great|perfect)|would work|sounds good|in person|by video))*\W*)$/;

const day = "(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|lunes|martes|miercoles|jueves|viernes|sabado|domingo)";
const figureOfHour = "(1[0-2]|[1-9])([0-5]\\d)(?![\\d:,.]\\d|k\\b)";
/** "The 1130", "1130 on Saturday" */
const hourFigure = new RegExp(`(?<![$\\d:,.])${figureOfHour}`, "g");
const hourSpokenOf = new RegExp(
  `(?<=\\b(?:the|la de las|a las|${day}(?: at| a las)?) )${figureOfHour}|(?<![$\\d:,.])${figureOfHour}(?= (?:on |el )?${day}\\b)`,
  "g",
);

/** What else a figure may be of, among times. */
const ofFacts =
  /[$%]|\d.*[^\d:]\d|\d ?k\b|\b(?:credits?|scores?|income|make|earn|pets?|dogs?|cats?|rent|budget|deposit|months?|years?|gano|ganamos|puntaje|credito|mascotas|renta|mes|meses|anos?)\b/;

/**
 * A clause with the figures that are the hour of a time offered or chosen as hours: "530 might be tight" where Piper waits for
 * a time, "the 530" and "Saturday 1130" at any moment.
 */
export function withHoursOffered(text: string, { awaiting, offered, chosen, asked }: Talk, timeZone: string): string {
  const known = chosen ? [...offered, chosen] : offered;
  if (known.length === 0 || !/\d{3}/.test(text)) return text;
  const isKnown = (hour: string, minute: string): boolean =>
    known.some(({ startsAt }) => {
      const there = Temporal.Instant.from(startsAt).toZonedDateTimeISO(timeZone);
      return isHourOnClock(there.hour, Number(hour)) && there.minute === Number(minute);
    });
  const [, before = "", hour = "", minute = "", after = ""] = (awaiting === "time" && bareHour.exec(text)) || [];
  if (hour && isKnown(hour, minute)) return `${before}${hour}:${minute}${after}`;
  const isOfTimes = awaiting === "time" && !asked.includes("credit") && !ofFacts.test(text);
  return text.replace(isOfTimes ? hourFigure : hourSpokenOf, (figure, ...parts: (string | undefined)[]) => {
    const [hours = "", minutes = ""] = parts.slice(0, 4).filter((part) => part !== undefined);
    return isKnown(hours, minutes) ? `${hours}:${minutes}` : figure;
  });
}

const moneyAlone =
  /^(?:(?:okay|fine|alright|well|sure|it is|about|around|like|so|then)[, ]+)*(?:\$ ?\d[\d,]*(?:\.\d+)?|\d+(?:\.\d+)?k|\d{2,3},\d{3}|[1-9]\d{3,5})(?: (?:then|a month|a year))?\W*$/;
const scoreAlone = /^(?:(?:okay|fine|alright|well|sure|it is|about|around|like|so|then)[, ]+)*[5-8]\d\d(?:ish)?\W*$/;
const asClock = /(?<![\d,.])(?:1[0-2]|[1-9])(?:00|15|30|45)(?![\d,.k])/;

const dayAlone =
  /^(?:(?:okay|fine|sure|it is|about|around|like|by|on|from|so|the)[, ]+)*(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* \d{1,2}(?:st|nd|rd|th)?|\d{1,2}\/\d{1,2}|\d{1,2}(?:st|nd|rd|th)? (?:of |de )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|ene|abr|ago|dic)[a-z]*|first of (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*)\W*$/;
/** "First week of June" is no day of a showing. */
const spanAlone =
  /^(?:(?:okay|fine|sure|it is|about|around|like|by|in|from|so)[, ]+)*(?:(?:the )?(?:(?:first|second|third|last|1st|2nd|3rd) week|beginning|start|middle|end|early|mid|late)(?: (?:of|in))? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*)\W*$/;

const dated = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* \d{1,2}\b|\b\d{1,2}\/\d{1,2}\b/;

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
export function answeredLate(text: string, { awaiting, asked }: Talk, today: Temporal.PlainDate): string[] {
  const said = normal(text);
  if (awaiting === "facts") return [];
  const [day] = awaiting !== "time" && dayAlone.test(said) ? daysIn(said, today) : [];
  if (day && Temporal.PlainDate.compare(day.from, today.add({ days: daysToCome })) > 0)
    return asked.filter((fact) => fact === "moveIn");
  if ((awaiting === "contact" && dayAlone.test(said)) || spanAlone.test(said))
    return asked.filter((fact) => fact === "moveIn");
  if (asClock.test(said)) return [];
  if (moneyAlone.test(said)) return asked.filter((fact) => fact === "income");
  return scoreAlone.test(said) && asked.some((fact) => ofQualifying.includes(fact)) ? ["credit"] : [];
}
