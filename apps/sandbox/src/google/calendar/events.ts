import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { z } from "zod";
import { openJsonLog } from "../../platform/json-log.ts";

const timeZone = z.string().refine((zone) => Intl.supportedValuesOf("timeZone").includes(zone) || zone === "UTC");
/** A time of a day, or a whole day. */
const moment = z.union([
  z.object({ dateTime: z.iso.datetime({ offset: true }), timeZone: timeZone.optional() }),
  z.object({ date: z.iso.date() }),
]);
export type Moment = z.output<typeof moment>;

const attendee = z.object({
  email: z.email(),
  displayName: z.string().optional(),
  self: z.boolean().optional(),
  responseStatus: z.enum(["needsAction", "declined", "tentative", "accepted"]).default("needsAction"),
});

export const eventBody = z.object({
  id: z
    .string()
    .regex(/^[a-v0-9]{5,1024}$/, "Invalid resource id value.")
    .optional(),
  /** The same in everybody's calendar; Google gives one where the event came of no invitation. */
  iCalUID: z.string().max(1024).optional(),
  status: z.enum(["confirmed", "tentative", "cancelled"]).default("confirmed"),
  summary: z.string().max(1024).optional(),
  description: z.string().max(8192).optional(),
  location: z.string().max(1024).optional(),
  start: moment,
  end: moment,
  transparency: z.enum(["opaque", "transparent"]).default("opaque"),
  visibility: z.enum(["default", "public", "private", "confidential"]).default("default"),
  attendees: z.array(attendee).max(200).optional(),
  extendedProperties: z.object({ private: z.record(z.string(), z.string()).optional() }).optional(),
  source: z.object({ title: z.string(), url: z.url() }).optional(),
  reminders: z.object({ useDefault: z.boolean() }).loose().optional(),
});
/** A change names what changes; the id and what Google gives an event by itself stay. */
export const eventChange = eventBody.omit({ id: true }).partial();

export type CalendarEvent = Omit<z.output<typeof eventBody>, "id"> & {
  id: string;
  kind: "calendar#event";
  etag: string;
  created: string;
  updated: string;
  sequence: number;
};

type Stored = CalendarEvent & { owner: string };

export interface CalendarEvents {
  /** Those that are not deleted, by their start. */
  of(sub: string): CalendarEvent[];
  /** Deleted ones too: Google keeps their ids. */
  find(sub: string, id: string): CalendarEvent | null;
  add(sub: string, body: z.output<typeof eventBody>): CalendarEvent;
  change(sub: string, id: string, body: z.output<typeof eventChange>): CalendarEvent;
  clear(): void;
}

/** The calendars of all accounts, kept over a restart. */
export function openCalendarEvents(folder: string, now: () => Temporal.Instant, onChange: () => void): CalendarEvents {
  const kept = openJsonLog<Stored>(join(folder, "google-events.jsonl"), ({ owner, id }) => `${owner} ${id}`);
  const save = (event: Stored): CalendarEvent => {
    kept.put(event);
    onChange();
    return bare(event);
  };
  const find = (sub: string, id: string) => kept.get(`${sub} ${id}`);
  return {
    of: (sub) =>
      kept
        .all()
        .filter(({ owner, status }) => owner === sub && status !== "cancelled")
        .map(bare)
        .sort((one, other) => startOf(one).localeCompare(startOf(other))),
    find: (sub, id) => {
      const found = find(sub, id);
      return found ? bare(found) : null;
    },
    add(sub, body) {
      const at = now().toString();
      const id = body.id ?? randomBytes(13).toString("hex");
      return save({
        ...body,
        ...stamped(1),
        id,
        kind: "calendar#event",
        created: at,
        updated: at,
        sequence: 0,
        owner: sub,
      });
    },
    change(sub, id, body) {
      const known = find(sub, id)!;
      const sequence = known.sequence + 1;
      return save({ ...known, ...body, ...stamped(sequence + 1), updated: now().toString(), sequence });
    },
    clear() {
      kept.clear();
      onChange();
    },
  };
}

const bare = ({ owner: _owner, ...event }: Stored): CalendarEvent => event;
const stamped = (version: number) => ({ etag: `"${version}"` });
const startOf = ({ start }: CalendarEvent): string =>
  "date" in start ? start.date : Temporal.Instant.from(start.dateTime).toString();
