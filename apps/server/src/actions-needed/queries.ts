import type { ActionNeededView } from "@porchlight/contract/actions-needed.ts";
import { unnamedRenter } from "@porchlight/domain/kernel/names.ts";
import { type Reader, rows, sql } from "../platform/database/database.ts";
import { placeOf, readPlace } from "../platform/http/list-place.ts";

type Found = {
  kind: ActionNeededView["kind"];
  id: string;
  since: Temporal.Instant;
  property: ActionNeededView["property"];
  renters: { id: string; name: string | null }[];
  primaryApplicantId: string | null;
  question: Pick<Extract<ActionNeededView, { kind: "escalation" }>, "type" | "reason" | "questionText"> | null;
};

/** How much waits in all, beside an entry of the page; its kind is null where the page has none. */
type FoundBesideCount = { count: number } & (Found | { kind: null });

const pageSize = 50;

/** What waits for a company, each kind with the renters it is about. */
const waiting = (companyId: string) => sql`
  select 'showing' as kind, showing_id as id, property_id, max(created_at) as since,
    array_agg(renter_id order by created_at, id) as renter_ids, null::uuid as primary_applicant_id
  from showing_request where company_id = ${companyId} and status = 'PENDING' group by showing_id, property_id
  union all
  select 'escalation', id, property_id, created_at,
    array(select renter_id from escalation_asker where escalation_id = escalation.id order by created_at, inquiry_id),
    null
  from escalation where company_id = ${companyId} and status = 'PENDING'
  union all
  select 'application', id, property_id, submitted_at, array[renter_id], null
  from application_bundle where company_id = ${companyId} and status = 'SUBMITTED' and withdrawn_at is null
    and not exists (select from property where id = property_id and deleted_at is not null)
  union all
  select 'notice', bundle_id, property_id, min(sent_at), array_agg(renter_id order by sent_at, id),
    (select renter_id from application_bundle where id = bundle_id)
  from adverse_notice where company_id = ${companyId} and is_undelivered and handled_at is null
  group by bundle_id, property_id`;

/** Returns a page of what waits for a company, newest first, and how much waits in all. */
export async function actionsNeeded(
  on: Reader,
  companyId: string,
  after: string | undefined,
): Promise<{ count: number; actions: ActionNeededView[]; next: string | null }> {
  const place = readPlace(after);
  const found = await rows(
    on,
    sql<FoundBesideCount>`
      with waiting as materialized (${waiting(companyId)}),
        page as (
          select * from waiting
          ${place ? sql`where (since, id) < (${place.at}::timestamptz, ${place.id}::uuid)` : sql``}
          order by since desc, id desc limit ${pageSize + 1})
      select counted.count, page.kind, page.id, page.since,
        page.primary_applicant_id as "primaryApplicantId",
        jsonb_build_object('id', property.id, 'displayName', property.display_name) as property,
        (select jsonb_agg(jsonb_build_object('id', renter.id, 'name', renter.name) order by place)
          from unnest(page.renter_ids) with ordinality as about (id, place)
            join renter on renter.id = about.id) as renters,
        (select jsonb_build_object('type', type, 'reason', reason, 'questionText', question_text)
          from escalation where page.kind = 'escalation' and escalation.id = page.id) as question
      from (select count(*)::int from waiting) as counted left join page on true
        left join property on property.id = page.property_id
      order by page.since desc, page.id desc`,
  );
  const entries = found.filter((one) => one.kind !== null);
  const actions = entries.slice(0, pageSize).map(viewOf);
  const last = actions.at(-1);
  return {
    count: found[0]!.count,
    actions,
    next: last && entries.length > pageSize ? placeOf(last.since, last.id) : null,
  };
}

function viewOf({ kind, id, since, property, renters, primaryApplicantId, question }: Found): ActionNeededView {
  const named = (renters ?? []).map((renter) => ({ id: renter.id, name: renter.name ?? unnamedRenter }));
  const common = { id, property, renters: named, since: since.toString() };
  if (kind === "escalation") return { kind, ...common, ...question! };
  return kind === "notice" ? { kind, ...common, primaryApplicantId: primaryApplicantId! } : { kind, ...common };
}
