import type { Opening } from "@porchlight/assistant/world.ts";
import { timeZone } from "./home.ts";
import type { AskedHome } from "./request.ts";

/** How far ahead a home that may be seen alone every day is offered. */
const daysAhead = 21;

/** The starts that are free: in the owner's hours, not taken, and with the notice asked for. */
export function openingsOf(home: AskedHome, now: string): Opening[] {
  const minutes = home.rules.slot_minutes ?? 30;
  const soonest = instantOf(now).add({ hours: home.rules.min_notice_hours ?? 0 });
  const taken = home.taken.map(({ start }) => instantOf(start));
  const spans = [
    ...home.availability.map(({ from, to }) => ({ from, to, tourType: "IN_PERSON" as const })),
    ...daily(home, now).map((span) => ({ ...span, tourType: "SELF_GUIDED" as const })),
  ];
  return spans
    .flatMap(({ from, to, tourType }) => startsIn(from, to, minutes).map((startsAt) => ({ startsAt, tourType })))
    .filter(({ startsAt }) => Temporal.Instant.compare(startsAt, soonest) >= 0)
    .filter(({ startsAt }) => taken.every((start) => Math.abs(startsAt.since(start).total("minutes")) >= minutes))
    .map(({ startsAt, tourType }) => ({ startsAt, endsAt: startsAt.add({ minutes }), tourType }))
    .sort((a, b) => Temporal.Instant.compare(a.startsAt, b.startsAt));
}

function daily({ self_guided: hours }: AskedHome, now: string): { from: string; to: string }[] {
  if (!hours) return [];
  const today = Temporal.PlainDateTime.from(now).toPlainDate();
  return Array.from({ length: daysAhead }, (_, days) => today.add({ days }).toString()).map((day) => ({
    from: `${day}T${hours.from}`,
    to: `${day}T${hours.to}`,
  }));
}

function startsIn(from: string, to: string, minutes: number): Temporal.Instant[] {
  const starts: Temporal.Instant[] = [];
  const end = instantOf(to);
  for (let at = instantOf(from); Temporal.Instant.compare(at.add({ minutes }), end) <= 0; at = at.add({ minutes }))
    starts.push(at);
  return starts;
}

export const instantOf = (wallClock: string): Temporal.Instant =>
  Temporal.PlainDateTime.from(wallClock).toZonedDateTime(timeZone).toInstant();
export const wallClockOf = (at: Temporal.Instant | string): string =>
  (typeof at === "string" ? Temporal.Instant.from(at) : at)
    .toZonedDateTimeISO(timeZone)
    .toPlainDateTime()
    .toString({ smallestUnit: "minute" });
