import { unnamedRenter } from "@porchlight/domain/kernel/names.ts";
import { fullAddressOf } from "@porchlight/domain/properties/address.ts";
import type { ShowingStatus } from "@porchlight/domain/showings/lifecycle.ts";
import { tourTypeLabels } from "@porchlight/domain/words/labels.ts";
import type { App } from "../app.ts";
import { inCalendar } from "../calendars/access.ts";
import { markCalendarBroken } from "../calendars/broken.ts";
import { type Calendar, loadCalendar } from "../calendars/store.ts";
import type { CalendarEvent } from "../partners/google/calendar.ts";
import { CalendarFault } from "../partners/google/calendar-fault.ts";
import type { Tx } from "../platform/database/database.ts";
import { errorLine } from "../platform/outcome.ts";
import { retryAt } from "../platform/retries.ts";
import { loadProperty } from "../properties/store.ts";
import { nameOf, ownAgent } from "./agent-store.ts";
import {
  claimEntry,
  type Entry,
  giveUpEntry,
  namesOfRenters,
  putOffEntry,
  saveEventId,
  settleEntry,
} from "./calendar-entry-store.ts";
import { loadShowing, requestsOf, type Showing } from "./store.ts";

/** What is to be done about an entry, decided and claimed before Google is called. */
type Task = Entry & { calendar: Calendar } & (
    | { what: "write"; eventId: string; event: CalendarEvent }
    | { what: "remove"; eventId: string }
    | { what: "nothing" }
  );

/**
 * Brings one entry to where its showing is: written, changed or taken out. Safe to run twice: the event's id is chosen
 * and kept before the first attempt.
 */
export async function writeEntry(app: App, { entryId }: { entryId: string }): Promise<void> {
  const task = await app.inTransaction((tx) => claim(tx, app, entryId));
  if (!task) return;
  try {
    await carryOut(app, task);
    await app.inTransaction((tx) => settle(tx, app, task));
  } catch (error) {
    if (!(error instanceof CalendarFault)) throw error;
    await app.inTransaction((tx) => putOff(tx, app, task, error));
  }
}

async function claim(tx: Tx, app: App, entryId: string): Promise<Task | null> {
  const now = app.clock.now();
  const entry = await claimEntry(tx, entryId, now);
  if (!entry) return null;
  const calendar = (await loadCalendar(tx, entry.calendarId))!;
  const showing = (await loadShowing(tx, entry.showingId))!;
  const isOver = Temporal.Instant.compare(showing.endsAt, now) <= 0;
  // One that took place stays where it is; one that Google keeps from us waits for the owner to connect again.
  if (isOver || calendar.status === "BROKEN") return { ...entry, calendar, what: "nothing" };
  if (belongsIn(calendar, showing.status)) {
    const eventId = entry.eventId ?? crypto.randomUUID().replaceAll("-", "");
    await saveEventId(tx, entry.id, eventId);
    return { ...entry, calendar, what: "write", eventId, event: await eventOf(tx, app, showing) };
  }
  const { eventId } = entry;
  return eventId ? { ...entry, calendar, what: "remove", eventId } : { ...entry, calendar, what: "nothing" };
}

const belongsIn = (calendar: Calendar, status: ShowingStatus): boolean =>
  status === "CONFIRMED" && calendar.status === "CONNECTED" && calendar.isPrimary;

/** What the owner reads in their calendar. A title may be seen by others, so it holds no renter. */
async function eventOf(tx: Tx, app: App, showing: Showing): Promise<CalendarEvent> {
  const { property } = (await loadProperty(tx, showing.propertyId))!;
  const accepted = (await requestsOf(tx, showing.id)).filter(({ status }) => status === "ACCEPTED");
  const renters = await namesOfRenters(
    tx,
    accepted.map(({ renterId }) => renterId),
  );
  const agent = showing.agentId ? nameOf(await ownAgent(tx, showing.companyId, showing.agentId)) : null;
  const url = `${app.config.publicUrl}/property/${showing.propertyId}/dashboard`;
  return {
    summary: `${tourTypeLabels[showing.tourType]} showing: ${property.displayName}`,
    description: [`Renter: ${renters ?? unnamedRenter}`, agent && `Agent: ${agent}`, url].filter(Boolean).join("\n"),
    location: fullAddressOf(property.location),
    startsAt: showing.startsAt,
    endsAt: showing.endsAt,
    timeZone: property.timeZone,
    url,
    showingId: showing.id,
  };
}

async function carryOut(app: App, task: Task): Promise<void> {
  if (task.what === "nothing") return;
  await inCalendar(app, task.calendar, async (google, token) => {
    if (task.what === "remove") return google.remove(token, task.eventId);
    const isNew = !task.isWritten && (await google.insert(token, task.eventId, task.event)) === "done";
    // An owner who removed the event meant it: it is not written again.
    if (!isNew) await google.change(token, task.eventId, task.event);
  });
}

/**
 * Marks an entry as written in the state it was claimed in; if the showing changed since, it is written again at once.
 */
async function settle(tx: Tx, app: App, task: Task): Promise<void> {
  const isDue = await settleEntry(tx, task, app.clock.now());
  if (isDue) await app.jobs.enqueue(tx, "write-calendar", { entryId: task.id });
}

async function putOff(tx: Tx, app: App, task: Task, fault: CalendarFault): Promise<void> {
  const about = { err: fault, entryId: task.id, attempts: task.attempts };
  if (fault.kind === "revoked") {
    await markCalendarBroken(tx, app, task.calendar);
    // Nobody can reach what is left in a calendar that its owner has closed and unlinked.
    const isLost = task.calendar.status === "UNLINKING";
    await giveUpEntry(tx, task, errorLine(fault), isLost);
    return;
  }
  const isWorthAnother = fault.kind === "for-now" || fault.kind === "stale-token";
  app.log[isWorthAnother ? "warn" : "error"](about, "a showing is not in its calendar yet");
  const now = app.clock.now();
  const again = isWorthAnother ? (retryAt(now, task.attempts) ?? now.add({ hours: 24 })) : null;
  await putOffEntry(tx, task, { now, again, error: errorLine(fault) });
}
