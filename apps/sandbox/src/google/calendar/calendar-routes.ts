import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { World } from "../../world.ts";
import type { GoogleAccount } from "../accounts.ts";
import { busyOf, eventsWithin, zoneOf } from "./busy.ts";
import { eventBody, eventChange } from "./events.ts";
import { maySeeBusy, mayWriteEvents } from "./scopes.ts";

const base = "/google/calendar/v3";
const instant = z.iso.datetime({ offset: true }).transform((iso) => Temporal.Instant.from(iso));
const freeBusyQuery = z.object({
  timeMin: instant,
  timeMax: instant,
  items: z.array(z.object({ id: z.string() })).max(50),
});
const listQuery = z.object({ timeMin: instant, timeMax: instant, singleEvents: z.literal("true") });
type EventPath = { Params: { calendarId: string; eventId: string } };

/** Calendar v3, as far as the product speaks it. */
export function calendarRoutes(google: FastifyInstance, world: World): void {
  const { events } = world;

  google.post(`${base}/freeBusy`, async (request, reply) => {
    const account = holder(world, request, reply, maySeeBusy);
    if (!account) return reply;
    const asked = freeBusyQuery.safeParse(request.body);
    if (!asked.success) return failed(reply, 400, "badRequest", "Bad Request");
    const { timeMin, timeMax, items } = asked.data;
    const range = { start: timeMin, end: timeMax };
    return {
      kind: "calendar#freeBusy",
      timeMin: timeMin.toString(),
      timeMax: timeMax.toString(),
      calendars: Object.fromEntries(
        items.map(({ id }) => [
          id,
          isOwn(id, account)
            ? { busy: busyOf(account, events.of(account.sub), range) }
            : { errors: [{ domain: "global", reason: "notFound" }], busy: [] },
        ]),
      ),
    };
  });

  google.get<EventPath>(`${base}/calendars/:calendarId/events`, async (request, reply) => {
    const account = writer(world, request, reply);
    if (!account) return reply;
    const asked = listQuery.safeParse(request.query);
    if (!asked.success) return failed(reply, 400, "badRequest", "Bad Request");
    const range = { start: asked.data.timeMin, end: asked.data.timeMax };
    const items = eventsWithin(account, events.of(account.sub), range);
    return { kind: "calendar#events", timeZone: zoneOf(account), items };
  });

  google.post<EventPath>(`${base}/calendars/:calendarId/events`, async (request, reply) => {
    const account = writer(world, request, reply);
    if (!account) return reply;
    const body = eventBody.safeParse(request.body);
    if (!body.success) return failed(reply, 400, "invalid", body.error.issues[0]!.message);
    if (body.data.id && events.find(account.sub, body.data.id))
      return failed(reply, 409, "duplicate", "The requested identifier already exists.");
    return events.add(account.sub, body.data);
  });

  google.patch<EventPath>(`${base}/calendars/:calendarId/events/:eventId`, async (request, reply) => {
    const account = writer(world, request, reply);
    if (!account) return reply;
    const change = eventChange.safeParse(request.body);
    if (!change.success) return failed(reply, 400, "invalid", change.error.issues[0]!.message);
    const known = events.find(account.sub, request.params.eventId);
    if (!known) return failed(reply, 404, "notFound", "Not Found");
    if (known.status === "cancelled") return failed(reply, 410, "deleted", "Resource has been deleted");
    return events.change(account.sub, known.id, change.data);
  });

  google.delete<EventPath>(`${base}/calendars/:calendarId/events/:eventId`, async (request, reply) => {
    const account = writer(world, request, reply);
    if (!account) return reply;
    const known = events.find(account.sub, request.params.eventId);
    if (!known) return failed(reply, 404, "notFound", "Not Found");
    if (known.status === "cancelled") return failed(reply, 410, "deleted", "Resource has been deleted");
    events.change(account.sub, known.id, { status: "cancelled" });
    return reply.code(204).send();
  });
}

/** Whose token a call carries; null where it was refused, with the reply already sent. */
function holder(
  { grants, accounts }: World,
  request: FastifyRequest,
  reply: FastifyReply,
  may: (scopes: readonly string[]) => boolean,
): GoogleAccount | null {
  const grant = grants.holderOf(request.headers.authorization?.replace(/^Bearer /, "") ?? "");
  const account = grant && accounts.all().find(({ sub }) => sub === grant.sub);
  if (!account) {
    failed(reply, 401, "authError", "Invalid Credentials");
    return null;
  }
  if (may(grant.scopes)) return account;
  failed(reply, 403, "insufficientPermissions", "Request had insufficient authentication scopes.");
  return null;
}

function writer(world: World, request: FastifyRequest<EventPath>, reply: FastifyReply): GoogleAccount | null {
  const account = holder(world, request, reply, mayWriteEvents);
  if (!account || isOwn(request.params.calendarId, account)) return account;
  failed(reply, 404, "notFound", "Not Found");
  return null;
}

const isOwn = (calendarId: string, { email }: GoogleAccount): boolean =>
  calendarId === "primary" || calendarId.toLowerCase() === email.toLowerCase();

const failed = (reply: FastifyReply, code: number, reason: string, message: string) =>
  reply.code(code).send({ error: { code, message, errors: [{ domain: "global", reason, message }] } });
