import { viewerTimeZone } from "../../../ui/viewer-time-zone.ts";

/** Returns a moment as "Nov 25, 2026, 5:10 PM", as a record has it. */
export const momentOf = (at: string): string =>
  Temporal.Instant.from(at)
    .toZonedDateTimeISO(viewerTimeZone())
    .toPlainDateTime()
    .toLocaleString("en-US", { dateStyle: "medium", timeStyle: "short" });
