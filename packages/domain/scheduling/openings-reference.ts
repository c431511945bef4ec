import fc from "fast-check";
import type { OpeningsAsked, TimeSpan } from "./openings.ts";
import { endMinutesOf, minutesPerDay, type SlotTimes, slotProblems, weekdays } from "./slots.ts";

const at = (instant: string) => Temporal.Instant.from(instant);

const zones = [
  ...["America/New_York", "America/Chicago", "America/Denver", "America/Phoenix", "America/Los_Angeles"],
  ...["America/Anchorage", "America/Adak", "Pacific/Honolulu", "America/Puerto_Rico", "America/Indiana/Indianapolis"],
  ...["America/Boise", "America/Detroit", "America/Kentucky/Louisville", "America/North_Dakota/Center"],
  ...["America/Menominee", "America/Juneau", "America/Nome", "America/Halifax", "America/St_Johns", "America/Havana"],
  ...["America/Santiago", "America/Sao_Paulo", "America/Nuuk", "Atlantic/Azores", "Europe/London", "Europe/Dublin"],
  ...["Europe/Berlin", "Africa/Casablanca", "Africa/Cairo", "Asia/Beirut", "Asia/Tehran", "Asia/Kolkata"],
  ...["Asia/Kathmandu", "Asia/Tokyo", "Australia/Adelaide", "Australia/Lord_Howe", "Australia/Sydney"],
  ...["Pacific/Auckland", "Pacific/Chatham", "Pacific/Apia"],
] as const;

const two = (value: number) => String(value).padStart(2, "0");
const clockTime = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom(0, 0, 5, 10, 15, 20, 30, 40, 45, 55))
  .map(([hour, minute]) => `${two(hour)}:${two(minute)}`);
const anySlots = fc
  .array(fc.record({ weekday: fc.constantFrom(...weekdays), startTime: clockTime, endTime: clockTime }), {
    minLength: 1,
    maxLength: 14,
  })
  .map((slots) => {
    const valid: SlotTimes[] = [];
    for (const one of slots) {
      valid.push(one);
      if (slotProblems(valid).length > 0) valid.pop();
    }
    return valid;
  });

/** Generates random questions to `openings`. Most ranges lie around a change of the zone's offset, where the mistakes are. */
export const anyAsked: fc.Arbitrary<OpeningsAsked> = fc
  .record({
    timeZone: fc.constantFrom(...zones),
    slots: anySlots,
    durationMinutes: fc.constantFrom(10, 15, 30, 45, 60),
    dayOfYears: fc.integer({ min: 0, max: 365 * 6 }),
    isNearChange: fc.boolean(),
    fromMinutes: fc.integer({ min: -2000, max: 2000 }),
    lengthMinutes: fc.integer({ min: 1, max: 4000 }),
    noticeMinutes: fc.integer({ min: -600, max: 900 }),
    blackouts: fc.array(fc.integer({ min: -2, max: 3 }), { maxLength: 2 }),
    busy: fc.array(fc.tuple(fc.integer({ min: -300, max: 4300 }), fc.integer({ min: 0, max: 200 })), { maxLength: 12 }),
  })
  .map((drawn) => {
    const day = at("2024-01-01T00:00Z").add({ hours: 24 * drawn.dayOfYears });
    const change = day.toZonedDateTimeISO(drawn.timeZone).getTimeZoneTransition("next");
    const around = drawn.isNearChange && change ? change.toInstant() : day;
    const from = around.add({ minutes: drawn.fromMinutes });
    return {
      slots: drawn.slots,
      durationMinutes: drawn.durationMinutes,
      timeZone: drawn.timeZone,
      from,
      until: from.add({ minutes: drawn.lengthMinutes }),
      notBefore: from.add({ minutes: drawn.noticeMinutes }),
      blackoutDates: drawn.blackouts.map((days) =>
        from.toZonedDateTimeISO(drawn.timeZone).toPlainDate().add({ days }).toString(),
      ),
      busy: drawn.busy.map(([start, length]) => {
        const startsAt = from.add({ minutes: start });
        return { startsAt, endsAt: startsAt.add({ minutes: length }) };
      }),
    };
  });

const minuteOf = (instant: Temporal.Instant) => instant.epochMilliseconds / 60_000;
/** Starts and ends in epoch minutes, as the reference gives them. */
export const spans = (found: TimeSpan[]) => found.map((one) => [minuteOf(one.startsAt), minuteOf(one.endsAt)]);

/** Returns what `openings` must equal, computed slowly: every minute of the range is checked against the rules. */
export function minuteByMinute(one: OpeningsAsked): number[][] {
  const first = minuteOf(one.from) - 3 * minutesPerDay;
  const last = minuteOf(one.until) + 2 * minutesPerDay;
  const opens = closesByOpening(one, first, last);
  const found: number[][] = [];
  let grid: number | null = null;
  let closes = Number.NEGATIVE_INFINITY;
  const closesFrom = (minute: number): number => {
    let end = Math.max(...opens[minute - first]!);
    for (let later = minute; later < Math.min(end, last); later++) end = Math.max(end, ...opens[later - first]!);
    return end;
  };
  for (let minute = first; minute < last; minute++) {
    if (minute >= closes) grid = null;
    if (grid === null && opens[minute - first]!.length > 0) {
      grid = minute;
      closes = closesFrom(minute);
    }
    if (grid === null || (minute - grid) % one.durationMinutes !== 0) continue;
    const isInRange = minute >= Math.max(minuteOf(one.from), minuteOf(one.notBefore)) && minute < minuteOf(one.until);
    const end = minute + one.durationMinutes;
    if (isInRange && end <= closes && isFree(one, minute, end)) found.push([minute, end]);
  }
  return found;
}

/** For each minute of a range, when the windows close that open at it. */
function closesByOpening({ slots, timeZone }: OpeningsAsked, first: number, last: number): number[][] {
  const opens: number[][] = Array.from({ length: last - first }, () => []);
  const firstDate = Temporal.Instant.fromEpochMilliseconds(first * 60_000)
    .toZonedDateTimeISO(timeZone)
    .toPlainDate();
  for (let days = 0; days < (last - first) / minutesPerDay + 2; days++) {
    const date = firstDate.add({ days });
    for (const each of slots.filter(({ weekday }) => weekday === weekdays[date.dayOfWeek % 7])) {
      const isOvernight = endMinutesOf(each) >= minutesPerDay;
      const opensAt = resolved(date, each.startTime, timeZone);
      const closesAt = resolved(isOvernight ? date.add({ days: 1 }) : date, each.endTime, timeZone);
      if (opensAt < closesAt) opens[opensAt - first]?.push(closesAt);
    }
  }
  return opens;
}

function resolved(date: Temporal.PlainDate, time: string, timeZone: string): number {
  const wall = date.toPlainDateTime(Temporal.PlainTime.from(time));
  return minuteOf(wall.toZonedDateTime(timeZone, { disambiguation: "compatible" }).toInstant());
}

function isFree(one: OpeningsAsked, from: number, until: number): boolean {
  for (let minute = from; minute < until; minute++) {
    if (one.busy.some(({ startsAt, endsAt }) => minuteOf(startsAt) <= minute && minute < minuteOf(endsAt)))
      return false;
    const local = Temporal.Instant.fromEpochMilliseconds(minute * 60_000).toZonedDateTimeISO(one.timeZone);
    if (one.blackoutDates.length > 0 && one.blackoutDates.includes(local.toPlainDate().toString())) return false;
  }
  return true;
}
