import { hoursOfDays } from "@porchlight/domain/kernel/moments.ts";
import type { TimeSpan } from "@porchlight/domain/scheduling/openings.ts";
import { timeLeft } from "@porchlight/domain/scheduling/time-left.ts";
import type { App } from "../app.ts";
import type { BusyEvent, GoogleCalendar } from "../partners/google/calendar.ts";
import { CalendarFault } from "../partners/google/calendar-fault.ts";
import { revokeConsent } from "../partners/google/oauth.ts";
import { prefetchedIn, type Tx } from "../platform/database/database.ts";
import { inCalendar } from "./access.ts";
import { markCalendarBroken } from "./broken.ts";
import { recordConflicts } from "./conflicts.ts";
import { isInvitationUid } from "./invite.ts";
import { isAnythingLeftIn, type Own, ownIn, saveBusyTimes, shownWithin } from "./reading-store.ts";
import { unseal } from "./secrets.ts";
import {
  type Calendar,
  calendarsUnreadSince,
  deleteCalendar,
  isAccountLinkedElsewhere,
  loadCalendar,
  lockCalendar,
  lockReadCalendar,
  putOffReading,
} from "./store.ts";

/** How far ahead busy times are read: twice as far as showings are offered. */
const daysAhead = 28;
/** A calendar is read this often; with the sweep and Google's own time it is known within a minute. */
export const readInterval = Temporal.Duration.from({ seconds: 30 });
/** However long Google was away, its busy times are known again within five minutes of its return. */
const maxPause = Temporal.Duration.from({ minutes: 4 });
/**
 * How long a booking renter waits for a calendar at most; busy times newer than `freshEnough` are used without a read.
 */
const bookingTimeoutMs = 2_000;
const freshEnough = Temporal.Duration.from({ seconds: 10 });

/** Reads one calendar, or brings its unlinking to an end. Safe to run twice. */
export async function readCalendar(app: App, { calendarId }: { calendarId: string }): Promise<void> {
  const calendar = await loadCalendar(app.db, calendarId);
  if (!calendar || calendar.status === "BROKEN") return;
  try {
    await (calendar.status === "UNLINKING" ? finishUnlinking(app, calendar) : readBusyTimes(app, calendar));
  } catch (error) {
    if (!(error instanceof CalendarFault)) throw error;
    await app.inTransaction((tx) => putOff(tx, app, calendar, error));
  }
}

async function readBusyTimes(app: App, calendar: Calendar, timeoutMs?: number): Promise<void> {
  const startedAt = app.clock.now();
  const until = startedAt.add(hoursOfDays(daysAhead));
  const before = await ownIn(app.db, calendar, startedAt);
  const shown = await shownWithin(app.db, calendar.companyId, startedAt, until);
  const [busy, beside] = await inCalendar(
    app,
    calendar,
    (google, token) =>
      Promise.all([google.busy(token, startedAt, until), shown ? eventsWithin(app, google, token, shown) : []]),
    timeoutMs,
  );
  await app.inTransaction(async (tx) => {
    const held = await lockReadCalendar(tx, calendar);
    const isLate = held?.readAt && Temporal.Instant.compare(held.readAt, startedAt) > 0;
    if (held?.status !== "CONNECTED" || isLate) return;
    // Our own showings are known to be there; whether one was written or taken out while Google answered is not.
    const own = [...before, ...(await ownIn(tx, calendar, startedAt))];
    const foreign = [...timeLeft(busy, own), ...besideOurs(beside, own)];
    await saveBusyTimes(tx, calendar, foreign, startedAt);
    await recordConflicts(tx, app, calendar.companyId);
  });
}

/** Returns the events in a time span; none when Google shares only busy times, which then count alone. */
const eventsWithin = (app: App, google: GoogleCalendar, token: string, { startsAt, endsAt }: TimeSpan) =>
  google.events(token, startsAt, endsAt).catch((error: unknown): BusyEvent[] => {
    const isKept = error instanceof CalendarFault && (error.kind === "revoked" || error.kind === "refused");
    if (!isKept) throw error;
    app.log.warn({ err: error }, "Google tells when an owner is busy, but not by which events");
    return [];
  });

/** Returns the owner's own events. Free/busy merges an event that overlaps one of our showings with it. */
const besideOurs = (events: readonly BusyEvent[], own: readonly Own[]): BusyEvent[] => {
  const ours = new Set(own.map(({ eventId }) => eventId));
  return events.filter(({ id, uid }) => !ours.has(id) && !isInvitationUid(uid));
};

/** Gives the consent back once nothing of ours is left in the calendar, and forgets it. */
async function finishUnlinking(app: App, calendar: Calendar): Promise<void> {
  if (await isAnythingLeftIn(app.db, calendar.id)) return;
  const isElsewhere = await isAccountLinkedElsewhere(app.db, calendar);
  // Google takes back every consent of a person to the product at once, also that of another company of theirs.
  if (!isElsewhere && app.config.google.calendar)
    await revokeConsent(app.config.google.calendar, unseal(app.secret, calendar.refreshToken));
  await app.inTransaction(async (tx) => {
    const held = await lockCalendar(tx, calendar.id);
    if (held?.status === "UNLINKING") await deleteCalendar(tx, calendar.id);
  });
}

async function putOff(tx: Tx, app: App, calendar: Calendar, fault: CalendarFault): Promise<void> {
  app.log.warn({ err: fault, calendarId: calendar.id, failures: calendar.failures + 1 }, "a calendar cannot be read");
  if (fault.kind === "revoked") return markCalendarBroken(tx, app, calendar);
  const pause = Math.min(readInterval.total("seconds") * 2 ** calendar.failures, maxPause.total("seconds"));
  await putOffReading(tx, calendar.id, app.clock.now().add({ seconds: pause }));
}

/** Reads a company's calendars that were not read just now, if they answer in time. */
async function readBeforeBooking(app: App, companyId: string): Promise<void> {
  const old = await calendarsUnreadSince(app.db, companyId, app.clock.now().subtract(freshEnough));
  await Promise.all(
    old.map((calendar) =>
      readBusyTimes(app, calendar, bookingTimeoutMs).catch((error: unknown) =>
        app.log.warn({ err: error, calendarId: calendar.id }, "a booking did not wait for a calendar"),
      ),
    ),
  );
}

/**
 * Reads each calendar that is not up to date, once, before a time at a company's home is booked, when the work can
 * begin again.
 */
export async function requireFreshCalendars(tx: Tx, app: App, companyId: string): Promise<void> {
  const prefetched = prefetchedIn(tx);
  const key = `calendars of ${companyId}`;
  if (!prefetched || prefetched.has(key)) return;
  const old = await calendarsUnreadSince(tx, companyId, app.clock.now().subtract(freshEnough));
  if (old.length > 0) prefetched.need(key, () => readBeforeBooking(app, companyId));
}
