import type { TourType } from "@porchlight/domain/properties/property.ts";
import { clockAt } from "../dialogue/home-clock.ts";
import type { TimeWish } from "../heard/times.ts";

/** A day and an hour as a wish for them. */
export const wishAt = (day: string, at: string, tourType: TourType | null = null): TimeWish => ({
  ...{ from: day, to: day, at, after: null, before: null, tourType, choice: null },
  not: false,
});

/** A moment as a wish for it, so that the times nearest to it are found where it is not open. */
export function wishFor(startsAt: Temporal.Instant | string, tourType: TourType | null, timeZone: string): TimeWish {
  const { day, time } = clockAt(startsAt, timeZone);
  return wishAt(day, time, tourType);
}
