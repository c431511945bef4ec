import type { Language } from "../heard.ts";

const names = {
  en: {
    weekdays: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
    months: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
  },
  es: {
    weekdays: ["lunes", "martes", "miércoles", "jueves", "viernes", "sábado", "domingo"],
    months: [
      "enero",
      "febrero",
      "marzo",
      "abril",
      "mayo",
      "junio",
      "julio",
      "agosto",
      "septiembre",
      "octubre",
      "noviembre",
      "diciembre",
    ],
  },
} as const;

/** "Sat, May 16" / "sábado 16 de mayo"; the year only where it is not `today`'s. */
export function dayText(day: Temporal.PlainDate, today: Temporal.PlainDate, language: Language): string {
  const weekday = names[language].weekdays[day.dayOfWeek - 1];
  const month = names[language].months[day.month - 1];
  const year = day.year === today.year ? "" : language === "en" ? `, ${day.year}` : ` de ${day.year}`;
  return language === "en" ? `${weekday}, ${month} ${day.day}${year}` : `${weekday} ${day.day} de ${month}${year}`;
}

/**
 * "Jul", "Sun, Jun 21 to Tue, Jun 30": no day that was not told. In Spanish as it is said in a sentence: "en julio", "el
 * viernes 3 de julio", "del domingo 21 de junio al martes 30 de junio".
 */
export function spanText(
  from: Temporal.PlainDate,
  to: Temporal.PlainDate,
  today: Temporal.PlainDate,
  language: Language,
): string {
  const [first, last] = [dayText(from, today, language), dayText(to, today, language)];
  const isDay = from.equals(to);
  const isMonth = from.day === 1 && to.equals(from.with({ day: from.daysInMonth }));
  const month = names[language].months[from.month - 1];
  const isThisYear = from.year === today.year;
  if (language === "en")
    return isDay ? first : isMonth ? `${month}${isThisYear ? "" : ` ${from.year}`}` : `${first} to ${last}`;
  return isDay
    ? `el ${first}`
    : isMonth
      ? `en ${month}${isThisYear ? "" : ` de ${from.year}`}`
      : `del ${first} al ${last}`;
}

/** "Sunday, December 6" / "domingo 6 de diciembre", as it is said in a sentence. */
export function dayInWords(day: Temporal.PlainDate, today: Temporal.PlainDate, language: Language): string {
  if (language === "es") return dayText(day, today, "es");
  const [month, year] = [wholeMonths[day.month - 1], day.year === today.year ? "" : `, ${day.year}`];
  return `${wholeDays[day.dayOfWeek - 1]}, ${month} ${day.day}${year}`;
}
const wholeDays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const wholeMonths = "January February March April May June July August September October November December".split(" ");

const halves = { en: ["AM", "PM"], es: ["a. m.", "p. m."] } as const;

/** "at 5:30 PM" / "a las 5:30 p. m." */
export function clockText(time: { hour: number; minute: number }, language: Language): string {
  const hour = time.hour % 12 === 0 ? 12 : time.hour % 12;
  const joint = language === "en" ? "at" : hour === 1 ? "a la" : "a las";
  return `${joint} ${hour}:${String(time.minute).padStart(2, "0")} ${halves[language][time.hour < 12 ? 0 : 1]}`;
}

/** By zone and offset: Intl takes far longer to name one than to look it up. */
const zoneNames = new Map<string, string>();

/** "EDT": the zone's short name at that moment, which also tells a repeated hour's two readings apart. */
export function zoneText({ epochMilliseconds, offset, timeZoneId: timeZone }: Temporal.ZonedDateTime): string {
  const key = `${timeZone} ${offset}`;
  const known = zoneNames.get(key);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat("en-US", { timeZone, hour: "numeric", timeZoneName: "short" });
  const parts = format.formatToParts(epochMilliseconds);
  const name = parts.find((part) => part.type === "timeZoneName")?.value ?? timeZone;
  zoneNames.set(key, name);
  return name;
}

/** "Sat, May 16 at 5:30 PM EDT" in the home's zone. */
export function momentText(at: Temporal.Instant, timeZone: string, now: Temporal.Instant, language: Language): string {
  const there = at.toZonedDateTimeISO(timeZone);
  const today = now.toZonedDateTimeISO(timeZone).toPlainDate();
  return `${dayText(there.toPlainDate(), today, language)} ${clockText(there, language)} ${zoneText(there)}`;
}

const zoneAfterClock = /(?<=(?:at|a las?) \d{1,2}:\d\d (?:[AP]M|[ap]\. m\.)) ([A-Z]{2,5}|GMT[+-][\d:]+)\b/g;

/** The same words with each zone said once: all times of a message are the home's. A sentence that ends in "p. m." has its period. */
export function withZoneOnce(text: string): string {
  const said = new Set<string>();
  return text
    .replace(zoneAfterClock, (words, zone: string) => {
      if (said.has(zone)) return "";
      said.add(zone);
      return words;
    })
    .replace(/(\d [ap]\. m\.)\.(?!\.)/g, "$1");
}
