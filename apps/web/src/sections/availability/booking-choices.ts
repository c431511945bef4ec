const minutesIn = { hour: 60, day: 1440 } as const;

/** None, 30 minutes, 1 hour, 2 days: a length as people say it. */
export function lengthLabel(minutes: number): string {
  if (minutes === 0) return "None";
  for (const unit of ["day", "hour"] as const) {
    const count = minutes / minutesIn[unit];
    if (Number.isInteger(count)) return `${count} ${unit}${count === 1 ? "" : "s"}`;
  }
  return `${minutes} minutes`;
}

const choicesFrom =
  (usual: readonly number[]) =>
  (present: number): { value: string; label: string }[] =>
    [...new Set([...usual, present])]
      .sort((one, other) => one - other)
      .map((minutes) => ({ value: String(minutes), label: lengthLabel(minutes) }));

/** Returns the choices of the minimum notice, including the current one. */
export const noticeChoices = choicesFrom([0, 30, 60, 120, 240, 480, 720, 1440, 2880, 4320, 10_080]);
/** Returns the choices of the buffer, including the current one. */
export const bufferChoices = choicesFrom([0, 5, 10, 15, 30, 45, 60, 90, 120, 240]);
