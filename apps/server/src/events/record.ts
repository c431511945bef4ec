import type { JobName } from "../job-names.ts";
import { type Batch, gather, post, rows, type Sql, sql, type Tx } from "../platform/database/database.ts";
import type { Jobs } from "../platform/jobs/jobs.ts";
import { notify } from "../platform/live.ts";
import { consequenceOf, type EventKind, eventKinds, type PayloadOf } from "./kinds.ts";
import { statisticsOf } from "./statistics.ts";

/** The ids an event is about, and of the person who caused it. */
export type EventIds = {
  propertyId?: string | null;
  inquiryId?: string | null;
  renterId?: string | null;
  showingId?: string | null;
  requestId?: string | null;
  escalationId?: string | null;
  userId?: string | null;
};

/** The data of a kind of event, required when it has any. */
export type Data<Kind extends EventKind> =
  PayloadOf<Kind> extends Record<string, never> ? { data?: undefined } : { data: PayloadOf<Kind> };

export type DomainEvent = {
  [Kind in EventKind]: EventIds & Data<Kind> & { kind: Kind; companyId: string; at: Temporal.Instant };
}[EventKind];

type Recorded = { jobs: Pick<Jobs, "enqueue">; event: DomainEvent };

const recorded: Batch<Recorded> = { stage: "events", write };

/**
 * Records an event in the transaction of its change, and its consequences: its jobs, which get `{ seq }` and read the
 * rest from the log, and the notices to open pages. All of a transaction is written together at its end, because others
 * wait as long as it holds a home.
 */
export async function record(tx: Tx, jobs: Pick<Jobs, "enqueue">, event: DomainEvent): Promise<void> {
  gather(tx, recorded, { jobs, event });
}

async function write(tx: Tx, all: readonly Recorded[]): Promise<void> {
  const insert = inserting(all.map(({ event }) => event));
  const follow = all.map(({ jobs, event }) => ({ jobs, names: jobsAfter(event) }));
  if (follow.every(({ names }) => names.length === 0)) post(tx, insert);
  else {
    const written = await rows(tx, insert);
    for (const [index, { jobs, names }] of follow.entries())
      for (const name of names) await jobs.enqueue(tx, name, { seq: written[index]!.seq });
  }
  for (const { event } of all) {
    const { companyId, propertyId = null, inquiryId = null, kind } = event;
    const changes = (eventKinds[kind].feed ?? []).map((topic) => ({ topic, propertyId, inquiryId }));
    if (changes.length > 0) await notify(tx, { about: "changes", companyId, changes });
  }
}

/** Returns the jobs that an event causes. A calendar kept by our invitations learns of a change by mail. */
export function jobsAfter({ kind, data = {} }: { kind: EventKind; data?: unknown }): JobName[] {
  const event = { kind, data };
  const notice = consequenceOf("owner", event);
  const calendar = consequenceOf("calendar", event);
  const jobs: [JobName, boolean][] = [
    ["tell-renter", consequenceOf("renter", event) !== null || calendar === "invitations"],
    ["notify-owner", (notice !== null && notice !== "calendar-broken") || calendar === "invitations"],
    ["tell-calendar-broken", notice === "calendar-broken"],
    ["notify-agent", consequenceOf("agent", event) !== null],
    ["plan-calendar", calendar !== null],
  ];
  return jobs.filter(([, isDue]) => isDue).map(([name]) => name);
}

/** One row an event, numbered in their order, and one for the totals of the statistics where it counts. */
function inserting(events: DomainEvent[]): Sql<{ seq: number }> {
  const all = JSON.stringify(events.map((event) => ({ ...event, statistics: statisticsOf(event) })));
  return sql<{ seq: number }>`
    with recorded as (
      select * from jsonb_to_recordset(${all}::jsonb) as recorded (
        "companyId" uuid, kind text, at timestamptz, "propertyId" uuid, "inquiryId" uuid, "renterId" uuid,
        "showingId" uuid, "requestId" uuid, "escalationId" uuid, "userId" uuid, data jsonb, statistics text[])),
    counted as (
      insert into statistic_change (company_id, property_id, at, statistics)
      select "companyId", "propertyId", at, statistics from recorded where statistics is not null)
    insert into event (company_id, kind, at, property_id, inquiry_id, renter_id, showing_id, request_id, escalation_id, user_id, data)
    select "companyId", kind, at, "propertyId", "inquiryId", "renterId", "showingId", "requestId", "escalationId", "userId",
           coalesce(data, '{}')
    from recorded
    returning seq`;
}
