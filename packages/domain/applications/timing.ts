import { hoursOfDays } from "../kernel/moments.ts";

/** When a person who has not submitted is reminded, in days after the invitation. */
export const reminderDays = [1, 3, 7] as const;

/** How long reports may be read after submission, in days. */
export const reportDays = 30;

/** How long an unfinished or withdrawn application is kept after its last change, and files after a verdict, in days. */
export const keptDays = 90;

/** Returns until when reports may be read: so long from a time, and no longer than the bureau lets them be, in `days`. */
export const reportsReadableUntil = (since: Temporal.Instant, days: number = reportDays): Temporal.Instant =>
  since.add(hoursOfDays(Math.min(days, reportDays)));

/** Returns until when what changed at a time is kept. */
export const keptUntil = (changedAt: Temporal.Instant): Temporal.Instant => changedAt.add(hoursOfDays(keptDays));

/** How long a verdict is kept with what it was decided by, and the notice of it, once a person of it has erased theirs. */
export const verdictKeptYears = 3;

/** Returns until when the record of a verdict is kept. */
export const verdictKeptUntil = (decidedAt: Temporal.Instant): Temporal.Instant =>
  decidedAt.toZonedDateTimeISO("UTC").add({ years: verdictKeptYears }).toInstant();

/** Returns when the next reminder is due after so many were sent; null after the last. */
export function nextReminder(invitedAt: Temporal.Instant, sent: number): Temporal.Instant | null {
  const days = reminderDays[sent];
  return days === undefined ? null : invitedAt.add(hoursOfDays(days));
}
