import { sql } from "../../platform/database/database.ts";
import type { Audit } from "./audit.ts";

/**
 * A join, since the events have no index by request: a subquery for each of thousands of requests would take minutes.
 */
const kindsIn = (status: string, kinds: string[]) => sql`
  select request.id, request.status, count(event.seq) as told
  from showing_request request left join event on event.request_id = request.id and kind = any(${kinds})
  where request.status = ${status} and request.showing_id is not null group by request.id`;

/**
 * Events that end or move a request before earlier news of it was sent, so that the news is rightly dropped. News of an
 * end is always sent.
 */
const overtaking = sql`
  select 1 from event later
  where later.request_id = event.request_id and later.seq > event.seq and later.at <= event.at + interval '5 minutes'
    and event.kind in ('showing.request-accepted', 'showing.time-agreed', 'showing.time-proposed', 'tour.instructions-shared')
    and later.kind in ('showing.request-declined', 'showing.request-withdrawn', 'showing.request-canceled',
      'showing.request-closed', 'showing.request-moved', 'showing.time-proposed', 'showing.time-agreed', 'tour.called-off',
      'showing.another-time-asked', 'showing.time-refused', 'showing.proposal-expired', 'attendance.declined')`;

/** The condition for a request that was accepted and beside which no other stands. */
const couldStand = sql`
  took.status = 'ACCEPTED' and not exists (
    select from showing_request open where open.inquiry_id = took.inquiry_id and open.id <> took.id
      and open.status in ('FORMING', 'PENDING', 'ACCEPTED') and open.over_at is null)`;

