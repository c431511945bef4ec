-- Statistics: the log says all that they count, and totals by hour and day are kept of it.

-- When a showing was first confirmed; it counts as booked once.
alter table showing add column first_confirmed_at timestamptz;
update showing set first_confirmed_at = confirmed.at
from (select showing_id, min(at) as at from event where kind in ('showing.request-accepted', 'showing.time-agreed') group by 1) confirmed
where confirmed.showing_id = showing.id;

-- What the log did not say so far.
insert into event (company_id, kind, at, property_id, showing_id)
select company_id, 'showing.created', created_at, property_id, id from showing order by created_at, id;
insert into event (company_id, kind, at, property_id, showing_id)
select company_id, 'showing.booked', first_confirmed_at, property_id, id from showing
where first_confirmed_at is not null order by first_confirmed_at, id;
update event set data = event.data || '{"isFirst": true}'
where kind = 'showing.completed'
  and not exists (select from event earlier where earlier.kind = event.kind and earlier.showing_id = event.showing_id and earlier.seq < event.seq);
with moves as (
  select seq, kind, lag(kind) over (partition by property_id order by seq) as former
  from event where kind in ('property.published', 'property.listed', 'property.paused', 'property.rented-out', 'property.deleted'))
update event set data = event.data || '{"wasListed": true}'
from moves
where moves.seq = event.seq and moves.kind in ('property.rented-out', 'property.deleted')
  and moves.former in ('property.published', 'property.listed');
-- A follow-up was recorded right after its message was stored, in the same transaction.
update event set data = event.data || '{"isFollowUp": true}'
from message join event due on due.kind = 'lead.follow-up-due' and 'news:' || due.seq = message.external_id
where event.kind = 'message.sent' and event.inquiry_id = message.inquiry_id
  and event.seq = (select min(seq) from event sent
                   where sent.inquiry_id = message.inquiry_id and sent.kind = 'message.sent' and sent.seq > due.seq);

-- Events are found by what they are about and when it happened.
create index event_by_company_and_kind on event (company_id, kind, at);
create index event_by_property_and_kind on event (property_id, kind, at) where property_id is not null;
drop index event_by_company;
drop index event_by_property;
drop index event_of_renting_out;

-- What happened in an hour or a day, UTC, at a home, or at all homes of a company where property_id is null.
create table statistic_total (
  company_id uuid not null,
  property_id uuid,
  unit text not null constraint statistic_total_unit_known check (unit in ('hour', 'day')),
  starts_at timestamptz not null,
  leads integer not null default 0,
  qualified_leads integer not null default 0,
  listings_opened integer not null default 0,
  listings_closed integer not null default 0,
  listings_rented_out integer not null default 0,
  showings_requested integer not null default 0,
  showings_total integer not null default 0,
  showings_booked integer not null default 0,
  showings_completed integer not null default 0,
  applications_sent integer not null default 0,
  applications_completed integer not null default 0,
  messages_sent integer not null default 0,
  follow_ups_sent integer not null default 0
);
create unique index statistic_total_of on statistic_total (company_id, property_id, unit, starts_at) nulls not distinct;

-- What counts and is in no total yet: written with its event, taken out with the addition.
create table statistic_change (
  id bigint generated always as identity primary key,
  company_id uuid not null,
  property_id uuid not null,
  at timestamptz not null,
  statistics text[] not null
);
create index statistic_change_by_company on statistic_change (company_id);

insert into statistic_total (company_id, property_id, unit, starts_at,
  leads, qualified_leads, listings_opened, listings_closed, listings_rented_out, showings_requested, showings_total, showings_booked, showings_completed, applications_sent, applications_completed, messages_sent, follow_ups_sent)
select * from (
  select company_id, home.id, unit, date_trunc(unit, at, 'UTC') as starts_at,
    count(*) filter (where kind = 'lead.arrived') as leads,
    count(*) filter (where kind = 'lead.qualified') as qualified_leads,
    count(*) filter (where kind = 'property.published') as listings_opened,
    count(*) filter (where kind = 'property.paused' or kind = 'property.rented-out' and data -> 'wasListed' = 'true' or kind = 'property.deleted' and data -> 'wasListed' = 'true') as listings_closed,
    count(*) filter (where kind = 'property.rented-out') as listings_rented_out,
    count(*) filter (where kind = 'showing.requested') as showings_requested,
    count(*) filter (where kind = 'showing.created') as showings_total,
    count(*) filter (where kind = 'showing.booked') as showings_booked,
    count(*) filter (where kind = 'showing.completed' and data -> 'isFirst' = 'true') as showings_completed,
    count(*) filter (where kind = 'application.sent') as applications_sent,
    count(*) filter (where kind = 'application.completed') as applications_completed,
    count(*) filter (where kind = 'message.sent') as messages_sent,
    count(*) filter (where kind = 'message.sent' and data -> 'isFollowUp' = 'true') as follow_ups_sent
  from event cross join (values ('hour'), ('day')) as units (unit)
    cross join lateral (values (property_id), (null)) as home (id)
  where property_id is not null and kind in ('lead.arrived', 'lead.qualified', 'property.published', 'property.paused', 'property.rented-out', 'property.deleted', 'showing.requested', 'showing.created', 'showing.booked', 'showing.completed', 'application.sent', 'application.completed', 'message.sent')
  group by 1, 2, 3, 4) counted
where leads + qualified_leads + listings_opened + listings_closed + listings_rented_out + showings_requested + showings_total + showings_booked + showings_completed + applications_sent + applications_completed + messages_sent + follow_ups_sent > 0;
