-- Leads, their conversations, showings and escalations; the constraints that make a double booking impossible.

create extension if not exists btree_gist;

create table showing_agent (
  id uuid primary key default uuidv7(),
  company_id uuid not null references company (id),
  first_name text not null,
  last_name text not null,
  phone text not null,
  created_at timestamptz not null
);
create index showing_agent_by_company on showing_agent (company_id, created_at);
create index showing_agent_by_phone on showing_agent (phone);

create table inquiry (
  id uuid primary key default uuidv7(),
  company_id uuid not null references company (id),
  property_id uuid not null references property (id),
  renter_id uuid not null references renter (id),
  source text not null,
  stage text not null default 'INITIAL_CONTACT',
  talk jsonb not null,
  last_channel text not null,
  subject text,
  -- The Message-IDs of the thread, newest last, so that a mail programme keeps it together.
  thread text[] not null default '{}',
  qualified_at timestamptz,
  taken_over_at timestamptz,
  last_renter_at timestamptz,
  last_reply_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index inquiry_by_property on inquiry (company_id, property_id, created_at desc);
create index inquiry_by_renter on inquiry (renter_id, property_id);

create table message (
  id uuid primary key default uuidv7(),
  seq bigint generated always as identity,
  company_id uuid not null,
  inquiry_id uuid not null references inquiry (id),
  sender text not null check (sender in ('renter', 'piper', 'owner', 'system')),
  channel text,
  content text not null,
  facts jsonb not null default '[]',
  -- The partner's or the browser's own id of it: said twice, it is stored once.
  external_id text,
  mail_id text,
  created_at timestamptz not null,
  unique (inquiry_id, external_id)
);
create index message_by_inquiry on message (inquiry_id, seq);
create index message_by_mail on message (mail_id) where mail_id is not null;

create table visitor (
  id uuid primary key default uuidv7(),
  token_hash text not null unique,
  company_id uuid not null,
  property_id uuid not null references property (id),
  inquiry_id uuid not null references inquiry (id),
  created_at timestamptz not null,
  expires_at timestamptz not null
);

create table text_consent (
  company_id uuid not null,
  phone text not null,
  source text not null check (source in ('own-text', 'ticked-box', 'portal')),
  given_at timestamptz not null,
  primary key (company_id, phone, source)
);

create table showing (
  id uuid primary key default uuidv7(),
  company_id uuid not null references company (id),
  property_id uuid not null references property (id),
  tour_type text not null check (tour_type in ('IN_PERSON', 'VIRTUAL', 'SELF_GUIDED')),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- The showing and the time kept free behind it.
  occupied tstzrange not null,
  status text not null default 'PENDING',
  showing_agent_id uuid references showing_agent (id),
  cancel_reason text,
  reminded_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (ends_at > starts_at),
  constraint showing_status_known check (status in ('PENDING', 'CONFIRMED', 'COMPLETED', 'CANCELED', 'DECLINED', 'EXPIRED')),
  constraint showing_property_free exclude using gist (company_id with =, property_id with =, occupied with &&)
    where (status in ('PENDING', 'CONFIRMED') and tour_type <> 'VIRTUAL'),
  constraint showing_agent_free exclude using gist (company_id with =, showing_agent_id with =, tstzrange(starts_at, ends_at) with &&)
    where (status in ('PENDING', 'CONFIRMED') and tour_type <> 'SELF_GUIDED' and showing_agent_id is not null)
);
create unique index showing_virtual_joins on showing (company_id, property_id, starts_at)
  where status in ('PENDING', 'CONFIRMED') and tour_type = 'VIRTUAL';
create index showing_by_company on showing (company_id, created_at desc);
create index showing_by_property on showing (company_id, property_id, starts_at);
create index showing_live_by_start on showing (starts_at) where status in ('PENDING', 'CONFIRMED');

create table showing_request (
  id uuid primary key default uuidv7(),
  company_id uuid not null,
  property_id uuid not null references property (id),
  showing_id uuid not null references showing (id),
  inquiry_id uuid not null references inquiry (id),
  renter_id uuid not null references renter (id),
  status text not null,
  decline_reason text,
  attendance text check (attendance in ('CONFIRMED', 'DECLINED')),
  invite_sequence int not null default 0,
  warned_at timestamptz,
  owner_reminders int not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint showing_request_status_known check (
    status in ('FORMING', 'PENDING', 'ACCEPTED', 'DECLINED', 'CANCELLED_BY_RENTER', 'CANCELED_BY_INVESTOR', 'RESCHEDULED', 'EXPIRED'))
);
create unique index showing_request_one_live on showing_request (inquiry_id) where status in ('FORMING', 'PENDING', 'ACCEPTED');
create index showing_request_by_showing on showing_request (showing_id);
create index showing_request_by_inquiry on showing_request (inquiry_id, created_at desc);

create table reschedule_request (
  id uuid primary key default uuidv7(),
  company_id uuid not null,
  property_id uuid not null references property (id),
  inquiry_id uuid not null references inquiry (id),
  renter_id uuid not null references renter (id),
  asked_by text not null check (asked_by in ('owner', 'renter')),
  -- The request it moves, and the showing it is about: the proposed one of an owner, the kept one of a renter.
  request_id uuid not null references showing_request (id),
  showing_id uuid not null references showing (id),
  status text not null default 'PENDING',
  comment text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint reschedule_request_status_known check (status in ('PENDING', 'CONFIRMED', 'DECLINED', 'CANCELED', 'RESCHEDULED', 'EXPIRED'))
);
create unique index reschedule_request_one_live on reschedule_request (inquiry_id) where status = 'PENDING';
create index reschedule_request_by_showing on reschedule_request (showing_id);

create table escalation (
  id uuid primary key default uuidv7(),
  company_id uuid not null,
  property_id uuid not null references property (id),
  type text not null,
  reason text,
  topic text not null,
  question_text text not null,
  status text not null default 'PENDING',
  answer text,
  handled_by uuid,
  handled_at timestamptz,
  reminders int not null default 0,
  created_at timestamptz not null,
  constraint escalation_status_known check (status in ('PENDING', 'RESOLVED', 'IGNORED'))
);
create unique index escalation_one_open on escalation (property_id, topic)
  where status = 'PENDING' and type = 'PROPERTY_QUESTION' and reason is null;
create index escalation_open_by_company on escalation (company_id, created_at desc) where status = 'PENDING';
create index escalation_open_by_property on escalation (property_id, created_at desc) where status = 'PENDING';

create table escalation_asker (
  escalation_id uuid not null references escalation (id),
  inquiry_id uuid not null references inquiry (id),
  renter_id uuid not null references renter (id),
  question_text text not null,
  created_at timestamptz not null,
  primary key (escalation_id, inquiry_id)
);
create index escalation_asker_by_inquiry on escalation_asker (inquiry_id);

create table knowledge (
  id uuid primary key default uuidv7(),
  company_id uuid not null,
  property_id uuid not null references property (id),
  topic text not null,
  question text not null,
  answer text not null,
  escalation_id uuid references escalation (id),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (property_id, topic)
);
