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

/** A start as it stands in a note, in the home's zone, which is named where the reader's clock differs: 'Mar 5, 2:00 PM'. */
export function noteTimeOf(startsAt: Temporal.Instant, timeZone: string, readerZone: string): string {
  const start = startsAt.toZonedDateTimeISO(timeZone);
  const isSameClock = start.offsetNanoseconds === start.withTimeZone(readerZone).offsetNanoseconds;
  return start.toLocaleString("en-US", {
    ...{ month: "short", day: "numeric", hour: "numeric", minute: "2-digit" },
    ...(!isSameClock && { timeZoneName: "short" }),
  });
}
