import { type ActionKind, type ActionNeededView, actionKinds } from "@porchlight/contract/actions-needed.ts";
import { unnamedRenter } from "@porchlight/domain/kernel/names.ts";
import type { TourType } from "@porchlight/domain/properties/property.ts";
import { type Reader, rows, type Sql, sql } from "../platform/database/database.ts";
import { placeOf, readPlace } from "../platform/http/list-place.ts";

type Found = {
  id: string;
  since: Temporal.Instant;
  runsOutAt: Temporal.Instant | null;
  property: ActionNeededView["property"];
  timeZone: string;
  renters: { id: string; name: string | null }[] | null;
} & (
  | { kind: "showing"; own: { tourType: TourType } }
  | { kind: "escalation"; own: Pick<OfKind<"escalation">, "type" | "reason" | "questionText"> }
  | { kind: "application"; own: null }
  | { kind: "notice"; own: Pick<OfKind<"notice">, "primaryApplicantId"> }
);
type OfKind<Kind extends ActionKind> = Extract<ActionNeededView, { kind: Kind }>;

/** How much waits of each kind, beside an entry of the page; its kind is null where the page has none. */
type FoundBesideCount = { counts: Record<ActionKind, number> } & (Found | { kind: null });

/** The place after which a page begins: until when something lasts, since when it waits, and its id. */
type Place = readonly [lastsUntil: string, since: string, id: string];

const pageSize = 10;
/** As many of each kind as a page may need, so that its cost does not grow with what waits. */
const atMost = sql([`limit ${pageSize + 1}`]);

/** What does not run out comes last. */
const never = "infinity";
const lastsUntil = sql`coalesce(runs_out_at, 'infinity')`;

/**
 * The company, in a form in which PostgreSQL expects the same of each: it would plan this statement anew for every company
 * that has little, which takes ten times as long as to carry it out.
 */
const of = (companyId: string) => sql`(select ${companyId}::uuid)`;
const openQuestions = (companyId: string) => sql`company_id = ${of(companyId)} and status = 'PENDING'`;
const submitted = (companyId: string) => sql`
  company_id = ${of(companyId)} and status = 'SUBMITTED' and withdrawn_at is null
  and not exists (select from property where id = property_id and deleted_at is not null)`;
const undelivered = (companyId: string) => sql`company_id = ${of(companyId)} and is_undelivered and handled_at is null`;

/** The entries that do not run out, from a place on. */
const afterOldest = (columns: Sql, place: Place | null): Sql =>
  place?.[0] === never ? sql`and (${columns}) > (${place[1]}, ${place[2]})` : sql``;

/** The first of each kind after a place, found by an index in the order of the list. */
const firstOf: Record<ActionKind, (companyId: string, place: Place | null) => Sql> = {
  showing: (companyId, place) => sql`
    select 'showing' as kind, showing.id, property_id, asked.since, starts_at as runs_out_at,
      json_build_object('tourType', tour_type) as own
    from showing cross join lateral (
      select min(created_at) as since from showing_request where showing_id = showing.id and status = 'PENDING') asked
    where company_id = ${of(companyId)} and status in ('PENDING', 'CONFIRMED') and asked.since is not null
      ${place ? sql`and starts_at >= ${place[0]} and (starts_at, asked.since, showing.id) > (${sql.join(place)})` : sql``}
    order by starts_at, asked.since, showing.id ${atMost}`,
  escalation: (companyId, place) => sql`
    select 'escalation' as kind, id, property_id, created_at as since, runs_out_at,
      json_build_object('type', type, 'reason', reason, 'questionText', question_text) as own
    from escalation where ${openQuestions(companyId)}
      ${place ? sql`and (${lastsUntil}, created_at, id) > (${sql.join(place)})` : sql``}
    order by ${lastsUntil}, created_at, id ${atMost}`,
  application: (companyId, place) => sql`
    select 'application' as kind, id, property_id, submitted_at as since, null::timestamptz as runs_out_at,
      null::json as own
    from application_bundle where ${submitted(companyId)} ${afterOldest(sql`submitted_at, id`, place)}
    order by submitted_at, id ${atMost}`,
  notice: (companyId, place) => sql`
    select 'notice' as kind, bundle_id as id, property_id, sent_at as since, null::timestamptz as runs_out_at,
      json_build_object('primaryApplicantId', (select renter_id from application_bundle where id = bundle_id)) as own
    from adverse_notice first where ${undelivered(companyId)}
      and not exists (select from adverse_notice earlier where ${undelivered(companyId)}
        and earlier.bundle_id = first.bundle_id and (earlier.sent_at, earlier.id) < (first.sent_at, first.id))
      ${afterOldest(sql`sent_at, bundle_id`, place)}
    order by sent_at, bundle_id ${atMost}`,
};

