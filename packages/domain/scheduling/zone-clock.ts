/**
 * A zone's offsets in milliseconds, computed once and cached: asking Temporal for every start of a month of openings
 * costs more than the openings.
 */
export type ZoneClock = {
  /** Wall clock time, in milliseconds as if it were UTC, of an instant. */
  localOf(epochMs: number): number;
  /** The instant of a wall clock time, resolved as Temporal's 'compatible': a repeat is its first, a gap is moved on. */
  instantOf(localMs: number): number;
};

/** A piece of time with the offset it begins with and the changes in it. */
type Stretch = { offsetMs: number; changes: { at: number; offsetMs: number }[] };

const stretchMs = 2 ** 35;
const dayMs = 86_400_000;
const msAMinute = 60_000;
const minutesAnHour = 60;
const minutesADay = 24 * minutesAnHour;
const firstDay = Temporal.PlainDate.from("1970-01-01");
const maxEntries = 4096;
const days = new Map<number, { date: Temporal.PlainDate; name: string }>();
const kept = new Map<string, Stretch>();

export function zoneClock(timeZone: string): ZoneClock {
  const offsetAt = (epochMs: number): number => {
    const { offsetMs, changes } = stretchOf(timeZone, Math.floor(epochMs / stretchMs));
    let offset = offsetMs;
    for (const change of changes) {
      if (change.at > epochMs) break;
      offset = change.offsetMs;
    }
    return offset;
  };
  return {
    localOf: (epochMs) => epochMs + offsetAt(epochMs),
    instantOf(localMs) {
      const before = offsetAt(localMs - dayMs);
      const after = offsetAt(localMs + dayMs);
      if (before === after) return localMs - before;
      const isInForce = (offsetMs: number): boolean => offsetAt(localMs - offsetMs) === offsetMs;
      // Of a repeated time the first is with the offset before the change; a skipped time is reckoned with it too.
      return isInForce(before) || !isInForce(after) ? localMs - before : localMs - after;
    },
  };
}

/** The day and time that a clock in a zone shows at an instant: "2026-05-16" and "10:30". */
export function wallClockAt(epochMs: number, timeZone: string): { day: string; time: string } {
  const local = Math.floor(zoneClock(timeZone).localOf(epochMs) / msAMinute);
  const number = Math.floor(local / minutesADay);
  const minutes = local - number * minutesADay;
  return { day: dayNamed(number), time: `${twoDigits(minutes / minutesAnHour)}:${twoDigits(minutes % minutesAnHour)}` };
}

const twoDigits = (number: number): string => String(Math.floor(number)).padStart(2, "0");

/** The date that a calendar in a zone shows at an instant. */
export const dateAt = (at: Temporal.Instant, timeZone: string): Temporal.PlainDate =>
  dayOf(Math.floor(zoneClock(timeZone).localOf(at.epochMilliseconds) / dayMs)).date;

/** A day told by its number from January 1, 1970 on: "2026-05-16". */
export const dayNamed = (number: number): string => dayOf(number).name;

function dayOf(number: number): { date: Temporal.PlainDate; name: string } {
  const known = days.get(number);
  if (known) return known;
  if (days.size >= maxEntries) days.clear();
  const date = firstDay.add({ days: number });
  const day = { date, name: date.toString() };
  days.set(number, day);
  return day;
}

function stretchOf(timeZone: string, index: number): Stretch {
  const key = `${timeZone}:${index}`;
  const found = kept.get(key);
  if (found) return found;
  if (kept.size >= maxEntries) kept.clear();
  const stretch = readStretch(timeZone, index * stretchMs);
  kept.set(key, stretch);
  return stretch;
}

function readStretch(timeZone: string, from: number): Stretch {
  let at = Temporal.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO(timeZone);
  const offsetMs = at.offsetNanoseconds / 1e6;
  const changes: Stretch["changes"] = [];
  for (;;) {
    const next = at.getTimeZoneTransition("next");
    if (!next || next.epochMilliseconds >= from + stretchMs) return { offsetMs, changes };
    changes.push({ at: next.epochMilliseconds, offsetMs: next.offsetNanoseconds / 1e6 });
    at = next;
  }
}
