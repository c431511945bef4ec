-- What is said of the product's own accord: reminders of each renter's own, nudges, follow-ups; and instructions of self-guided tours.

alter table showing_request add column reminded_at timestamptz;
update showing_request set reminded_at = showing.reminded_at from showing where showing.id = showing_request.showing_id;
alter table showing drop column reminded_at;

-- A visit that took place stays accepted; its renter may ask for another.
alter table showing_request add column over_at timestamptz;
update showing_request set over_at = showing.ends_at from showing
  where showing.id = showing_request.showing_id and showing.status = 'COMPLETED' and showing_request.status = 'ACCEPTED';
drop index showing_request_one_live;
create unique index showing_request_one_live on showing_request (inquiry_id)
  where status in ('FORMING', 'PENDING', 'ACCEPTED') and over_at is null;

create index showing_request_waiting on showing_request (created_at) where status = 'PENDING';
create index escalation_waiting on escalation (created_at) where status = 'PENDING';

-- Since when Piper's last words await the renter, and how often Piper has asked again since then.
alter table inquiry add column silent_since timestamptz;
alter table inquiry add column follow_ups_sent int not null default 0;
create index inquiry_silent on inquiry (silent_since) where silent_since is not null;

-- The hours of this zone in which the text is not sent, from when on they bind it.
alter table delivery add column quiet_zone text;
alter table delivery add column quiet_from timestamptz;

-- What an owner shared for one self-guided tour; the code opens the instructions while it is valid.
create table tour_instructions (
  id uuid primary key default uuidv7(),
  company_id uuid not null references company (id),
  property_id uuid not null references property (id),
  request_id uuid not null unique references showing_request (id),
  instructions text not null,
  code text not null,
  validity text not null
    constraint tour_instructions_validity_known check (validity in ('ONE_HOUR', 'TWO_HOURS', 'THREE_HOURS', 'ONE_DAY', 'UNLIMITED')),
  valid_from timestamptz not null,
  valid_until timestamptz,
  created_at timestamptz not null
);
create index tour_instructions_by_property on tour_instructions (property_id, created_at desc);

-- The request whose tour the instructions are for, where it is that what is asked for.
alter table escalation add column request_id uuid references showing_request (id);
create index escalation_by_request on escalation (request_id) where request_id is not null;
alter table showing_request add column instructions_missed_at timestamptz;
