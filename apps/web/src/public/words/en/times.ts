import { dayNumber, dayParts, instantParts, timeIn, zoneCode } from "../../times.ts";

const months = [
  ...["January", "February", "March", "April", "May", "June"],
  ...["July", "August", "September", "October", "November", "December"],
];
const shortMonth = (month: number): string => months[month - 1]!.slice(0, 3);

/** "Tue, Nov 24" */
function date(zone: string, instant: string): string {
  const { weekday, month, day } = instantParts(zone, instant);
  return `${weekday}, ${month} ${day}`;
}

/** How days and times are written in English. */
export const times = {
  date,
  /** A date where a line begins. */
  dateAlone: date,
  /** "5:30 PM" */
  time: timeIn,
  /** "Tue, Nov 24 at 5:30 PM" */
  moment: (zone: string, instant: string): string => `${date(zone, instant)} at ${timeIn(zone, instant)}`,
  /** A moment where a line begins. */
  momentAlone: (zone: string, instant: string): string => `${date(zone, instant)} at ${timeIn(zone, instant)}`,
  /** "Pacific time (PST)" */
  zone: (zone: string, instant: string): string => {
    const name = (instantParts(zone, instant, "longGeneric").timeZoneName ?? zone).replace(
      / (Standard|Time)\b/g,
      (word) => word.toLowerCase(),
    );
    const code = zoneCode(zone, instant);
    return code === name ? name : `${name} (${code})`;
  },
  /** "Tue" */
  weekday: (zone: string, instant: string): string => instantParts(zone, instant).weekday ?? "",
  /** "November" */
  month: (day: string): string => months[dayParts(day).month - 1]!,
  /** "Dec 1", with its year when that is not this one. */
  shortDay: (day: string, today: string): string => {
    const { year, month } = dayParts(day);
    return `${shortMonth(month)} ${dayNumber(day)}${day.slice(0, 4) === today.slice(0, 4) ? "" : `, ${year}`}`;
  },
};

export type Times = typeof times;
