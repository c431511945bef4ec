import { type ActionKind, type ActionNeededView, actionKinds } from "@porchlight/contract/actions-needed.ts";
import { unnamedRenter } from "@porchlight/domain/kernel/names.ts";
import type { TourType } from "@porchlight/domain/properties/property.ts";
import { type Reader, rows, sql } from "../platform/database/database.ts";
import { placeOf, readPlace } from "../platform/http/list-place.ts";

type Found = {
  kind: ActionNeededView["kind"];
  id: string;
  since: Temporal.Instant;
  runsOutAt: Temporal.Instant | null;
  showing: { startsAt: string; tourType: TourType; timeZone: string } | null;
  property: ActionNeededView["property"];
  renters: { id: string; name: string | null }[];
  primaryApplicantId: string | null;
  question: Pick<Extract<ActionNeededView, { kind: "escalation" }>, "type" | "reason" | "questionText"> | null;
};

/** How much waits of each kind, beside an entry of the page; its kind is null where the page has none. */
type FoundBesideCount = { counts: Partial<Record<ActionKind, number>> } & (Found | { kind: null });

const pageSize = 50;

/** What waits for a company, each kind with the renters it is about. */
const waiting = (companyId: string) => sql`
  select 'showing' as kind, showing_id as id, property_id, min(created_at) as since,
    (select starts_at from showing where showing.id = showing_id) as runs_out_at,
    array_agg(renter_id order by created_at, id) as renter_ids, null::uuid as primary_applicant_id
  from showing_request where company_id = ${companyId} and status = 'PENDING' group by showing_id, property_id
  union all
  select 'escalation', id, property_id, created_at,
    (select starts_at from showing_request request join showing on showing.id = request.showing_id
      where request.id = escalation.request_id),
    array(select renter_id from escalation_asker where escalation_id = escalation.id order by created_at, inquiry_id),
    null
  from escalation where company_id = ${companyId} and status = 'PENDING'
  union all
  select 'application', id, property_id, submitted_at, null, array[renter_id], null
  from application_bundle where company_id = ${companyId} and status = 'SUBMITTED' and withdrawn_at is null
    and not exists (select from property where id = property_id and deleted_at is not null)
  union all
  select 'notice', bundle_id, property_id, min(sent_at), null, array_agg(renter_id order by sent_at, id),
    (select renter_id from application_bundle where id = bundle_id)
  from adverse_notice where company_id = ${companyId} and is_undelivered and handled_at is null
  group by bundle_id, property_id`;

/** Returns a page of what waits for a company, what runs out first and then the oldest, and how much waits in all. */
export async function actionsNeeded(
  on: Reader,
  companyId: string,
  { kind, after }: { kind?: ActionKind | undefined; after?: string | undefined },
): Promise<{ count: number; counts: Record<ActionKind, number>; actions: ActionNeededView[]; next: string | null }> {
  const place = readPlace(after, "timeOrNever", "time", "id");
  const found = await rows(
    on,
    sql<FoundBesideCount>`
      with waiting as materialized (${waiting(companyId)}),
        page as (
          select * from waiting
          where (${kind ?? null}::text is null or kind = ${kind ?? null})
            ${place ? sql`and (${lastsUntil}, since, id) > (${place[0]}::timestamptz, ${place[1]}::timestamptz, ${place[2]}::uuid)` : sql``}
          order by ${lastsUntil}, since, id limit ${pageSize + 1})
      select counted.counts, page.kind, page.id, page.since, page.runs_out_at as "runsOutAt",
        page.primary_applicant_id as "primaryApplicantId",
        jsonb_build_object('id', property.id, 'displayName', property.display_name,
          'coverImage', property.images -> 0 ->> 'thumbnailUrl') as property,
        (select jsonb_build_object('startsAt', starts_at, 'tourType', tour_type, 'timeZone', property.time_zone)
          from showing where page.kind = 'showing' and showing.id = page.id) as showing,
        (select jsonb_agg(jsonb_build_object('id', renter.id, 'name', renter.name) order by place)
          from unnest(page.renter_ids) with ordinality as about (id, place)
            join renter on renter.id = about.id) as renters,
        (select jsonb_build_object('type', type, 'reason', reason, 'questionText', question_text)
          from escalation where page.kind = 'escalation' and escalation.id = page.id) as question
      from (
          select coalesce(jsonb_object_agg(kind, of_kind), '{}') as counts
          from (select kind, count(*)::int as of_kind from waiting group by kind) as waits) as counted
        left join page on true left join property on property.id = page.property_id
      order by ${sql`coalesce(page.runs_out_at, 'infinity')`}, page.since, page.id`,
  );
  const entries = found.filter((one) => one.kind !== null);
  const actions = entries.slice(0, pageSize).map(viewOf);
  const last = actions.at(-1);
  const counts = Object.fromEntries(actionKinds.map((one) => [one, found[0]!.counts[one] ?? 0])) as Record<
    ActionKind,
    number
  >;
  return {
    count: Object.values(counts).reduce((sum, one) => sum + one),
    counts,
    actions,
    next: last && entries.length > pageSize ? placeOf(last.runsOutAt ?? "infinity", last.since, last.id) : null,
  };
}

/** What does not run out comes last. */
const lastsUntil = sql`coalesce(runs_out_at, 'infinity')`;

function viewOf(found: Found): ActionNeededView {
  const { kind, id, since, runsOutAt, property, renters, primaryApplicantId, question, showing } = found;
  const named = (renters ?? []).map((renter) => ({ id: renter.id, name: renter.name ?? unnamedRenter }));
  const common = { id, property, renters: named, since: since.toString(), runsOutAt: runsOutAt?.toString() ?? null };
  switch (kind) {
    case "escalation":
      return { kind, ...common, ...question! };
    case "showing":
      return { kind, ...common, ...showing!, startsAt: Temporal.Instant.from(showing!.startsAt).toString() };
    case "notice":
      return { kind, ...common, primaryApplicantId: primaryApplicantId! };
    case "application":
      return { kind, ...common };
  }
}
