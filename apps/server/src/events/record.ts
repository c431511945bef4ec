import type { LiveTopic } from "@porchlight/contract/system.ts";
import { atEnd, post, rows, sql, type Tx } from "../platform/database/database.ts";
import type { JobName, Jobs } from "../platform/jobs/jobs.ts";
import { notify } from "../platform/live.ts";

/** What a kind of event sets off: the jobs that follow it and the screens that show it. */
type Consequences = { jobs: readonly JobName[]; topics: readonly LiveTopic[] };

/** Every kind of event the product records, with all that hangs off it. Nothing else announces anything. */
export const eventKinds = {
  "property.added": { jobs: [], topics: ["property", "activity"] },
  "property.changed": { jobs: [], topics: ["property"] },
  "property.published": { jobs: [], topics: ["property", "activity"] },
  "property.refreshed": { jobs: [], topics: ["property"] },
  "property.listed": { jobs: [], topics: ["property", "activity"] },
  "property.paused": { jobs: [], topics: ["property"] },
  "property.rented-out": { jobs: [], topics: ["property", "activity"] },
  "property.deleted": { jobs: [], topics: ["property"] },
  "availability.changed": { jobs: [], topics: ["property"] },
  "lead.arrived": { jobs: [], topics: ["leads", "activity", "property"] },
  "lead.greeting-due": { jobs: ["tell-renter"], topics: [] },
  "lead.qualified": { jobs: [], topics: ["leads", "activity"] },
  "lead.stopped": { jobs: ["tell-renter"], topics: ["leads"] },
  "lead.moved": { jobs: [], topics: ["leads"] },
  "message.received": { jobs: [], topics: ["conversation"] },
  "message.sent": { jobs: [], topics: ["conversation"] },
  "message.written": { jobs: [], topics: ["conversation"] },
  "message.held-back": { jobs: [], topics: ["conversation"] },
  "message.went-out": { jobs: [], topics: ["conversation"] },
  "message.undelivered": { jobs: [], topics: ["conversation"] },
  "conversation.taken-over": { jobs: [], topics: ["conversation", "leads"] },
  "conversation.handed-back": { jobs: [], topics: ["conversation", "leads"] },
  "conversation.owner-silent": { jobs: ["notify-owner"], topics: ["conversation", "leads"] },
  "piper.fell-back": { jobs: [], topics: [] },
  "showing.requested": { jobs: ["tell-renter", "notify-owner"], topics: ["showings", "activity", "property"] },
  "showing.request-accepted": {
    jobs: ["tell-renter", "notify-owner", "notify-agent", "plan-calendar"],
    topics: ["showings", "activity", "property"],
  },
  "showing.request-waiting": { jobs: ["notify-owner"], topics: [] },
  "showing.request-declined": {
    jobs: ["tell-renter", "notify-owner", "notify-agent", "plan-calendar"],
    topics: ["showings", "property"],
  },
  "showing.request-withdrawn": {
    jobs: ["tell-renter", "notify-owner", "notify-agent", "plan-calendar"],
    topics: ["showings", "property"],
  },
  "showing.request-canceled": {
    jobs: ["tell-renter", "notify-owner", "notify-agent", "plan-calendar"],
    topics: ["showings", "property"],
  },
  "showing.request-closed": {
    jobs: ["tell-renter", "notify-owner", "notify-agent", "plan-calendar"],
    topics: ["showings"],
  },
  "showing.request-moved": {
    jobs: ["tell-renter", "notify-owner", "notify-agent", "plan-calendar"],
    topics: ["showings", "property"],
  },
  "showing.request-expired": { jobs: ["tell-renter", "plan-calendar"], topics: ["showings", "property"] },
  "showing.not-answered-yet": { jobs: ["tell-renter", "notify-owner"], topics: [] },
  "showing.time-proposed": {
    jobs: ["tell-renter", "notify-owner", "notify-agent", "plan-calendar"],
    topics: ["showings", "property"],
  },
  "showing.time-agreed": {
    jobs: ["notify-owner", "tell-renter", "notify-agent", "plan-calendar"],
    topics: ["showings", "property"],
  },
  "showing.time-refused": { jobs: ["tell-renter", "notify-owner"], topics: ["showings", "property"] },
  "showing.proposal-expired": { jobs: ["notify-owner", "tell-renter"], topics: ["showings", "property"] },
  "showing.time-kept": { jobs: ["notify-owner"], topics: ["showings", "property"] },
  "showing.another-time-asked": { jobs: ["notify-owner"], topics: ["showings", "property"] },
  "showing.owner-busy": { jobs: ["notify-owner"], topics: ["showings"] },
  "showing.owner-free": { jobs: [], topics: ["showings"] },
  "showing.agent-assigned": { jobs: ["tell-renter", "notify-agent", "plan-calendar"], topics: ["showings"] },
  "showing.reminder-due": { jobs: ["tell-renter", "notify-agent"], topics: [] },
  "showing.completed": { jobs: ["tell-renter"], topics: ["showings", "activity", "property"] },
  "attendance.confirmed": { jobs: [], topics: ["showings", "activity"] },
  "attendance.declined": {
    jobs: ["tell-renter", "notify-owner", "notify-agent", "plan-calendar"],
    topics: ["showings", "activity"],
  },
  "tour.instructions-shared": { jobs: ["tell-renter"], topics: ["showings"] },
  "tour.instructions-missing": { jobs: ["notify-owner"], topics: [] },
  "tour.called-off": {
    jobs: ["tell-renter", "notify-owner", "notify-agent", "plan-calendar"],
    topics: ["showings", "property"],
  },
  "lead.follow-up-due": { jobs: ["tell-renter"], topics: ["leads"] },
  "application.requested": { jobs: ["notify-owner"], topics: ["leads", "activity"] },
  "escalation.opened": { jobs: ["notify-owner"], topics: ["escalations", "property"] },
  "escalation.joined": { jobs: [], topics: ["escalations"] },
  "escalation.still-open": { jobs: ["notify-owner", "tell-renter"], topics: [] },
  "escalation.shared": { jobs: [], topics: ["escalations", "property"] },
  "escalation.dropped": { jobs: [], topics: ["escalations", "property"] },
  "escalation.answered": { jobs: ["tell-renter"], topics: ["escalations", "property"] },
  "escalation.ignored": { jobs: ["tell-renter"], topics: ["escalations", "property"] },
  "knowledge.changed": { jobs: [], topics: ["escalations"] },
  "calendar.linked": { jobs: [], topics: ["account"] },
  "calendar.unlinked": { jobs: [], topics: ["account"] },
  "calendar.broken": { jobs: ["tell-calendar-broken"], topics: ["account"] },
  "company.changed": { jobs: [], topics: ["account"] },
} as const satisfies Record<string, Consequences>;

