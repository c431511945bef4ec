import type { TimeSpan } from "@porchlight/domain/scheduling/openings.ts";
import { z } from "zod";
import { CalendarFault, unreachable } from "./calendar-fault.ts";

/** An event as this product writes one. */
export type CalendarEvent = {
  summary: string;
  description: string;
  location: string;
  startsAt: Temporal.Instant;
  endsAt: Temporal.Instant;
  timeZone: string;
  /** Where its showing is managed. */
  url: string;
  showingId: string;
};

/** An event that takes a person's time. Its subject is never requested. */
export type BusyEvent = TimeSpan & { id: string; uid: string };

/** The calls of Calendar v3 that the product needs, on the main calendar of the token's owner. */
export type GoogleCalendar = {
  /** Errors  `CalendarFault`; a calendar that Google cannot read now is a fault too, since unknown is not free. */
  busy(token: string, from: Temporal.Instant, until: Temporal.Instant): Promise<TimeSpan[]>;
  /** The single events behind busy times. Errors  `CalendarFault`. */
  events(token: string, from: Temporal.Instant, until: Temporal.Instant): Promise<BusyEvent[]>;
  /** "taken" where an event of this id is there already. */
  insert(token: string, eventId: string, event: CalendarEvent): Promise<"done" | "taken">;
  /** "gone" where the person has removed it. */
  change(token: string, eventId: string, event: CalendarEvent): Promise<"done" | "gone">;
  /** One that is gone already is removed. */
  remove(token: string, eventId: string): Promise<void>;
};

const busyAnswer = z.object({
  calendars: z.record(
    z.string(),
    z.object({
      busy: z.array(z.object({ start: z.string(), end: z.string() })).default([]),
      errors: z.array(z.object({ reason: z.string() })).optional(),
    }),
  ),
});
const moment = z.union([z.object({ dateTime: z.string() }), z.object({ date: z.string() })]);
const eventsAnswer = z.object({
  timeZone: z.string().default("UTC"),
  nextPageToken: z.string().optional(),
  items: z
    .array(
      z.object({
        id: z.string(),
        iCalUID: z.string().default(""),
        status: z.string().optional(),
        transparency: z.string().optional(),
        start: moment,
        end: moment,
        attendees: z
          .array(z.object({ self: z.boolean().optional(), responseStatus: z.string().optional() }))
          .default([]),
      }),
    )
    .default([]),
});
type EventItem = z.infer<typeof eventsAnswer>["items"][number];
const eventFields =
  "timeZone,nextPageToken,items(id,iCalUID,status,transparency,start,end,attendees(self,responseStatus))";

const problem = z.object({
  error: z.object({ message: z.string().default(""), errors: z.array(z.object({ reason: z.string() })).default([]) }),
});

const rateReasons = new Set(["rateLimitExceeded", "userRateLimitExceeded", "quotaExceeded", "backendError"]);

export function googleCalendar(baseUrl: string, timeoutMs = 10_000): GoogleCalendar {
  const call = (token: string, method: string, path: string, body?: unknown): Promise<Response> =>
    fetch(`${baseUrl}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    }).catch(unreachable);
  const event = (eventId: string) => `/calendars/primary/events/${eventId}?sendUpdates=none`;
  return {
    async busy(token, from, until) {
      const asked = { timeMin: from.toString(), timeMax: until.toString(), items: [{ id: "primary" }] };
      const reply = await call(token, "POST", "/freeBusy", asked);
      if (!reply.ok) throw await faultOf(reply);
      const { busy, errors = [] } = busyAnswer.parse(await reply.json()).calendars.primary ?? { busy: [] };
      if (errors.length > 0) throw new CalendarFault("for-now", `freeBusy: ${errors[0]!.reason}`);
      return busy.map(({ start, end }) => ({
        startsAt: Temporal.Instant.from(start),
        endsAt: Temporal.Instant.from(end),
      }));
    },
    async events(token, from, until) {
      const all: BusyEvent[] = [];
      let pageToken: string | undefined;
      do {
        const query = new URLSearchParams({
          timeMin: from.toString(),
          timeMax: until.toString(),
          singleEvents: "true",
          maxResults: "2500",
          fields: eventFields,
          ...(pageToken ? { pageToken } : {}),
        });
        const reply = await call(token, "GET", `/calendars/primary/events?${query}`);
        if (!reply.ok) throw await faultOf(reply);
        const { items, timeZone, nextPageToken } = eventsAnswer.parse(await reply.json());
        for (const item of items.filter(takesTime))
          all.push({
            id: item.id,
            uid: item.iCalUID,
            startsAt: instantOf(item.start, timeZone),
            endsAt: instantOf(item.end, timeZone),
          });
        pageToken = nextPageToken;
      } while (pageToken);
      return all;
    },
    async insert(token, eventId, written) {
      const path = "/calendars/primary/events?sendUpdates=none";
      const reply = await call(token, "POST", path, { id: eventId, ...bodyOf(written) });
      if (reply.status === 409) return "taken";
      if (!reply.ok) throw await faultOf(reply);
      return "done";
    },
    async change(token, eventId, written) {
      const reply = await call(token, "PATCH", event(eventId), bodyOf(written));
      if (isGone(reply)) return "gone";
      if (!reply.ok) throw await faultOf(reply);
      return "done";
    },
    async remove(token, eventId) {
      const reply = await call(token, "DELETE", event(eventId));
      if (!reply.ok && !isGone(reply)) throw await faultOf(reply);
    },
  };
}

const takesTime = ({ status, transparency, attendees }: EventItem): boolean =>
  status !== "cancelled" &&
  transparency !== "transparent" &&
  !attendees.some(({ self, responseStatus }) => self && responseStatus === "declined");

const instantOf = (at: z.infer<typeof moment>, timeZone: string): Temporal.Instant =>
  "date" in at
    ? Temporal.PlainDate.from(at.date).toZonedDateTime(timeZone).toInstant()
    : Temporal.Instant.from(at.dateTime);

const isGone = ({ status }: Response): boolean => status === 404 || status === 410;

const bodyOf = (event: CalendarEvent) => ({
  summary: event.summary,
  description: event.description,
  location: event.location,
  start: { dateTime: event.startsAt.toString(), timeZone: event.timeZone },
  end: { dateTime: event.endsAt.toString(), timeZone: event.timeZone },
  source: { title: "Porchlight", url: event.url },
  extendedProperties: { private: { showingId: event.showingId } },
  reminders: { useDefault: true },
});

async function faultOf(reply: Response): Promise<CalendarFault> {
  const told = problem.safeParse(await reply.json().catch(() => null)).data?.error;
  const reason = told?.errors[0]?.reason ?? "";
  const said = `calendar: ${reply.status} ${reason} ${told?.message ?? ""}`;
  if (reply.status === 401) return new CalendarFault("stale-token", said);
  // A scope that was never given, or a calendar closed to us: only the person can change that.
  if (reply.status === 403 && !rateReasons.has(reason)) return new CalendarFault("revoked", said);
  const again = reply.status >= 500 || reply.status === 429 || reply.status === 403;
  return new CalendarFault(again ? "for-now" : "refused", said);
}
