/** "Dec 15, 2026"; a day that has come is now. The day is the home's. */
export function availableFrom(instant: string, timeZone: string, now: Temporal.Instant): string {
  const day = Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone).toPlainDate();
  const today = now.toZonedDateTimeISO(timeZone).toPlainDate();
  if (Temporal.PlainDate.compare(day, today) <= 0) return "Available now";
  return day.toLocaleString("en-US", { month: "short", day: "numeric", year: "numeric" });
}
