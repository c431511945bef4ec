import type { Language } from "../piper.ts";

const names = {
  en: {
    weekdays: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
    months: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
  },
  es: {
    weekdays: ["lun", "mar", "mié", "jue", "vie", "sáb", "dom"],
    months: ["ene", "feb", "mar", "abr", "may", "jun", "jul", "ago", "sep", "oct", "nov", "dic"],
  },
} as const;

/** "Sat, May 16" / "sáb 16 may"; the year only where it is not `today`'s. */
export function dayText(day: Temporal.PlainDate, today: Temporal.PlainDate, language: Language): string {
  const weekday = names[language].weekdays[day.dayOfWeek - 1];
  const month = names[language].months[day.month - 1];
  const year = day.year === today.year ? "" : language === "en" ? `, ${day.year}` : ` de ${day.year}`;
  return language === "en" ? `${weekday}, ${month} ${day.day}${year}` : `${weekday} ${day.day} ${month}${year}`;
}

/** "Jul", "Sun, Jun 21 to Tue, Jun 30": no day that was not told. */
export function spanText(
  from: Temporal.PlainDate,
  to: Temporal.PlainDate,
  today: Temporal.PlainDate,
  language: Language,
): string {
  if (from.equals(to)) return dayText(from, today, language);
  const isMonth = from.day === 1 && to.equals(from.with({ day: from.daysInMonth }));
  const year = from.year === today.year ? "" : language === "en" ? ` ${from.year}` : ` de ${from.year}`;
  if (isMonth) return `${names[language].months[from.month - 1]}${year}`;
  return `${dayText(from, today, language)} ${language === "en" ? "to" : "a"} ${dayText(to, today, language)}`;
}

/** "5:30 PM", the same in both languages, as clocks in the US show it. */
export function clockText(time: { hour: number; minute: number }): string {
  const hour = time.hour % 12 === 0 ? 12 : time.hour % 12;
  return `${hour}:${String(time.minute).padStart(2, "0")} ${time.hour < 12 ? "AM" : "PM"}`;
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

/** "Sat, May 16, 5:30 PM EDT" in the home's zone. */
export function momentText(at: Temporal.Instant, timeZone: string, now: Temporal.Instant, language: Language): string {
  const there = at.toZonedDateTimeISO(timeZone);
  const today = now.toZonedDateTimeISO(timeZone).toPlainDate();
  return `${dayText(there.toPlainDate(), today, language)}, ${clockText(there)} ${zoneText(there)}`;
}
