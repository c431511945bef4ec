import type { GoogleAccount } from "../accounts.ts";
import type { CalendarEvent, Moment } from "./events.ts";

interface Span {
  start: Temporal.Instant;
  end: Temporal.Instant;
}

const { compare } = Temporal.Instant;

/** A person's events within a range, and their plain busy times as events, as Google lists them. */
export const eventsWithin = (account: GoogleAccount, events: CalendarEvent[], range: Span) =>
  [
    ...account.busy.map(({ start, end }, index) => ({
      id: `busy${index}`,
      status: "confirmed" as const,
      transparency: "opaque" as const,
      start: { dateTime: start },
      end: { dateTime: end },
    })),
    ...events,
  ]
    .filter(
      ({ start, end }) =>
        compare(instantOf(end, account), range.start) > 0 && compare(instantOf(start, account), range.end) < 0,
    )
    .map((event) => ({ iCalUID: `${event.id}@google.com`, ...event }));

/**
 * When a person is busy within a range, merged and in order, as Google's free/busy answers it: a whole day from midnight
 * to midnight where the person lives; nothing that is marked as free, deleted, or declined by the person.
 */
export function busyOf(account: GoogleAccount, events: CalendarEvent[], range: Span): { start: string; end: string }[] {
  const all = [
    ...account.busy.map(({ start, end }) => ({ start: Temporal.Instant.from(start), end: Temporal.Instant.from(end) })),
    ...events
      .filter((event) => takesTime(event, account))
      .map(({ start, end }) => ({ start: instantOf(start, account), end: instantOf(end, account) })),
  ];
  const within = all
    .filter(({ start, end }) => compare(end, range.start) > 0 && compare(start, range.end) < 0)
    .map(({ start, end }) => ({ start: later(start, range.start), end: earlier(end, range.end) }))
    .sort((one, other) => compare(one.start, other.start));
  const merged: Span[] = [];
  for (const span of within) {
    const last = merged.at(-1);
    if (last && compare(span.start, last.end) <= 0) last.end = later(last.end, span.end);
    else merged.push(span);
  }
  return merged.map(({ start, end }) => ({ start: start.toString(), end: end.toString() }));
}

const takesTime = ({ status, transparency, attendees = [] }: CalendarEvent, { email }: GoogleAccount): boolean =>
  status !== "cancelled" &&
  transparency !== "transparent" &&
  !attendees.some(
    (one) => (one.self || one.email.toLowerCase() === email.toLowerCase()) && one.responseStatus === "declined",
  );

/** Where a whole day of theirs begins and ends. */
export const zoneOf = ({ timeZone = "America/New_York" }: GoogleAccount): string => timeZone;

const instantOf = (moment: Moment, account: GoogleAccount): Temporal.Instant =>
  "date" in moment
    ? Temporal.PlainDate.from(moment.date).toZonedDateTime(zoneOf(account)).toInstant()
    : Temporal.Instant.from(moment.dateTime);

const later = (one: Temporal.Instant, other: Temporal.Instant) => (compare(one, other) < 0 ? other : one);
const earlier = (one: Temporal.Instant, other: Temporal.Instant) => (compare(one, other) < 0 ? one : other);
