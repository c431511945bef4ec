import { wallClockAt } from "@porchlight/domain/scheduling/zone-clock.ts";

/** The day of an instant where the home stands, as "2026-05-16". */
export const dayAt = (instant: Temporal.Instant | string, timeZone: string): string => clockAt(instant, timeZone).day;

/** The day and the time that a clock shows where the home stands: "2026-05-16" and "10:30". */
export const clockAt = (instant: Temporal.Instant | string, timeZone: string): { day: string; time: string } =>
  wallClockAt(Temporal.Instant.from(instant).epochMilliseconds, timeZone);

/** The number of a day in its month, of an ISO date: "16" of "2026-05-16". */
export const numberOfDay = (day: string): string => day.slice(-2);

/** Whether an hour of the day is the one said on a clock's face: "5" is five in the morning and seventeen alike. */
export const isHourOnClock = (hour: number, said: number): boolean => hour % 12 === said % 12;
