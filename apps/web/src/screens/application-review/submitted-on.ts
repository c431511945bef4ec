import { viewerTimeZone } from "../../ui/viewer-time-zone.ts";

/** Returns the day of a submission as "Submitted Mar, 5". */
export function submittedOn(submittedAt: string, timeZone = viewerTimeZone()): string {
  const day = Temporal.Instant.from(submittedAt).toZonedDateTimeISO(timeZone);
  return `Submitted ${day.toLocaleString("en-US", { month: "short" })}, ${day.day}`;
}
