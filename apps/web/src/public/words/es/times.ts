import { dayParts, timeIn, zoneCode } from "../../times.ts";
import type { Times } from "../en/times.ts";

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Returns a part of an instant in a zone as Spanish writes it. */
function part(zone: string, instant: string, wanted: Intl.DateTimeFormatPartTypes): string | undefined {
  let format = formatters.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat("es-US", {
      ...{ timeZone: zone, weekday: "long", day: "numeric", month: "long", timeZoneName: "longGeneric" },
    });
    formatters.set(zone, format);
  }
  return format.formatToParts(Date.parse(instant)).find(({ type }) => type === wanted)?.value;
}

/** "miércoles 25 de noviembre" */
const date = (zone: string, instant: string): string =>
  `${part(zone, instant, "weekday")} ${part(zone, instant, "day")} de ${part(zone, instant, "month")}`;

/** "5:00 p. m.", with no line break inside */
const time = (zone: string, instant: string): string =>
  timeIn(zone, instant).replace(/ ([AP])M$/, (_, half: string) => `\u00a0${half.toLowerCase()}.\u00a0m.`);

/** "a las 5:00 p. m.", "a la 1:00 p. m." */
const atTime = (clock: string): string => `${clock.startsWith("1:") ? "a la" : "a las"} ${clock}`;

/** The month of a day, "noviembre". */
const month = (day: string): string =>
  new Intl.DateTimeFormat("es-US", { month: "long", timeZone: "UTC" }).format(Date.parse(day));

export const capitalized = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);

/** How days and times are written in US Spanish. */
export const times: Times = {
  date,
  dateAlone: (zone, instant) => capitalized(date(zone, instant)),
  time,
  // Its last stop is that of "p. m.", which ends a sentence as well.
  moment: (zone, instant) => `el ${date(zone, instant)} ${atTime(time(zone, instant))}`,
  momentAlone: (zone, instant) => `${capitalized(date(zone, instant))} ${atTime(time(zone, instant))}`,
  /** "hora del Pacífico (PST)" */
  zone: (zone, instant) => {
    const name = part(zone, instant, "timeZoneName");
    const code = zoneCode(zone, instant);
    return name && name !== code ? `${name} (${code})` : code;
  },
  weekday: (zone, instant) => part(zone, instant, "weekday")!.slice(0, 3),
  month,
  shortDay: (day, today) => {
    const { year, number } = dayParts(day);
    return `${number} de ${month(day)}${day.slice(0, 4) === today.slice(0, 4) ? "" : ` de ${year}`}`;
  },
};
