import { viewerTimeZone } from "../../ui/viewer-time-zone.ts";

/** The day of an inquiry as it is written wherever it stands: Mar 05. */
export const inquiryDate = (createdAt: string, timeZone = viewerTimeZone()): string =>
  Temporal.Instant.from(createdAt)
    .toZonedDateTimeISO(timeZone)
    .toLocaleString("en-US", { month: "short", day: "2-digit" });
