import type { Choice } from "./SelectField.tsx";

const twoDigits = (value: number): string => String(value).padStart(2, "0");

/** Returns 09:00 as 9:00 AM; also accepts times between the quarter hours, which other programs may have set. */
export function timeLabel(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}:${time.slice(3)} ${hour < 12 ? "AM" : "PM"}`;
}

const choice = (value: string): Choice => ({ value, label: timeLabel(value) });

/** Every quarter hour, from 00:00 as 12:00 AM to 23:45. */
export const quarterHours: readonly Choice[] = Array.from({ length: 96 }, (_, quarter) =>
  choice(`${twoDigits(Math.floor(quarter / 4))}:${twoDigits((quarter % 4) * 15)}`),
);

/** Returns the quarter hours, with the given time added when it is between them. */
export const timesWith = (time: string | null): readonly Choice[] =>
  time === null || quarterHours.some(({ value }) => value === time)
    ? quarterHours
    : [...quarterHours, choice(time)].sort((one, other) => one.value.localeCompare(other.value));
