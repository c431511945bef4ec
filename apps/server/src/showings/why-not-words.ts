/** Returns a duration as an owner says it: '45 minutes', '2 hours', '1 day'. */
export function noticeWords(minutes: number): string {
  for (const [unit, size] of [
    ["day", 1440],
    ["hour", 60],
  ] as const) {
    if (minutes >= size && minutes % size === 0) return counted(minutes / size, unit);
  }
  return counted(minutes, "minute");
}

export const busyWords = (when: string, bufferMinutes: number): string =>
  bufferMinutes === 0
    ? `There is a showing ${when}.`
    : `There is a showing ${when}, with ${noticeWords(bufferMinutes)} of free time around it.`;

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? "" : "s"}`;
