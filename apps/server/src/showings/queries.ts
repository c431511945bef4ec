import type { FitView, ShowingView } from "@porchlight/contract/showings.ts";
import { unnamedRenter } from "@porchlight/domain/kernel/names.ts";
import type { LeadStage } from "@porchlight/domain/leads/lifecycle.ts";
import type { RenterFacts } from "@porchlight/domain/qualification/renter-facts.ts";
import type { JudgedHome } from "@porchlight/domain/qualification/verdict.ts";
import type {
  Attendance,
  RequestStatus,
  RescheduleAsker,
  RescheduleStatus,
} from "@porchlight/domain/showings/lifecycle.ts";
import { isLive } from "@porchlight/domain/showings/lifecycle.ts";
import type { App } from "../app.ts";
import { isOwnerBusy } from "../calendars/conflict-store.ts";
import { fitOf } from "../leads/fit.ts";
import { type Reader, rows, type Sql, sql, type Tx } from "../platform/database/database.ts";

type FoundRequest = {
  id: string;
  status: RequestStatus;
  createdAt: string;
  changedAt: string;
  inquiryId: string;
  stage: LeadStage;
  declineReason: string | null;
  attendance: Attendance | null;
  keptTime: string | null;
  renter: { id: string; name: string | null; facts: Partial<RenterFacts> };
};
type FoundReschedule = {
  id: string;
  status: RescheduleStatus;
  createdAt: string;
  askedBy: RescheduleAsker;
  inquiryId: string;
  stage: LeadStage;
  movedFrom: string | null;
  keptTime: string | null;
  askedTime: string | null;
  renter: { id: string; name: string | null };
};
type ShowingRow = {
  id: string;
  startsAt: Temporal.Instant;
  endsAt: Temporal.Instant;
  status: ShowingView["status"];
  createdAt: Temporal.Instant;
  tourType: ShowingView["tourType"];
  cancelReason: string | null;
  isOwnerBusy: boolean;
  agent: ShowingView["showingAgent"];
  home: JudgedHome & ShowingView["property"];
  requests: FoundRequest[];
  reschedules: FoundReschedule[];
};

/** The start of the confirmed showing that is kept while a request for another time, or a proposal for it, is open. */
const keptTime = (request: Sql, isOpen: Sql) => sql`
  case when ${isOpen} then (
    select showing.starts_at from showing_request kept join showing on showing.id = kept.showing_id
    where kept.id = ${request}.moves_request_id and kept.status = 'ACCEPTED') end`;

/** The start that a renter asks for instead of a request's, while the owner has not answered. */
const askedTime = (request: Sql) => sql`(
  select showing.starts_at from showing_request asked join showing on showing.id = asked.showing_id
  where asked.moves_request_id = ${request}.id and asked.status = 'PENDING')`;

