import { timing } from "./timing.ts";

/** The periods for which the code of a self-guided tour can be valid. */
export const codeValidityPeriods = ["ONE_HOUR", "TWO_HOURS", "THREE_HOURS", "ONE_DAY", "UNLIMITED"] as const;
export type CodeValidityPeriod = (typeof codeValidityPeriods)[number];

const hours: Record<CodeValidityPeriod, number | null> = {
  ONE_HOUR: 1,
  TWO_HOURS: 2,
  THREE_HOURS: 3,
  ONE_DAY: 24,
  UNLIMITED: null,
};

export const instructionsLength = { max: 2000 } as const;

/**
 * Returns when a code works: from shortly before the tour, or from sending if that is later; without an end if
 * unlimited.
 * Source  docs/decisions/0006-showings-and-openings.md
 */
export function codeWindow(
  period: CodeValidityPeriod,
  startsAt: Temporal.Instant,
  sentAt: Temporal.Instant,
): { validFrom: Temporal.Instant; validUntil: Temporal.Instant | null } {
  const early = startsAt.subtract(timing.earlyEntry);
  const validFrom = Temporal.Instant.compare(early, sentAt) > 0 ? early : sentAt;
  const length = hours[period];
  return { validFrom, validUntil: length === null ? null : validFrom.add({ hours: length }) };
}