/** How much waits of each kind, counted in the indexes alone. */
const counted = (companyId: string) => sql`
  select json_build_object(
    'showing', (select count(distinct showing_id) from showing_request where company_id = ${of(companyId)} and status = 'PENDING'),
    'escalation', (select count(*) from escalation where ${openQuestions(companyId)}),
    'application', (select count(*) from application_bundle where ${submitted(companyId)}),
    'notice', (select count(distinct bundle_id) from adverse_notice where ${undelivered(companyId)})) as counts`;

/** The renters that the entries of the page are about, first come first. */
const aboutRenters = sql`
  select page.kind, page.id, renter_id, created_at as at, request.id as tie
  from page join showing_request request on showing_id = page.id where page.kind = 'showing' and status = 'PENDING'
  union all
  select page.kind, page.id, renter_id, created_at, inquiry_id
  from page join escalation_asker on escalation_id = page.id where page.kind = 'escalation'
  union all
  select page.kind, page.id, renter_id, page.since, bundle.id
  from page join application_bundle bundle on bundle.id = page.id where page.kind = 'application'
  union all
  select page.kind, page.id, renter_id, sent_at, notice.id
  from page join adverse_notice notice on bundle_id = page.id
  where page.kind = 'notice' and is_undelivered and handled_at is null`;

/** Returns a page of what waits for a company, what runs out first and then the oldest, and how much waits in all. */
export async function actionsNeeded(
  on: Reader,
  companyId: string,
  { kind, after }: { kind?: ActionKind | undefined; after?: string | undefined },
): Promise<{ count: number; counts: Record<ActionKind, number>; actions: ActionNeededView[]; next: string | null }> {
  const place = readPlace(after, "timeOrNever", "time", "id");
  const kinds = kind ? [kind] : actionKinds;
  const found = await rows(
    on,
    sql<FoundBesideCount>`
      with page as materialized (
        select * from (${sql.join(
          kinds.map((one) => sql`(${firstOf[one](companyId, place)})`),
          " union all ",
        )}) waiting
        order by ${lastsUntil}, since, id ${atMost})
      select counted.counts, page.kind, page.id, page.since, page.runs_out_at as "runsOutAt",
        json_build_object('id', property.id, 'displayName', property.display_name,
          'coverImage', property.images -> 0 ->> 'thumbnailUrl') as property,
        property.time_zone as "timeZone", renters.list as renters, page.own
      from (${counted(companyId)}) counted
        left join page on true
        left join property on property.id = page.property_id
        left join (
          select about.kind, about.id, json_agg(json_build_object('id', renter.id, 'name', name) order by at, tie) as list
          from (${aboutRenters}) about join renter on renter.id = renter_id
          group by about.kind, about.id) renters on renters.kind = page.kind and renters.id = page.id
      order by coalesce(page.runs_out_at, 'infinity'), page.since, page.id`,
  );
  const { counts } = found[0]!;
  const entries = found.filter((one) => one.kind !== null);
  const actions = entries.slice(0, pageSize).map(viewOf);
  const last = actions.at(-1);
  return {
    count: actionKinds.reduce((sum, one) => sum + counts[one], 0),
    counts,
    actions,
    next: last && entries.length > pageSize ? placeOf(last.runsOutAt ?? never, last.since, last.id) : null,
  };
}

function viewOf(found: Found): ActionNeededView {
  const { id, since, runsOutAt, property, timeZone, renters } = found;
  const named = (renters ?? []).map((renter) => ({ id: renter.id, name: renter.name ?? unnamedRenter }));
  const common = { id, property, renters: named, since: since.toString(), runsOutAt: runsOutAt?.toString() ?? null };
  switch (found.kind) {
    case "showing":
      return { kind: found.kind, ...common, ...found.own, startsAt: runsOutAt!.toString(), timeZone };
    case "escalation":
      return { kind: found.kind, ...common, ...found.own };
    case "notice":
      return { kind: found.kind, ...common, ...found.own };
    case "application":
      return { kind: found.kind, ...common };
  }
}
