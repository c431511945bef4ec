/**
 * Functions that format instants in a home's zone. They use Intl alone: the pages must not wait for a Temporal
 * polyfill.
 */
type Parts = Partial<Record<Intl.DateTimeFormatPartTypes, string>>;

const formatters = new Map<string, Intl.DateTimeFormat>();

function partsIn(zone: string, instant: string, zoneName: "short" | "longGeneric"): Parts {
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

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const longMonths = ["January", "February", "March", "April", "May", "June"].concat([
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
]);
const twoDigits = (value: number | string): string => String(value).padStart(2, "0");

/** Returns the day of an instant in the zone as YYYY-MM-DD. */
export function dayIn(zone: string, instant: string): string {
  const { year, month, day } = partsIn(zone, instant, "short");
  return `${year}-${twoDigits(months.indexOf(month!) + 1)}-${twoDigits(day!)}`;
}

/** "5:30 PM" */
export function timeIn(zone: string, instant: string): string {
  const { hour, minute, dayPeriod } = partsIn(zone, instant, "short");
  return `${hour}:${minute} ${dayPeriod}`;
}

/** "PST" */
export const zoneCode = (zone: string, instant: string): string => partsIn(zone, instant, "short").timeZoneName ?? zone;

/** "Pacific time (PST)" */
export function zoneWords(zone: string, instant: string): string {
  const name = (partsIn(zone, instant, "longGeneric").timeZoneName ?? zone).replace(/ (Standard|Time)\b/g, (word) =>
    word.toLowerCase(),
  );
  const code = zoneCode(zone, instant);
  return code === name ? name : `${name} (${code})`;
}

/** "Tue" */
export const weekdayIn = (zone: string, instant: string): string => partsIn(zone, instant, "short").weekday ?? "";

/** "Tue, Nov 24" */
export function dateIn(zone: string, instant: string): string {
  const { weekday, month, day } = partsIn(zone, instant, "short");
  return `${weekday}, ${month} ${day}`;
}

/** "Tue, Nov 24 at 5:30 PM" */
export const momentIn = (zone: string, instant: string): string =>
  `${dateIn(zone, instant)} at ${timeIn(zone, instant)}`;

const partsOfDay = (day: string) => {
  const [year, month, number] = day.split("-").map(Number);
  return { year: year!, month: month!, number: number! };
};

/** "Dec 1", with its year when that is not this one. */
export function shortDay(day: string, today: string): string {
  const { year, month, number } = partsOfDay(day);
  return `${months[month - 1]} ${number}${day.slice(0, 4) === today.slice(0, 4) ? "" : `, ${year}`}`;
}

export const dayNumber = (day: string): number => partsOfDay(day).number;
/** "November" */
export const monthOf = (day: string): string => longMonths[partsOfDay(day).month - 1]!;
