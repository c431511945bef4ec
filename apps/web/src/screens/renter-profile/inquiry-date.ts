import { viewerTimeZone } from "../../ui/viewer-time-zone.ts";

/** Returns the day of an inquiry as it is shown everywhere: Mar 05. */
export const inquiryDate = (createdAt: string, timeZone = viewerTimeZone()): string =>
  Temporal.Instant.from(createdAt)
    .toZonedDateTimeISO(timeZone)
    .toLocaleString("en-US", { month: "short", day: "2-digit" });
