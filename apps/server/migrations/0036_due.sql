-- Sweeps used to look for what is due by reading all leads, requests and showings every second. The table `due` holds
-- what can come due and when, in the order of time, and nothing else; the view `due_by_rule` says what belongs in it.
-- The triggers keep it, so that no writer can forget to. A rule is changed by a migration that replaces the view and fills
-- the table anew. See docs/decisions/0057-what-is-due-is-a-table.md.

-- Showings and requests of one home, and open questions, were found by a company's index or by reading all.
create index showing_of_property on showing (property_id, starts_at);
drop index showing_by_property;
drop index showing_live_by_start;
drop index showing_request_waiting;
drop index escalation_waiting;
drop index showing_request_forming;
drop index inquiry_silent;
drop index inquiry_waiting;

create view due_by_rule (kind, subject_id, property_id, at) as
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
  or exists (select from reschedule_request one where one.showing_id = showing.id and one.status = 'PENDING'))
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

create table due (
  kind text not null,
  -- What comes due: a request, a showing, a lead, a question or a home, as its kind says.
  subject_id uuid not null,
  property_id uuid not null references property (id) on delete cascade,
  at timestamptz not null,
  primary key (subject_id, kind)
);
create index due_in_order on due (kind, at, subject_id);
insert into due (kind, subject_id, property_id, at) select kind, subject_id, property_id, at from due_by_rule;

create function keep_due(subject uuid, kinds text[]) returns void language plpgsql
set plan_cache_mode = force_generic_plan as $$
begin
  with ruled as materialized (
    select rule.kind, rule.property_id, rule.at from due_by_rule rule
    where rule.subject_id = subject and rule.kind = any(kinds)),
  gone as (
    delete from due where due.subject_id = subject and due.kind = any(kinds)
      and due.kind not in (select ruled.kind from ruled))
  insert into due (kind, subject_id, property_id, at) select ruled.kind, subject, ruled.property_id, ruled.at from ruled
  on conflict (subject_id, kind) do update set at = excluded.at, property_id = excluded.property_id
  where due.at <> excluded.at or due.property_id <> excluded.property_id;
end $$;

create function keep_due_of_request(request_id uuid) returns void language sql begin atomic
  select keep_due(request_id, array['showing-reminders', 'requests-waiting', 'showing-warnings', 'tour-instructions-missing',
    'tours-without-instructions', 'requests-forming']);
end;
create function keep_due_of_showing(showing_id uuid) returns void language sql begin atomic
  select keep_due(showing_id, array['showing-starts', 'showing-ends']);
end;
create function keep_due_of_lead(inquiry_id uuid) returns void language sql begin atomic
  select keep_due(inquiry_id, array['silent-renters', 'silent-owners']);
end;

create function due_after_request() returns trigger language plpgsql as $$
begin
  perform keep_due_of_request(new.id);
  perform keep_due_of_lead(new.inquiry_id);
  if new.showing_id is not null then perform keep_due_of_showing(new.showing_id); end if;
  if tg_op = 'UPDATE' and old.showing_id is distinct from new.showing_id then
    perform keep_due_of_showing(old.showing_id);
  end if;
  return null;
end $$;
create trigger due_after_request_insert after insert on showing_request
  for each row execute function due_after_request();
create trigger due_after_request_update after update on showing_request for each row
  when ((old.status, old.showing_id, old.created_at, old.over_at, old.reminded_at, old.warned_at, old.owner_reminders,
    old.instructions_missed_at) is distinct from (new.status, new.showing_id, new.created_at, new.over_at, new.reminded_at,
    new.warned_at, new.owner_reminders, new.instructions_missed_at))
  execute function due_after_request();

create function due_after_showing() returns trigger language plpgsql as $$
begin
  perform keep_due_of_showing(new.id);
  if tg_op = 'UPDATE' then
    perform keep_due_of_request(id) from showing_request where showing_id = new.id;
  end if;
  return null;
end $$;
create trigger due_after_showing_insert after insert on showing for each row execute function due_after_showing();
create trigger due_after_showing_update after update on showing for each row
  when ((old.status, old.starts_at, old.ends_at, old.tour_type)
    is distinct from (new.status, new.starts_at, new.ends_at, new.tour_type))
  execute function due_after_showing();

