/** "Just now", "25 min ago", "2 h ago", "Yesterday", "3 days ago", then the date: "Nov 5", with the year when it differs. */
export function age(of: Temporal.Instant, now: Temporal.Instant, timeZone: string): string {
  const minutes = Math.floor((now.epochMilliseconds - of.epochMilliseconds) / 60_000);
  if (minutes < 1) return "Just now";
  if (minutes < 60) return `${minutes} min ago`;
  const then = of.toZonedDateTimeISO(timeZone);
  const today = now.toZonedDateTimeISO(timeZone);
  const days = then.toPlainDate().until(today.toPlainDate()).days;
  if (days === 0) return `${Math.floor(minutes / 60)} h ago`;
  if (days === 1) return "Yesterday";
  if (days < 7) return `${days} days ago`;
  return shortDate(of, now, timeZone);
}

/** Returns an age for the middle of a sentence: "asked yesterday", "asked Nov 5". */
export const ageWithin = (of: Temporal.Instant, now: Temporal.Instant, timeZone: string): string =>
  age(of, now, timeZone).replace(/^(Just now|Yesterday)$/, (word) => word.toLowerCase());

/** "Nov 5", with the year when it is not the current one. */
export function shortDate(of: Temporal.Instant, now: Temporal.Instant, timeZone: string): string {
  const day = of.toZonedDateTimeISO(timeZone);
  const year = day.year === now.toZonedDateTimeISO(timeZone).year ? {} : ({ year: "numeric" } as const);
  return day.toPlainDate().toLocaleString("en-US", { month: "short", day: "numeric", ...year });
}

/** "Today", "Yesterday", then the date: "Nov 5", with the year when it is not the current one. */
export function dayName(of: Temporal.Instant, now: Temporal.Instant, timeZone: string): string {
  const dayOf = (time: Temporal.Instant) => time.toZonedDateTimeISO(timeZone).toPlainDate();
  const { days } = dayOf(of).until(dayOf(now));
  return days === 0 ? "Today" : days === 1 ? "Yesterday" : shortDate(of, now, timeZone);
}