const select = sql`
  select showing.id, showing.starts_at as "startsAt", showing.ends_at as "endsAt", showing.status,
    showing.created_at as "createdAt", showing.tour_type as "tourType", showing.cancel_reason as "cancelReason",
    ${isOwnerBusy} as "isOwnerBusy",
    case when agent.id is not null then jsonb_build_object(
      'id', agent.id, 'firstName', agent.first_name, 'lastName', agent.last_name, 'phone', agent.phone) end as agent,
    jsonb_build_object(
      'id', property.id, 'displayName', property.display_name, 'coverImage', property.images -> 0 ->> 'thumbnailUrl',
      'timeZone', property.time_zone, 'lastShowingAgentId', property.last_showing_agent_id,
      'pendingShowingRequestsCount', property.pending_showing_requests_count,
      'pendingEscalationsCount', property.pending_escalations_count,
      'leaseConditions', property.lease_conditions, 'renterRequirements', property.renter_requirements,
      'petPolicy', property.pet_policy) as home,
    coalesce(requested.list, '[]') as requests, coalesce(proposed.list, '[]') as reschedules
  from showing
  join property on property.id = showing.property_id
  left join showing_agent agent on agent.id = showing.showing_agent_id
  left join lateral (
    select jsonb_agg(jsonb_build_object(
      'id', request.id, 'status', request.status, 'createdAt', request.created_at, 'inquiryId', request.inquiry_id,
      'attendance', request.attendance, 'changedAt', request.updated_at, 'declineReason', request.decline_reason,
      'stage', inquiry.stage, 'keptTime', ${keptTime(sql`request`, sql`request.status = 'PENDING'`)},
      'renter', jsonb_build_object('id', renter.id, 'name', renter.name, 'facts', renter.facts)) order by request.created_at, request.id) as list
    from showing_request request
    join renter on renter.id = request.renter_id
    join inquiry on inquiry.id = request.inquiry_id
    where request.showing_id = showing.id) requested on true
  left join lateral (
    select jsonb_agg(jsonb_build_object(
      'id', reschedule.id, 'status', reschedule.status, 'createdAt', reschedule.created_at, 'askedBy', reschedule.asked_by,
      'inquiryId', reschedule.inquiry_id, 'stage', inquiry.stage,
      'movedFrom', case when reschedule.asked_by = 'owner' then former.starts_at end,
      'keptTime', ${keptTime(sql`moved`, sql`reschedule.status = 'PENDING' and reschedule.asked_by = 'owner'`)},
      'askedTime', case when reschedule.status = 'PENDING' and reschedule.asked_by = 'renter' then ${askedTime(sql`moved`)} end,
      'renter', jsonb_build_object('id', renter.id, 'name', renter.name)) order by reschedule.created_at, reschedule.id) as list
    from reschedule_request reschedule
    join renter on renter.id = reschedule.renter_id
    join inquiry on inquiry.id = reschedule.inquiry_id
    join showing_request moved on moved.id = reschedule.request_id
    join showing former on former.id = moved.showing_id
    where reschedule.showing_id = showing.id) proposed on true`;

/** An instant out of a JSON column, as it goes over the wire. */
const wireInstant = (stored: string): string => Temporal.Instant.from(stored).toString();

const briefOf = (renter: { id: string; name: string | null }) => {
  const name = renter.name ?? unnamedRenter;
  return { id: renter.id, name, user: { name } };
};

function movesOf(status: RequestStatus, isAhead: boolean): ("accept" | "decline" | "reschedule")[] {
  if (!isAhead) return [];
  if (status === "PENDING") return ["accept", "decline", "reschedule"];
  return status === "ACCEPTED" ? ["reschedule", "decline"] : [];
}

function viewOf(found: ShowingRow, now: Temporal.Instant): ShowingView {
  const isAhead = Temporal.Instant.compare(found.startsAt, now) > 0 && isLive(found.status);
  const isUnderWay = !isAhead && Temporal.Instant.compare(found.endsAt, now) > 0 && isLive(found.status);
  const { leaseConditions, renterRequirements, petPolicy, ...property } = found.home;
  const fit = (facts: Partial<RenterFacts>): FitView[] => fitOf(facts, found.home, now);
  return {
    id: found.id,
    startTime: found.startsAt.toString(),
    endTime: found.endsAt.toString(),
    status: found.status,
    createdAt: found.createdAt.toString(),
    tourType: found.tourType,
    property,
    showingAgent: found.agent,
    showingRequests: found.requests.map(({ renter, createdAt, changedAt, keptTime, ...request }) => ({
      ...request,
      keptTime: keptTime && wireInstant(keptTime),
      createdAt: wireInstant(createdAt),
      changedAt: wireInstant(changedAt),
      renter: briefOf(renter),
      fit: fit(renter.facts),
      moves: movesOf(request.status, isAhead),
    })),
    rescheduleRequests: found.reschedules.map(
      ({ renter, createdAt, movedFrom, keptTime, askedTime, ...reschedule }) => ({
        ...reschedule,
        keptTime: keptTime && wireInstant(keptTime),
        askedTime: askedTime && wireInstant(askedTime),
        createdAt: wireInstant(createdAt),
        movedFrom: movedFrom && wireInstant(movedFrom),
        renter: briefOf(renter),
      }),
    ),
    cancelReason: found.cancelReason,
    isOwnerBusy: found.isOwnerBusy && (isAhead || isUnderWay),
    moves: isAhead ? ["cancel", "reschedule", "assign-agent"] : isUnderWay ? ["cancel", "assign-agent"] : [],
  };
}

