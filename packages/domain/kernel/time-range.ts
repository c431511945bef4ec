/**
 * The ranges of every list and number, with the labels people see.
 * Source: docs/decisions/0008-portfolio-and-lists.md.
 */
export const timeRanges = {
  LAST_24_HOURS: "24 hours",
  LAST_7_DAYS: "Last 7 days",
  LAST_30_DAYS: "Last 30 days",
  LAST_6_MONTHS: "Last 6 months",
  LAST_12_MONTHS: "Last 12 months",
  ALL_TIME: "All time",
} as const;
export type TimeRange = keyof typeof timeRanges;

const names = Object.keys(timeRanges) as [TimeRange, ...TimeRange[]];

/** Returns a choice in one spelling, however it is spelt in an address: letters of any case, with spaces, plus signs, hyphens or underscores between. */
export const plainSpelling = (given: string): string =>
  given
    .toLowerCase()
    .replace(/[\s+_-]+/g, " ")
    .trim();

const byName = new Map(
  names.flatMap((name) => [[plainSpelling(name), name] as const, [plainSpelling(timeRanges[name]), name] as const]),
);

/** The range that lists and numbers show where none is named. */
export const usualRange: TimeRange = "LAST_30_DAYS";

/** Returns the range for a wire value or a label, in any spelling. */
export const timeRangeNamed = (given: string): TimeRange | undefined => byName.get(plainSpelling(given));

const calendarBack = {
  LAST_7_DAYS: { days: 7 },
  LAST_30_DAYS: { days: 30 },
  LAST_6_MONTHS: { months: 6 },
  LAST_12_MONTHS: { months: 12 },
};

/**
 * Returns the start of a range in a reader's zone, inclusive; null means no start.
 * Source: docs/decisions/0008-portfolio-and-lists.md.
 */
export function startOfRange(range: TimeRange, now: Temporal.Instant, timeZone: string): Temporal.Instant | null {
  if (range === "ALL_TIME") return null;
  if (range === "LAST_24_HOURS") return now.subtract({ hours: 24 });
  return now.toZonedDateTimeISO(timeZone).startOfDay().subtract(calendarBack[range]).toInstant();
}
