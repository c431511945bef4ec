/**
 * Functions that read instants in a home's zone, for the words of every language. They use Intl alone: the pages must
 * not wait for a Temporal polyfill.
 */
type Parts = Partial<Record<Intl.DateTimeFormatPartTypes, string>>;

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Returns the English parts of an instant in a zone: "Tue", "Nov", "24", "5", "30", "PM", "PST". */
export function instantParts(zone: string, instant: string, zoneName: "short" | "longGeneric" = "short"): Parts {
  const key = `${zone} ${zoneName}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat("en-US", {
      timeZone: zone,
      year: "numeric",
      month: "short",
      day: "numeric",
      weekday: "short",
      hour: "numeric",
      minute: "2-digit",
      timeZoneName: zoneName,
    });
    formatters.set(key, formatter);
  }
  return Object.fromEntries(formatter.formatToParts(Date.parse(instant)).map(({ type, value }) => [type, value]));
}

const months = "JanFebMarAprMayJunJulAugSepOctNovDec";
const twoDigits = (value: number | string): string => String(value).padStart(2, "0");

/** Returns the day of an instant in the zone as YYYY-MM-DD. */
export function dayIn(zone: string, instant: string): string {
  const { year, month, day } = instantParts(zone, instant);
  return `${year}-${twoDigits(months.indexOf(month!) / 3 + 1)}-${twoDigits(day!)}`;
}

/** "5:30 PM" */
export function timeIn(zone: string, instant: string): string {
  const { hour, minute, dayPeriod } = instantParts(zone, instant);
  return `${hour}:${minute} ${dayPeriod}`;
}

/** "PST" */
export const zoneCode = (zone: string, instant: string): string => instantParts(zone, instant).timeZoneName ?? zone;

/** Returns the numbers of a day given as YYYY-MM-DD. */
export function dayParts(day: string): { year: number; month: number; number: number } {
  const [year, month, number] = day.split("-").map(Number);
  return { year: year!, month: month!, number: number! };
}

export const dayNumber = (day: string): number => dayParts(day).number;