const list = async (on: Reader | Tx, app: App, rest: Sql): Promise<ShowingView[]> => {
  const now = app.clock.now();
  return (await rows(on, sql<ShowingRow>`${select} ${rest}`)).map((found) => viewOf(found, now));
};

export const showingViewOf = async (on: Reader | Tx, app: App, id: string): Promise<ShowingView> =>
  (await list(on, app, sql`where showing.id = ${id}`))[0]!;

/** Returns these showings in the order of their ids. */
export const showingViewsOf = (app: App, ids: readonly string[]): Promise<ShowingView[]> =>
  list(app.db, app, sql`where showing.id = any(${ids}::uuid[]) order by array_position(${ids}::uuid[], showing.id)`);

/**
 * Future live ones first by start, then all others, latest start first.
 * Source: docs/decisions/0006-showings-and-openings.md.
 */
const inListOrder = (now: Temporal.Instant) => sql`
  order by (showing.status in ('PENDING', 'CONFIRMED') and showing.starts_at > ${now}) desc,
    case when showing.status in ('PENDING', 'CONFIRMED') and showing.starts_at > ${now} then showing.starts_at end asc,
    showing.starts_at desc, showing.id`;

const createdSince = (start: Temporal.Instant | null) => (start ? sql`and showing.created_at >= ${start}` : sql``);

export const companyShowings = (app: App, companyId: string, start: Temporal.Instant | null): Promise<ShowingView[]> =>
  list(
    app.db,
    app,
    sql`where showing.company_id = ${companyId} ${createdSince(start)} ${inListOrder(app.clock.now())}`,
  );

export const propertyShowings = (
  app: App,
  propertyId: string,
  start: Temporal.Instant | null,
): Promise<ShowingView[]> =>
  list(
    app.db,
    app,
    sql`where showing.property_id = ${propertyId} ${createdSince(start)} ${inListOrder(app.clock.now())}`,
  );

/** With a request or a reschedule still open; a showing that a waiting request would move waits there. Source: docs/decisions/0006-showings-and-openings.md. */
export const pendingShowings = (app: App, propertyId: string): Promise<ShowingView[]> =>
  list(
    app.db,
    app,
    sql`where showing.property_id = ${propertyId} and showing.status in ('PENDING', 'CONFIRMED')
      and showing.starts_at > ${app.clock.now()}
      and showing.id in (
        select waiting.showing_id from showing_request waiting
        where waiting.property_id = ${propertyId} and waiting.status = 'PENDING'
        union all
        select open.showing_id from reschedule_request open
        where open.property_id = ${propertyId} and open.status = 'PENDING' and not exists (
          select 1 from showing_request asked
          where asked.property_id = ${propertyId} and asked.status = 'PENDING' and asked.moves_request_id = open.request_id))
      order by showing.starts_at, showing.id`,
  );

/** Returns the showings at all the company's homes with a request that waits for the owner, earliest first. */
export const companyPendingShowings = (app: App, companyId: string): Promise<ShowingView[]> =>
  list(
    app.db,
    app,
    sql`where showing.id in (select showing_id from showing_request where company_id = ${companyId} and status = 'PENDING')
      and showing.status in ('PENDING', 'CONFIRMED') and showing.starts_at > ${app.clock.now()}
      order by showing.starts_at, showing.id`,
  );

export const upcomingShowings = (app: App, propertyId: string): Promise<ShowingView[]> =>
  list(
    app.db,
    app,
    sql`where showing.property_id = ${propertyId} and showing.status = 'CONFIRMED' and showing.ends_at > ${app.clock.now()}
      order by showing.starts_at, showing.id`,
  );

/** Returns the showings at all the company's homes, from the start of today on, by each home's day. */
export const companyUpcomingShowings = (app: App, companyId: string): Promise<ShowingView[]> =>
  list(
    app.db,
    app,
    sql`where showing.company_id = ${companyId} and showing.status = 'CONFIRMED'
      and showing.starts_at >= date_trunc('day', ${app.clock.now()}::timestamptz, property.time_zone)
      order by showing.starts_at, showing.id`,
  );
