import type { Opening, Tour } from "@porchlight/contract/public-pages.ts";
import { dayIn, dayNumber, zoneCode } from "./times.ts";
import type { Times } from "./words/en/times.ts";

export type OpenDay = {
  /** YYYY-MM-DD in the home's zone. */
  day: string;
  weekday: string;
  number: number;
  month: string;
  /** The date in a sentence, and where a line begins. */
  date: string;
  dateAlone: string;
  starts: { startsAt: string; label: string; isTaken: boolean }[];
};

/**
 * Returns the openings by day. A start that was just taken stays in place and is marked, so that the layout is stable.
 */
export function openDays(
  openings: readonly Opening[],
  zone: string,
  times: Times,
  takenStarts: readonly string[] = [],
): OpenDay[] {
  const starts = new Map<string, boolean>();
  for (const { startsAt } of openings) starts.set(startsAt, false);
  for (const startsAt of takenStarts) starts.set(startsAt, true);
  const days = new Map<string, OpenDay>();
  for (const [startsAt, isTaken] of [...starts].sort(([one], [other]) => Date.parse(one) - Date.parse(other))) {
    const day = dayIn(zone, startsAt);
    const known = days.get(day) ?? {
      day,
      weekday: times.weekday(zone, startsAt),
      number: dayNumber(day),
      month: times.month(day),
      date: times.date(zone, startsAt),
      dateAlone: times.dateAlone(zone, startsAt),
      starts: [],
    };
    known.starts.push({ startsAt, label: times.time(zone, startsAt), isTaken });
    days.set(day, known);
  }
  for (const { starts: ofDay } of days.values()) nameRepeated(ofDay, zone);
  return [...days.values()];
}

/** Adds the zone's abbreviation to times that occur twice, when clocks go back an hour. */
function nameRepeated(starts: OpenDay["starts"], zone: string): void {
  const seen = new Map<string, number>();
  for (const { label } of starts) seen.set(label, (seen.get(label) ?? 0) + 1);
  for (const start of starts) {
    if (seen.get(start.label)! > 1) start.label = `${start.label} ${zoneCode(zone, start.startsAt)}`;
  }
}

export const homeAddress = (slug: string): string => `/homes/${encodeURIComponent(slug)}`;

/** Returns the address of the request form; without a time, it is chosen there. */
export function requestAddress(slug: string, tour: Tour, startsAt?: string): string {
  const query = new URLSearchParams({ tour, ...(startsAt ? { at: startsAt } : {}) });
  return `${homeAddress(slug)}/request?${query}`;
}
