const zone = Temporal.Now.timeZoneId();
const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-US", { timeZone: zone, ...options });
const clockTime = format({ hour: "numeric", minute: "2-digit" });
const weekday = format({ weekday: "short" });
const monthDay = format({ month: "short", day: "numeric" });
const fullDay = format({ weekday: "short", month: "short", day: "numeric" });
const fullTime = format({
  weekday: "short",
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZoneName: "short",
});

const dayOf = (iso: string) => Temporal.Instant.from(iso).toZonedDateTimeISO(zone).toPlainDate();

/** "3:30 PM" today, "Fri" this week, else "Nov 16". */
export function briefTime(iso: string, now: string): string {
  const daysAgo = dayOf(iso).until(dayOf(now)).days;
  const at = Date.parse(iso);
  if (daysAgo === 0) return clockTime.format(at);
  return daysAgo > 0 && daysAgo < 7 ? weekday.format(at) : monthDay.format(at);
}

/** "Today, 3:30 PM" or "Fri, Nov 20". */
export const dayHeading = (iso: string, now: string): string =>
  dayOf(iso).equals(dayOf(now)) ? `Today, ${clockTime.format(Date.parse(iso))}` : fullDay.format(Date.parse(iso));

export const sameDay = (one: string, other: string): boolean => dayOf(one).equals(dayOf(other));

export const longTime = (iso: string): string => fullTime.format(Date.parse(iso));

/** As mail programs write it above what they quote: "Fri, Nov 20, 2026 at 3:30 PM". */
export const quoteTime = (iso: string): string => {
  const at = Date.parse(iso);
  return `${fullDay.format(at)}, ${dayOf(iso).year} at ${clockTime.format(at)}`;
};

/** The wall time a person typed into the page, in the zone of this machine. */
export const wallTime = (typed: string): Temporal.Instant =>
  Temporal.PlainDateTime.from(typed).toZonedDateTime(zone).toInstant();

export const wallTimeOf = (iso: string): string =>
  Temporal.Instant.from(iso).toZonedDateTimeISO(zone).toPlainDateTime().toString({ smallestUnit: "minute" });
