import { wallClockAt } from "@porchlight/domain/scheduling/zone-clock.ts";

/** The day of an instant where the home stands, as "2026-05-16". */
export const dayAt = (instant: Temporal.Instant | string, timeZone: string): string =>
  wallClockAt(Temporal.Instant.from(instant).epochMilliseconds, timeZone).day;

/** Whether an hour of the day is the one said on a clock's face: "5" is five in the morning and seventeen alike. */
export const isHourOnClock = (hour: number, said: number): boolean => hour % 12 === said % 12;