export type EventKind = keyof typeof eventKinds;

export type DomainEvent = {
  kind: EventKind;
  companyId: string;
  at: Temporal.Instant;
  propertyId?: string | null;
  inquiryId?: string | null;
  renterId?: string | null;
  showingId?: string | null;
  requestId?: string | null;
  escalationId?: string | null;
  userId?: string | null;
  data?: Record<string, unknown>;
};

type Recorded = { jobs: Pick<Jobs, "enqueue">; event: DomainEvent };
const recorded = new WeakMap<Tx, Recorded[]>();

/**
 * Records an event in the transaction of the change it tells of, and what follows from it: its jobs, which get `{ seq }`
 * and read the rest from the log, and what open pages are told. All of a transaction is written together at its end,
 * because others wait as long as it holds a home.
 */
export async function record(tx: Tx, jobs: Pick<Jobs, "enqueue">, event: DomainEvent): Promise<void> {
  const known = recorded.get(tx);
  if (known) return void known.push({ jobs, event });
  recorded.set(tx, [{ jobs, event }]);
  atEnd(tx, () => write(tx));
}

async function write(tx: Tx): Promise<void> {
  const all = recorded.get(tx)!;
  recorded.delete(tx);
  const insert = inserting(all.map(({ event }) => event));
  const follow = all.map(({ jobs, event }) => ({ jobs, names: eventKinds[event.kind].jobs as readonly JobName[] }));
  if (follow.every(({ names }) => names.length === 0)) post(tx, insert);
  else {
    const written = await rows(tx, insert);
    for (const [index, { jobs, names }] of follow.entries())
      for (const name of names) await jobs.enqueue(tx, name, { seq: written[index]!.seq });
  }
  for (const { event } of all) {
    const { companyId, propertyId = null, inquiryId = null, kind } = event;
    const changes = eventKinds[kind].topics.map((topic) => ({ topic, propertyId, inquiryId }));
    if (changes.length > 0) await notify(tx, { about: "changes", companyId, changes });
  }
}

/** One row an event, numbered in their order. */
const inserting = (events: DomainEvent[]) => sql<{ seq: number }>`
  insert into event (company_id, kind, at, property_id, inquiry_id, renter_id, showing_id, request_id, escalation_id, user_id, data)
  select "companyId", kind, at, "propertyId", "inquiryId", "renterId", "showingId", "requestId", "escalationId", "userId",
         coalesce(data, '{}')
  from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as recorded (
    "companyId" uuid, kind text, at timestamptz, "propertyId" uuid, "inquiryId" uuid, "renterId" uuid, "showingId" uuid,
    "requestId" uuid, "escalationId" uuid, "userId" uuid, data jsonb)
  returning seq`;