/** The audits of events: every change has one event, and everyone concerned is notified. */
export const eventAudits: Audit[] = [
  {
    name: "ends of requests without exactly one event",
    finds: sql`
      select 'request ' || id || ' is ' || status || ' with ' || told || ' events' as problem from (
        ${kindsIn("DECLINED", ["showing.request-declined"])}
        union all ${kindsIn("CANCELLED_BY_RENTER", ["showing.request-withdrawn", "attendance.declined", "showing.time-kept"])}
        union all ${kindsIn("CANCELED_BY_INVESTOR", ["showing.request-canceled", "showing.request-closed", "tour.called-off"])}
        union all ${kindsIn("ACCEPTED", ["showing.request-accepted", "showing.time-agreed"])}
        union all ${kindsIn("EXPIRED", ["showing.request-expired"])}) as ended
      where told <> 1`,
    breaks: sql`delete from event where kind in ('showing.request-accepted', 'showing.time-agreed', 'showing.request-declined',
      'showing.request-withdrawn', 'showing.request-canceled', 'showing.request-expired')`,
  },
  {
    name: "requests that form too long, beside another, or for a home rented out",
    finds: sql`
      select 'request ' || request.id || ' forms since ' || request.created_at as problem
      from showing_request request join property on property.id = request.property_id
      where request.status = 'FORMING' and (request.created_at + interval '48 hours' < (select max(at) from event)
        or property.status = 'RENTED_OUT'
        or exists (select 1 from reschedule_request open where open.inquiry_id = request.inquiry_id and open.status = 'PENDING'))`,
    breaks: sql`
      insert into showing_request (company_id, property_id, inquiry_id, renter_id, status, created_at, updated_at, invite_uid)
      select company_id, property_id, id, renter_id, 'FORMING', created_at, created_at, id from inquiry
      where created_at + interval '48 hours' < (select max(at) from event) on conflict do nothing`,
  },
  {
    name: "requests without a showing that an owner could have heard of",
    finds: sql`
      select kind || ' of request ' || request.id as problem
      from showing_request request join event on event.request_id = request.id where request.showing_id is null`,
    breaks: sql`
      update showing_request set showing_id = null, status = 'EXPIRED' where id =
        (select request_id from event where request_id is not null order by seq limit 1)`,
  },
  {
    name: "proposals without exactly one event",
    finds: sql`
      select 'request ' || request_id || ' has ' || proposed || ' proposals and ' || told || ' events' as problem from (
        select proposal.request_id, count(distinct proposal.id) as proposed, count(distinct event.seq) as told
        from reschedule_request proposal left join event on event.request_id = proposal.request_id and kind = 'showing.time-proposed'
        where asked_by = 'owner' group by proposal.request_id) as counted
      where proposed <> told`,
    breaks: sql`delete from event where kind = 'showing.time-proposed'`,
  },
  {
    name: "stages that their moves do not lead to",
    finds: sql`
      with moves as (
        select inquiry_id, seq, data ->> 'from' as was, data ->> 'to' as becomes,
          lag(data ->> 'to') over (partition by inquiry_id order by seq) as before,
          lead(seq) over (partition by inquiry_id order by seq) as next
        from event where kind = 'lead.moved')
      select 'inquiry ' || inquiry_id || ' moved from ' || was || ' but was ' || before as problem from moves where before <> was
      union all
      select 'inquiry ' || inquiry.id || ' is ' || stage || ' but moved to ' || becomes
      from moves join inquiry on inquiry.id = inquiry_id where next is null and stage <> becomes`,
    breaks: sql`update inquiry set stage = 'APPLICATION_ACCEPTED'`,
  },
  {
    // The stages of an application outrank those of showings.
    name: "stages that the showings do not explain",
    finds: sql`
      select 'inquiry ' || inquiry.id || ' is ' || stage || ' with a request ' || request.status as problem
      from inquiry join showing_request request on request.inquiry_id = inquiry.id and over_at is null
      where stage not like 'APPLICATION_%' and (request.status = 'PENDING'
           and stage not in ('SHOWING_REQUESTED', 'SHOWING_RESCHEDULE_REQUESTED_BY_RENTER')
         or request.status = 'ACCEPTED' and stage not in ('SHOWING_CONFIRMED', 'SHOWING_RESCHEDULE_REQUESTED_BY_RENTER')
           and not (stage = 'SHOWING_RESCHEDULE_REQUESTED_BY_OWNER' and exists (
             select 1 from reschedule_request open join showing_request moving on moving.id = open.request_id
             where open.status = 'PENDING' and open.asked_by = 'owner' and moving.moves_request_id = request.id)))`,
    breaks: sql`
      with one as (select id, inquiry_id from showing_request took where ${couldStand} limit 1)
      , moved as (update inquiry set stage = 'INITIAL_CONTACT' from one where inquiry.id = inquiry_id)
      update showing_request set over_at = null from one where showing_request.id = one.id`,
  },
  {
    name: "moves of what does not stand, or that no wish explains",
    finds: sql`
      select 'request ' || move.id || ' would move a request that is ' || kept.status as problem
      from showing_request move join showing_request kept on kept.id = move.moves_request_id
        left join reschedule_request wish on wish.request_id = kept.id and wish.status = 'PENDING' and wish.asked_by = 'renter'
      where move.status = 'PENDING' and (kept.status <> 'ACCEPTED' or kept.over_at is not null or wish.id is null
        or kept.inquiry_id <> move.inquiry_id or kept.invite_uid <> move.invite_uid)`,
    breaks: sql`
      insert into showing_request (company_id, property_id, showing_id, inquiry_id, renter_id, status, created_at, updated_at, invite_uid, moves_request_id)
      select company_id, property_id, showing_id, inquiry_id, renter_id, 'PENDING', created_at, created_at, invite_uid, id
      from showing_request kept where showing_id is not null and status <> 'ACCEPTED' and not exists (
        select from showing_request move where move.inquiry_id = kept.inquiry_id and move.status = 'PENDING')
      order by created_at limit 1`,
  },
  {
    name: "calendars that hold another time than the one that stands",
    finds: sql`
      select holder || ' of request ' || stands.id || ' holds ' || invitation.request_id as problem
      from showing_request stands join invitation on invitation.uid = stands.invite_uid
      where stands.status = 'ACCEPTED' and stands.over_at is null
        and (invitation.request_id <> stands.id or invitation.is_canceled)`,
    breaks: sql`
      with one as (
        select took.id, took.invite_uid from showing_request took join invitation on invitation.uid = took.invite_uid
        where ${couldStand} limit 1)
      , canceled as (update invitation set is_canceled = true from one where uid = one.invite_uid)
      update showing_request set over_at = null from one where showing_request.id = one.id`,
  },
  {
    name: "counts of waiting requests that are wrong",
    finds: sql`
      select 'home ' || property.id || ' says ' || pending_showing_requests_count as problem from property
      where pending_showing_requests_count <> (
        select count(*) from showing_request where property_id = property.id and status = 'PENDING')`,
    breaks: sql`update property set pending_showing_requests_count = pending_showing_requests_count + 1`,
  },
  {
    name: "showings that their requests do not explain",
    finds: sql`
      select 'showing ' || showing.id || ' is ' || showing.status as problem from showing cross join lateral (
        select count(*) filter (where status = 'ACCEPTED') as accepted, count(*) filter (where status = 'PENDING') as pending
        from showing_request where showing_id = showing.id) as asked
      where (showing.status = 'CONFIRMED' and accepted = 0)
         or (showing.status = 'COMPLETED' and accepted = 0)
         or (showing.status not in ('PENDING', 'CONFIRMED', 'COMPLETED') and accepted + pending > 0)
         or (showing.status = 'PENDING' and accepted > 0)
         or (showing.status = 'PENDING' and pending = 0
             and not exists (select 1 from reschedule_request where showing_id = showing.id and status = 'PENDING'))`,
    breaks: sql`update showing set status = 'CONFIRMED' where status in ('CANCELED', 'DECLINED', 'EXPIRED')
      and id = (select id from showing where status in ('CANCELED', 'DECLINED', 'EXPIRED') order by starts_at limit 1)`,
  },
  {
    name: "news that the renter never heard",
    finds: sql`
      select event.kind || ' ' || event.seq || ' was not told to inquiry ' || event.inquiry_id || ', of which came after it: '
        || coalesce((select string_agg(later.kind || ' ' || later.at - event.at, ', ' order by later.seq) from event later
          where later.inquiry_id = event.inquiry_id and later.seq > event.seq), 'nothing') as problem
      from event join inquiry on inquiry.id = event.inquiry_id
      where kind in ('showing.request-accepted', 'showing.time-agreed', 'showing.request-declined', 'showing.request-canceled',
          'showing.request-expired', 'showing.time-proposed', 'tour.called-off', 'tour.instructions-shared')
        and coalesce((talk ->> 'closed')::boolean, false) = false
        and (select count(*) from message where message.inquiry_id = inquiry.id and external_id = 'news:' || event.seq) <> 1
        and not exists (${overtaking})
      union all
      select 'inquiry ' || event.inquiry_id || ' was not told that its home is rented: ' || event.seq
      from event where kind = 'lead.stopped'
        and not exists (select 1 from message where message.inquiry_id = event.inquiry_id and sender = 'piper'
          and created_at >= event.at and content like '%has been rented%')`,
    breaks: sql`update message set external_id = null where external_id like 'news:%'`,
  },
  {
    name: "renters told two different things",
    finds: sql`
      select 'inquiry ' || last.inquiry_id || ' last heard ' || last.kind || ' and its request is ' || request.status as problem
      from showing_request request cross join lateral (
        select event.* from event join message on message.inquiry_id = event.inquiry_id and external_id = 'news:' || event.seq
        where event.inquiry_id = request.inquiry_id and (
          event.request_id = request.id and kind in ('showing.request-accepted', 'showing.time-agreed', 'showing.request-declined',
            'showing.request-canceled', 'showing.request-expired', 'tour.called-off')
          or kind = 'lead.stopped' and event.at > request.created_at)
        order by message.seq desc limit 1) as last
      where (last.kind in ('showing.request-accepted', 'showing.time-agreed')) and request.status in ('DECLINED', 'CANCELED_BY_INVESTOR', 'EXPIRED')
         or last.kind = 'showing.request-declined' and request.status <> 'DECLINED'
         or last.kind = 'showing.request-expired' and request.status <> 'EXPIRED'
         or last.kind = 'lead.stopped' and request.status in ('PENDING', 'ACCEPTED') and request.over_at is null`,
    breaks: sql`update showing_request set status = 'EXPIRED' where status in ('ACCEPTED', 'DECLINED')`,
  },
];
