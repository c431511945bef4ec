import type { LiveTopic } from "@porchlight/contract/system.ts";
import { json, sql, type Tx } from "./database/database.ts";
import type { JobName, Jobs } from "./jobs/jobs.ts";
import { telling } from "./live.ts";

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
  "showing.requested": { jobs: ["notify-owner"], topics: ["showings", "activity", "property"] },
  "showing.request-accepted": {
    jobs: ["tell-renter", "notify-owner", "notify-agent"],
    topics: ["showings", "activity", "property"],
  },
  "showing.request-declined": { jobs: ["tell-renter"], topics: ["showings", "property"] },
  "showing.request-withdrawn": { jobs: ["notify-owner", "notify-agent"], topics: ["showings", "property"] },
  "showing.request-canceled": { jobs: ["tell-renter", "notify-agent"], topics: ["showings", "property"] },
  "showing.request-closed": { jobs: ["notify-agent"], topics: ["showings"] },
  "showing.request-moved": { jobs: ["notify-owner", "notify-agent"], topics: ["showings", "property"] },
  "showing.request-expired": { jobs: ["tell-renter"], topics: ["showings", "property"] },
  "showing.not-answered-yet": { jobs: ["tell-renter", "notify-owner"], topics: [] },
  "showing.time-proposed": { jobs: ["tell-renter", "notify-agent"], topics: ["showings", "property"] },
  "showing.time-agreed": { jobs: ["notify-owner", "tell-renter", "notify-agent"], topics: ["showings", "property"] },
  "showing.time-refused": { jobs: ["notify-owner"], topics: ["showings", "property"] },
  "showing.another-time-asked": { jobs: ["notify-owner"], topics: ["showings", "property"] },
  "showing.agent-assigned": { jobs: ["tell-renter", "notify-agent"], topics: ["showings"] },
  "showing.reminder-due": { jobs: ["tell-renter", "notify-agent"], topics: [] },
  "showing.completed": { jobs: ["tell-renter"], topics: ["showings", "activity", "property"] },
  "attendance.confirmed": { jobs: [], topics: ["showings", "activity"] },
  "attendance.declined": { jobs: ["notify-owner", "notify-agent"], topics: ["showings", "activity"] },
  "application.requested": { jobs: ["notify-owner"], topics: ["leads", "activity"] },
  "escalation.opened": { jobs: ["notify-owner"], topics: ["escalations", "property"] },
  "escalation.joined": { jobs: [], topics: ["escalations"] },
  "escalation.answered": { jobs: ["tell-renter"], topics: ["escalations", "property"] },
  "escalation.ignored": { jobs: ["tell-renter"], topics: ["escalations", "property"] },
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

/**
 * Writes an event and enqueues its jobs, in the transaction of the change it tells of. Returns its sequence number.
 * Each job gets `{ seq }` and reads the rest from the log.
 */
export async function record(tx: Tx, jobs: Pick<Jobs, "enqueue">, event: DomainEvent): Promise<number> {
  const { companyId, propertyId = null, inquiryId = null } = event;
  const consequences: Consequences = eventKinds[event.kind];
  const changes = consequences.topics.map((topic) => ({ topic, propertyId, inquiryId }));
  // Written and told in one statement: most events are recorded while a home is held and others wait for it.
  const written = await sql<{ seq: number }>`
    with written as (
      insert into event (company_id, kind, at, property_id, inquiry_id, renter_id, showing_id, request_id, escalation_id, user_id, data)
      values (${companyId}, ${event.kind}, ${event.at}, ${propertyId}, ${inquiryId}, ${event.renterId ?? null},
              ${event.showingId ?? null}, ${event.requestId ?? null}, ${event.escalationId ?? null},
              ${event.userId ?? null}, ${json(event.data ?? {})})
      returning seq)
    select seq, ${telling({ about: "changes", companyId, changes })} from written`.execute(tx);
  const seq = written.rows[0]!.seq;
  for (const job of consequences.jobs) await jobs.enqueue(tx, job, { seq });
  return seq;
}
