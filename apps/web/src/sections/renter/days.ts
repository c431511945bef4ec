import type { Language } from "@porchlight/domain/kernel/languages.ts";

const formats = {
  en: (timeZone: string) => new Intl.DateTimeFormat("en-US", { timeZone, dateStyle: "medium" }),
  es: (timeZone: string) => new Intl.DateTimeFormat("es-US", { timeZone, dateStyle: "long" }),
} satisfies Record<Language, (timeZone: string) => Intl.DateTimeFormat>;

/** Returns the day of an instant in a time zone, as in "Nov 24, 2026" or "24 de noviembre de 2026". */
export const dayAt = (language: Language, instant: string, timeZone: string): string =>
  formats[language](timeZone).format(Date.parse(instant));

/** Returns a day of the calendar, given as YYYY-MM-DD, the same way. */
export const dayNamed = (language: Language, day: string): string => dayAt(language, `${day}T00:00:00Z`, "UTC");

const timeFormat = (locale: string, timeZone: string, names: "short" | "long") =>
  new Intl.DateTimeFormat(locale, {
    ...{ timeZone, weekday: names, month: names, day: "numeric", hour: "numeric", minute: "2-digit" },
    timeZoneName: "short",
  });

const times: Record<Language, (timeZone: string, at: number) => string> = {
  en: (timeZone, at) =>
    timeFormat("en-US", timeZone, "short")
      .format(at)
      .replace(/, (?=\d+:)/, " at "),
  es: (timeZone, at) => timeFormat("es-US", timeZone, "long").format(at),
};

/** Returns the day and time of an instant in a time zone, as in "Tue, Nov 24 at 5:00 PM PST". */
export const timeAt = (language: Language, instant: string, timeZone: string): string =>
  times[language](timeZone, Date.parse(instant));