create function due_after_reschedule() returns trigger language plpgsql as $$
begin
  perform keep_due_of_showing(new.showing_id);
  perform keep_due_of_lead(new.inquiry_id);
  if tg_op = 'UPDATE' and old.showing_id <> new.showing_id then perform keep_due_of_showing(old.showing_id); end if;
  return null;
end $$;
create trigger due_after_reschedule_insert after insert on reschedule_request
  for each row execute function due_after_reschedule();
create trigger due_after_reschedule_update after update on reschedule_request for each row
  when ((old.status, old.showing_id) is distinct from (new.status, new.showing_id))
  execute function due_after_reschedule();

create function due_after_lead() returns trigger language plpgsql as $$
begin
  perform keep_due_of_lead(new.id);
  return null;
end $$;
create trigger due_after_lead_insert after insert on inquiry for each row
  when (new.silent_since is not null or new.waiting_since is not null) execute function due_after_lead();
create trigger due_after_lead_update after update on inquiry for each row
  when ((old.silent_since, old.follow_ups_sent, old.taken_over_at, old.stage, old.waiting_since)
    is distinct from (new.silent_since, new.follow_ups_sent, new.taken_over_at, new.stage, new.waiting_since)
    and (coalesce(old.silent_since, old.waiting_since, new.silent_since, new.waiting_since) is not null))
  execute function due_after_lead();

create function due_after_question() returns trigger language plpgsql as $$
begin
  perform keep_due(new.id, array['open-questions']);
  if tg_op = 'UPDATE' and old.status <> new.status then
    perform keep_due_of_lead(inquiry_id) from escalation_asker where escalation_id = new.id;
  end if;
  return null;
end $$;
create trigger due_after_question_insert after insert on escalation for each row execute function due_after_question();
create trigger due_after_question_update after update on escalation for each row
  when ((old.status, old.reminders, old.created_at) is distinct from (new.status, new.reminders, new.created_at))
  execute function due_after_question();

create function due_after_asker() returns trigger language plpgsql as $$
begin
  perform keep_due_of_lead(new.inquiry_id);
  return null;
end $$;
create trigger due_after_asker after insert on escalation_asker for each row execute function due_after_asker();

create function due_after_instructions() returns trigger language plpgsql as $$
begin
  perform keep_due_of_request(new.request_id);
  return null;
end $$;
create trigger due_after_instructions after insert on tour_instructions
  for each row execute function due_after_instructions();

create function due_after_home() returns trigger language plpgsql as $$
begin
  perform keep_due(new.id, array['confirm-listings']);
  return null;
end $$;
create trigger due_after_home_insert after insert on property for each row
  when (new.status = 'LISTING_IN_PROGRESS') execute function due_after_home();
create trigger due_after_home_update after update on property for each row
  when ((old.status, old.deleted_at, old.last_listed_at) is distinct from (new.status, new.deleted_at, new.last_listed_at))
  execute function due_after_home();

-- Feeds are judged without holding the homes, which all other writers hold; here the home is held for the moment, so that
-- neither misses what the other is about to commit.
create function due_after_entry() returns trigger language plpgsql as $$
begin
  perform from property where id = new.property_id for share;
  perform keep_due(new.property_id, array['confirm-listings']);
  return null;
end $$;
create trigger due_after_entry_insert after insert on syndication_entry for each row
  when (new.problems <> '[]') execute function due_after_entry();
create trigger due_after_entry_update after update on syndication_entry for each row
  when ((old.problems <> '[]') is distinct from (new.problems <> '[]')) execute function due_after_entry();

-- Rows of these are deleted by nobody but a person at the database; what was due with them goes along.
create function due_after_delete() returns trigger language plpgsql as $$
begin
  delete from due where subject_id = old.id;
  return null;
end $$;
create trigger due_after_request_delete after delete on showing_request for each row execute function due_after_delete();
create trigger due_after_showing_delete after delete on showing for each row execute function due_after_delete();
create trigger due_after_lead_delete after delete on inquiry for each row execute function due_after_delete();
create trigger due_after_question_delete after delete on escalation for each row execute function due_after_delete();
