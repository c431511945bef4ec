import { isHourOnClock } from "../dialogue/home-clock.ts";
import type { Talk } from "../talk.ts";
import { withHoursJoined } from "./hours-as-figures.ts";

/*
 * Figures that are the hour of a time offered or chosen: "530" where half past five is one of them.
 */

const leads = "okay|alright|then|so|let us do|make it|say|sure|yes|yeah|fine|perfect|great|the";
const good = "is (?:good|fine|okay|great|perfect)|would work|sounds good";
const trails = `then|works|please|it is|one|${good}|in person|by video`;
const bareHour = new RegExp(String.raw`^((?:(?:${leads})[, ]+)*)(1[0-2]|[1-9])([0-5]\d)((?: (?:${trails}))*\W*)$`);

const day = "(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|lunes|martes|miercoles|jueves|viernes|sabado|domingo)";
const figureOfHour = "(1[0-2]|[1-9])([0-5]\\d)(?![\\d:,.]\\d|k\\b)";
const hourFigure = new RegExp(`(?<![$\\d:,.])${figureOfHour}`, "g");
/** "The 1130", "1130 on Saturday" */
const hourSpokenOf = new RegExp(
  `(?<=\\b(?:the|la de las|a las|${day}(?: at| a las)?) )${figureOfHour}|(?<![$\\d:,.])${figureOfHour}(?= (?:on |el )?${day}\\b)`,
  "g",
);

const facts = "credits?|scores?|income|make|earn|pets?|dogs?|cats?|rent|budget|deposit|months?|years?";
const factsInSpanish = "gano|ganamos|puntaje|credito|mascotas|renta|mes|meses|anos?";
/** What else a figure may be of, among times. */
const ofFacts = new RegExp(String.raw`[$%]|\d.*[^\d:]\d|\d ?k\b|\b(?:${facts}|${factsInSpanish})\b`);

/**
 * A clause with the figures that are the hour of a time offered or chosen as hours: "530 might be tight" where Piper waits for
 * a time, "the 530" and "Saturday 1130" at any moment.
 */
export function withHoursOffered(said: string, { awaiting, offered, chosen, asked }: Talk, timeZone: string): string {
  const text = awaiting === "time" && !asked.includes("credit") ? withHoursJoined(said, true) : said;
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
