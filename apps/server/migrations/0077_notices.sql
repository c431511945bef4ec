-- Every notice of an event to a member, waiting or sent; until now the waiting ones alone.
alter table held_notice rename to member_notice;
alter table member_notice rename constraint held_notice_pkey to member_notice_pkey;
-- When what it was about had been settled before it went out, so that it did not.
alter table member_notice add column dropped_at timestamptz;
drop index held_notice_due;
drop index held_notice_of_member;
create index member_notice_due on member_notice (due_at) where told_in is null and dropped_at is null;
create index member_notice_of_member on member_notice (user_id, due_at) where told_in is null and dropped_at is null;
create index member_notice_by_delivery on member_notice (told_in) where told_in is not null;
-- Until then what follows a member's last notice waits, and goes out as one.
alter table member add column notices_wait_until timestamptz;
-- The zone of the browser a member last called from; their night goes by it.
alter table member add column time_zone text;
-- A link in a mail that lets a member act on one thing. Of its token the hash alone is kept.
create table action_link (
  id uuid primary key default uuidv7(),
  token_hash bytea not null unique,
  action text not null check (action in ('accept', 'decline', 'answer', 'resolve')),
  company_id uuid not null references company (id) on delete cascade,
  user_id uuid not null references app_user (id) on delete cascade,
  request_id uuid references showing_request (id) on delete cascade,
  escalation_id uuid references escalation (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  check (num_nonnulls(request_id, escalation_id) = 1)
);
create index action_link_expires on action_link (expires_at);
create index action_link_of_request on action_link (request_id) where request_id is not null;
create index action_link_of_escalation on action_link (escalation_id) where escalation_id is not null;
create index action_link_of_member on action_link (user_id);
