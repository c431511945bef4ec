/** Returns until when a report may be read as "Valid until Dec 25", or "Expired on Dec 25". */
export const validityWords = (expiresAt: string, isExpired: boolean, timeZone: string): string =>
  `${isExpired ? "Expired on" : "Valid until"} ${dayOf(expiresAt, timeZone)}`;

const dayOf = (at: string, timeZone: string): string =>
  Temporal.Instant.from(at)
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .toLocaleString("en-US", { month: "short", day: "numeric" });
