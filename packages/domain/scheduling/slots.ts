export const weekdays = ["SUNDAY", "MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY"] as const;
export type Weekday = (typeof weekdays)[number];

export const showingDurations = [10, 15, 30, 45, 60] as const;
export type ShowingDuration = (typeof showingDurations)[number];
export const defaultShowingDuration: ShowingDuration = 30;

/** The limit of slots per home. */
export const slotsCount = { max: 70 } as const;

/**
 * A weekly slot, HH:MM in the home's time zone. An end at 00:00 is midnight; an end before the start is on the next
 * day.
 */
export type SlotTimes = { weekday: Weekday; startTime: string; endTime: string };
export type Slot = SlotTimes & { id: string };

export const minutesPerDay = 1440;
const noon = 720;

/** Returns the minutes since midnight of a wall clock time HH:MM. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/**
 * Returns the end of a slot in minutes since the midnight its day starts with; past 1440 when it ends on the next day.
 */
export function endMinutesOf(slot: SlotTimes): number {
  const end = minutesOf(slot.endTime);
  return end <= minutesOf(slot.startTime) ? end + minutesPerDay : end;
}

export type SlotProblem = {
  /** Position in the given list. */
  index: number;
  field: "startTime" | "endTime";
  code: "availability.order" | "availability.overlap";
};

/**
 * Returns the problems of slots taken together. An evening start may end before noon of the next day; an overnight slot
 * is compared on its own weekday only, up to midnight, and touching ends do not overlap. Of two that overlap the later
 * in the list is named.
 * Source  docs/decisions/0006-showings-and-openings.md
 */
export function slotProblems(slots: readonly SlotTimes[]): SlotProblem[] {
  const problems: SlotProblem[] = [];
  for (const [index, slot] of slots.entries()) {
    const overlaps = slots.slice(0, index).some((earlier) => isInOrder(earlier) && doOverlap(earlier, slot));
    if (!isInOrder(slot)) problems.push({ index, field: "endTime", code: "availability.order" });
    else if (overlaps) problems.push({ index, field: "startTime", code: "availability.overlap" });
  }
  return problems;
}

function isInOrder({ startTime, endTime }: SlotTimes): boolean {
  const start = minutesOf(startTime);
  const end = minutesOf(endTime);
  return end === 0 || start < end || (start >= noon && end < noon);
}

function doOverlap(one: SlotTimes, other: SlotTimes): boolean {
  if (one.weekday !== other.weekday) return false;
  const endOf = (slot: SlotTimes) => Math.min(endMinutesOf(slot), minutesPerDay);
  return minutesOf(one.startTime) < endOf(other) && minutesOf(other.startTime) < endOf(one);
}
