import { minutesOf, type SlotTimes } from "@porchlight/domain/scheduling/slots.ts";
import { timeLabel } from "../../ui/quarter-hours.ts";

const short = (time: string): string => timeLabel(time).replace(":00", "");

/** 9 AM–5 PM, 3–6 PM. */
export function rangeLabel({ startTime, endTime }: Pick<SlotTimes, "startTime" | "endTime">): string {
  const [from, to] = [short(startTime), short(endTime)];
  return from.slice(-2) === to.slice(-2) ? `${from.slice(0, -3)}–${to}` : `${from}–${to}`;
}

/** Returns a note for a slot that ends the next day: 'Ends at 2:00 AM the next day'. */
export function nextDayNote({ startTime, endTime }: Pick<SlotTimes, "startTime" | "endTime">): string | null {
  const isNextDay = minutesOf(endTime) > 0 && minutesOf(endTime) <= minutesOf(startTime);
  return isNextDay ? `Ends at ${timeLabel(endTime)} the next day` : null;
}

/** Pacific time (PST): a zone as people name it, at this time of the year. */
export function zoneName(timeZone: string, now: Temporal.Instant): string {
  const named = (timeZoneName: "longGeneric" | "short") =>
    new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName })
      .formatToParts(now.epochMilliseconds)
      .find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
  return `${named("longGeneric").replace(/ Time$/, " time")} (${named("short")})`;
}
