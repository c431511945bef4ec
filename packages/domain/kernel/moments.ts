/** So many days as a duration that an instant can be moved by: 24 hours each, whatever clocks do. */
export const hoursOfDays = (days: number): { hours: number } => ({ hours: days * 24 });

/** A start as owners and agents read it, in the home's zone: 'Sat, Nov 28, 10:00 AM EST'. */
export const whenOf = (startsAt: Temporal.Instant, timeZone: string): string =>
  startsAt.toZonedDateTimeISO(timeZone).toLocaleString("en-US", {
    weekday: "short",
    month: "short",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
  });
