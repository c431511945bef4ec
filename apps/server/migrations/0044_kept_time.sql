-- A renter who asks for another time than the confirmed one used to lose the confirmed one at once, before the owner had
-- answered. Now a request for another time names the one it would replace, which stands until the owner accepts. Requests
-- that were moved before stay as they are. See docs/decisions/0066-a-confirmed-time-stands.md.
alter table showing_request add column moves_request_id uuid references showing_request (id);
alter table showing_request add constraint showing_request_moves_another check (moves_request_id <> id);
create index showing_request_by_moved on showing_request (moves_request_id) where moves_request_id is not null;

drop index showing_request_one_live;
create unique index showing_request_one_live on showing_request (inquiry_id)
  where over_at is null and (status in ('FORMING', 'ACCEPTED') or status = 'PENDING' and moves_request_id is null);
create unique index showing_request_one_move on showing_request (inquiry_id)
  where status = 'PENDING' and moves_request_id is not null;

create or replace view due_by_rule (kind, subject_id, property_id, at) as
-- A reminder. Source: docs/decisions/0006-showings-and-openings.md, as are the next three.
select 'showing-reminders', request.id, request.property_id, starts_at - interval '2 hours'
from showing_request request join showing on showing.id = request.showing_id
where showing.status = 'CONFIRMED' and request.status = 'ACCEPTED' and reminded_at is null
union all
-- The owner is reminded of a waiting request twice.
select 'requests-waiting', id, property_id, created_at + (array[interval '4 hours', interval '24 hours'])[owner_reminders + 1]
from showing_request where status = 'PENDING' and showing_id is not null and owner_reminders < 2
union all
-- A renter nobody answered is told an hour before the start; one who asked later than two hours before it, when half of
-- the time is over that the owner has.
select 'showing-warnings', request.id, request.property_id,
  starts_at - least(interval '1 hour', (starts_at - request.created_at) / 2)
from showing_request request join showing on showing.id = request.showing_id
where request.status = 'PENDING' and warned_at is null
union all
-- An owner who has shared no instructions for an accepted self-guided tour is alerted, and then the tour is called off.
select kind, request.id, request.property_id, starts_at - lead
from showing_request request join showing on showing.id = request.showing_id
  cross join (values ('tour-instructions-missing', interval '2 hours'), ('tours-without-instructions', interval '30 minutes'))
    as tour (kind, lead)
where request.status = 'ACCEPTED' and tour_type = 'SELF_GUIDED' and showing.status = 'CONFIRMED'
  and (kind = 'tours-without-instructions' or instructions_missed_at is null)
  and not exists (select from tour_instructions shared where shared.request_id = request.id)
union all
-- A renter who has not agreed to a time by then is looking no more. Source: docs/decisions/0038-requests-that-form.md.
select 'requests-forming', id, property_id, created_at + interval '48 hours'
from showing_request where status = 'FORMING'
union all
select 'showing-starts', id, property_id, starts_at from showing
where status in ('PENDING', 'CONFIRMED') and (status = 'PENDING'
  or exists (select from showing_request one where one.showing_id = showing.id and one.status = 'PENDING')
  or exists (select from reschedule_request one where one.showing_id = showing.id and one.status = 'PENDING')
  -- A time that is proposed beside a confirmed one is answered by the start of either.
  or exists (select from showing_request kept join reschedule_request one on one.inquiry_id = kept.inquiry_id
             where kept.showing_id = showing.id and kept.status = 'ACCEPTED' and one.status = 'PENDING'))
union all
select 'showing-ends', id, property_id, ends_at from showing where status = 'CONFIRMED'
union all
-- A silence means that a renter thinks it over where nothing of theirs is open and nobody else is to speak. Piper asks
-- again after three of these waits and lets the renter go after the last.
-- Source: docs/decisions/0003-messaging-and-consent.md.
select 'silent-renters', id, property_id, silent_since + wait
from inquiry cross join lateral (
  select (array[interval '24 hours', interval '72 hours', interval '7 days', interval '14 days'])[follow_ups_sent + 1]) as next (wait)
where silent_since is not null and wait is not null and taken_over_at is null
  and stage in ('INITIAL_CONTACT', 'SHOWING_COMPLETED', 'SHOWING_CANCELLED_BY_RENTER', 'SHOWING_CANCELLED_BY_OWNER',
    'SHOWING_REQUEST_IGNORED_BY_OWNER', 'SHOWING_DECLINED')
  and not exists (select from showing_request open
                  where open.inquiry_id = inquiry.id and open.status in ('PENDING', 'ACCEPTED') and over_at is null)
  and not exists (select from reschedule_request open where open.inquiry_id = inquiry.id and open.status = 'PENDING')
  and not exists (select from escalation_asker asker join escalation open on open.id = asker.escalation_id
                  where asker.inquiry_id = inquiry.id and open.status = 'PENDING')
union all
-- A renter who waits this long for an owner that took the conversation over gets Piper back.
-- Source: docs/decisions/0035-taking-over.md.
select 'silent-owners', id, property_id, waiting_since + interval '12 hours' from inquiry where waiting_since is not null
union all
-- The owner is reminded of an open question twice. Source: docs/decisions/0006-showings-and-openings.md.
select 'open-questions', id, property_id, created_at + (array[interval '4 hours', interval '24 hours'])[reminders + 1]
from escalation where status = 'PENDING' and reminders < 2
union all
-- A home that its platforms have not confirmed in time counts as listed; one that a feed leaves out is not shown there,
-- however long it takes. Source: docs/decisions/0007-listing-life.md.
select 'confirm-listings', id, id, last_listed_at + interval '24 hours' from property
where status = 'LISTING_IN_PROGRESS' and deleted_at is null and last_listed_at is not null
  and not exists (select from syndication_entry where property_id = property.id and problems <> '[]');

create or replace function due_after_reschedule() returns trigger language plpgsql as $$
begin
  perform keep_due_of_showing(new.showing_id);
  perform keep_due_of_showing(kept.showing_id) from showing_request kept
    where kept.inquiry_id = new.inquiry_id and kept.status = 'ACCEPTED' and kept.over_at is null;
  perform keep_due_of_lead(new.inquiry_id);
  if tg_op = 'UPDATE' and old.showing_id <> new.showing_id then perform keep_due_of_showing(old.showing_id); end if;
  return null;
end $$;

-- No rule gives up a row that it gave before; these are the starts that the new one adds.
insert into due (kind, subject_id, property_id, at) select kind, subject_id, property_id, at from due_by_rule
on conflict (subject_id, kind) do update set at = excluded.at where due.at <> excluded.at;
